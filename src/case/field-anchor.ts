/**
 * The id of a field on the page, to go to.
 * @param path of the field in the response, `stages[2].fields[0]`.
 */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll(/\W+/g, "-")}`;
