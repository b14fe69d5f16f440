/** Attachments: download, preview, and what can go wrong with them. */
export const documentWords = {
  attachments: "Attachments",
};
