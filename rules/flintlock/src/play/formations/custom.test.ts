import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { flintlock } from '../../index.ts';
import { deployState } from '../../model/deploy.ts';
import * as S from '../../model/state.ts';
import type { Formation } from '../../tables/index.ts';
import { refuseByCustom } from './custom.ts';

/** Historical formations in a battle (FL-6.7). */

const field = flintlock.field('guilford', { formations: 'historical' });

/** True if the first unit of a Command would be led into a formation; by heavy woods if it is said. */
function allows(command: string, to: Formation, byWoods = false): boolean {
  const s = deployState(field);
  const unit = field.commands.find(({ name }) => name === command)?.units[0] ?? assert.fail(command);
  const isWood = (hex: number) => field.ground.terrain[hex]?.terrain === 'heavy woods';
  const hexes = Array.from({ length: field.map.count }, (_, hex) => hex);
  const isClear = (hex: number) =>
    !isWood(hex) &&
    [0, 1, 2, 3, 4, 5].every((side) => !isWood(field.map.neighbours[hex * 6 + side] as number));
  s.at[unit] = hexes.find(byWoods ? isWood : isClear) ?? S.NONE;
  const refused = refuseByCustom({ field, s }, [unit], to);
  if (refused) assert.deepEqual([refused.code, refused.clause], ['FL-R-HISTORICAL', 'FL-6.7a']);
  return refused === null;
}

const kept = (command: string, byWoods = false) =>
  (['Column', 'Close', 'Open', 'SK'] as const).filter((to) => allows(command, to, byWoods));

clause('FL-6.7c', 'the Germans of Bose stay in Close, or go into Column by heavy woods', () => {
  assert.deepEqual(kept('Dupuy'), ['Close']);
  assert.deepEqual(kept('Dupuy', true), ['Column', 'Close']);
});

clause('FL-6.7d', 'Jaegers and light infantry fight in Open or as skirmishers, wherever they are', () => {
  assert.deepEqual(kept('Roeder'), ['Open', 'SK']);
  assert.deepEqual(kept('Roeder', true), ['Open', 'SK']);
});

clause('FL-6.7e', 'American militia keeps the formation it begins in', () => {
  assert.deepEqual(kept('Eaton', true), ['Open']);
});
