const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = "йцукенгшщзхъфывапролджэячсмитьбюё";

const one = latin + cyrillic;
const other = cyrillic + latin;

/**
 * What the same keys type on the other layout, Latin or Russian: `cnflbz` is «стадия».
 * @param text in lower case.
 */
export const inOtherLayout = (text: string): string =>
  text.replaceAll(/./gu, (sign) => other.charAt(one.indexOf(sign)) || sign);
