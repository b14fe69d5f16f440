/** The demo needs a service worker, and the browser offers none: an insecure address, a private window. */
export class NoServiceWorker extends Error {
  override name = "NoServiceWorker";
}

/** config.json could not be loaded, for another reason than not being there. */
export class SettingsUnreachable extends Error {
  override name = "SettingsUnreachable";
}
