import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TerrainPiece } from '@linstock/ground';
import { coverRows } from '../measure/cover.ts';
import { sees } from '../measure/sight.ts';
import { barrier, patch, situation, unit } from '../testing/placed-units.ts';
import { signs } from './signs.ts';

/** The guide describes the ground as the rules treat it. */

const FIRER = unit('U1', 20, 10, 0);
const TARGET = unit('C1', 20, 20, 180);

test('[JR-T17] the guide promises cover only from ground that gives it', () => {
  const grounds = {
    rough: [patch('rough', 10, 19, 30, 30)],
    broken: [patch('broken', 10, 19, 30, 30)],
    woods: [patch('woods', 10, 19, 30, 30)],
    fence: [barrier('wood_fence', [10, 19.8], [30, 19.8])],
    wall: [barrier('stone_wall', [10, 19.8], [30, 19.8])],
    works: [barrier('hasty_works', [10, 19.8], [30, 19.8])],
  } as const;
  for (const [kind, terrain] of Object.entries(grounds)) {
    const words = signs.ground[kind] ?? assert.fail(kind);
    const covers = coverRows(situation([], terrain).table, FIRER.stand, FIRER.front, TARGET).length > 0;
    if (/cover/.test(words.replace('no cover', ''))) assert.ok(covers, `${kind}: ${words}`);
    if (/no cover/.test(words)) assert.ok(!covers, `${kind}: ${words}`);
  }
  assert.match(signs.ground['rough'] ?? '', /no cover/);
});

test('[JR-7.4b] from a hill one sees over lower ground, not over units and woods, as the guide says', () => {
  const hill = patch('elevation', 5, 5, 35, 10.5, 2);
  const seesOver = (between: readonly TerrainPiece[], units = [FIRER, TARGET]): boolean => {
    const all = situation(units, [hill, ...between]);
    const [viewer, enemy] = all.units;
    return viewer !== undefined && enemy !== undefined && sees(all, viewer, enemy);
  };
  assert.ok(seesOver([patch('elevation', 5, 14, 35, 15, 1)]));
  assert.ok(!seesOver([patch('woods', 5, 13, 35, 17)]));
  assert.ok(!seesOver([], [FIRER, TARGET, unit('U2', 20, 15, 0, { stands: 4 })]));
  assert.match(signs.ground['elevation'] ?? '', /Lower ground does not hide.*Units and woods still do/);
});
