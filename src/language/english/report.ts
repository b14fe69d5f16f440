/** The report of a page that stopped working. */
export const reportWords = {
  copy: "Copy report",
  what: "The report says where the viewer stopped and how the data is built: names of fields and their types. It holds no value of a case.",
};
