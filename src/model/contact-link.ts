const mail = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.)+[a-z]{2,24}$/i;
const phone = /^(?=.*\d.*\d.*\d)\+?[\d ().-]{5,32}$/;

/** A `mailto:` link, only for a plain address: nothing that could carry a header or a second recipient. */
export const mailLink = (text: string): string | undefined =>
  mail.test(text) ? `mailto:${text}` : undefined;

/** A `tel:` link, only for digits with the usual separators: no pauses, no codes. */
export const phoneLink = (text: string): string | undefined =>
  phone.test(text) ? `tel:${text.replace(/[^\d+]/g, "")}` : undefined;
