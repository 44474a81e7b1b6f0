import { describe, test } from 'node:test';
import { useHouse } from '../house.ts';
import { OPENED, opensWell } from '../opened.ts';

/** Sizes between those of npm test, and a larger one. */
const SIZES = [
  [1920, 1080],
  [1024, 768],
] as const;

describe('a battle as it opens, on larger and middling windows', () => {
  const house = useHouse();

  for (const each of OPENED)
    test(`${each[0]}: every word can be read, none is cut off, no two names lie on each other`, () =>
      opensWell(house.browser(), house.url(), each, SIZES));
});
