/**
 * The DOM id of a document's row among the attachments.
 * @param path of the document in the response, such as `stages[2].fields[0].documentsInfo[1]`.
 */
export const documentAnchor = (path: string): string =>
  `document-${path.replaceAll(/\W+/g, "-").replace(/-$/, "")}`;
