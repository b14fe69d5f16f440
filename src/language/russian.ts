import { firstRussian } from "./russian/first.ts";
import { laterRussian } from "./russian/later.ts";
import type { Words } from "./words.ts";

/**
 * Russian, a file a room. The same thing has the same name everywhere: case кейс, transaction
 * операция, stage этап, merchant ТСП, outcome исход, whoever runs the viewer администратор приложения.
 */
export const russian: Words = { ...firstRussian, ...laterRussian };
