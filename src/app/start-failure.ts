/** The demo's service worker exists in a secure context only. */
export class InsecureAddress extends Error {
  override name = "InsecureAddress";
}

/** config.json could not be loaded, for another reason than not being there. */
export class SettingsUnreachable extends Error {
  override name = "SettingsUnreachable";
}
