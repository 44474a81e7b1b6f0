import { join } from 'node:path';

const HOUSE = join(import.meta.dirname, '../../..');

/** The text of the option for the data folder. */
export const DATA_HELP = 'where games are stored';

/**
 * The data folder of the server.
 * @param given the one named by the user; without it `.linstock` in this checkout
 */
export function dataFolder(given: string | undefined): string {
  return given ?? join(HOUSE, '.linstock');
}
