import { englishTour } from "./english/tour.ts";
import type { LanguageTag } from "./languages.ts";
import { russianTour } from "./russian/tour.ts";

/** The sentences of the demo's tour. They are in no catalogue, because the production build has no tour. */
export const tourMessages: Readonly<Record<LanguageTag, typeof englishTour>> = {
  "en-GB": englishTour,
  "ru-RU": russianTour,
};
