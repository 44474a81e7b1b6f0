import { describe, test } from 'node:test';
import { useHouse } from '../house.ts';
import { OPENED, opensWell } from '../opened.ts';

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

describe('a battle as it opens, at four sizes', () => {
  const house = useHouse();

  for (const each of OPENED)
    test(`${each[0]}: every word can be read, none is cut off, no two names lie on each other`, () =>
      opensWell(house.browser(), house.url(), each, SIZES));
});
