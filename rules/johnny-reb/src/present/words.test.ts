import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BATTLES } from '../battles/index.ts';
import { drawUp } from '../model/order-of-battle.ts';
import { SHORT_NAMES, shortName } from './words.ts';

/** Letters that fit behind a unit of usual frontage. */
const MAX_LETTERS = 21;

test('every unit has a name short enough to draw behind it, and no short name is unused', () => {
  const units = Object.values(BATTLES).flatMap((battle) => drawUp(battle).units);
  assert.deepEqual(
    units.map(shortName).filter((name) => name.length > MAX_LETTERS),
    [],
  );
  const names = new Set(units.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(SHORT_NAMES).filter((name) => !names.has(name)),
    [],
  );
});
