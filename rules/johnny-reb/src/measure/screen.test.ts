import assert from 'node:assert/strict';
import {
  depthIn,
  hidingArea,
  hillAbove,
  inches,
  levelAt,
  lineFromFront,
  type Spot,
  type Table,
} from '@linstock/ground';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { rebBattle } from '../battles/index.ts';
import { drawUp } from '../model/order-of-battle.ts';
import { asPivoted } from '../model/shots.ts';
import { patch, situation, unit } from '../testing/placed-units.ts';
import { surelyHides } from './sight.ts';
import type { PlacedUnit, Situation } from './situation.ts';

const hidden = (given: Situation) =>
  surelyHides(given, given.units[0] as PlacedUnit, given.units[1] as PlacedUnit);

clause(
  ['JR-7.4c', 'JR-7.5a'],
  'a strip across the line surely hides if it is broad, deep and high enough',
  () => {
    const both = [unit('U1', 20, 10, 0), unit('C1', 20, 24, 180)];
    const across = (kind: string, deep: number, level?: number) =>
      hidden(situation(both, [patch(kind, 5, 14, 35, 14 + deep, level)]));
    assert.equal(across('woods', 2), 'perhaps', 'one sees through it');
    assert.equal(across('woods', 3), 'from sight');
    assert.equal(across('woods', 4.2), 'from all fire');
    assert.equal(across('building', 0.2), 'from all fire');
    assert.equal(across('elevation', 1, 1), 'from all fire');
    assert.equal(hidden(situation(both, [patch('woods', 19, 14, 35, 20)])), 'perhaps', 'a line leads past');
    const below = patch('elevation', 5, 14, 35, 15, 1);
    assert.equal(
      hidden(situation(both, [below, patch('elevation', 5, 5, 35, 10.9, 2)])),
      'perhaps',
      'it looks down',
    );
    const above = patch('elevation', 5, 22, 35, 30, 1);
    const between = (south: number, level: number) =>
      hidden(situation(both, [above, patch('elevation', 5, south, 35, south + 0.9, level)]));
    assert.equal(between(15, 2), 'from all fire', 'it looks up at a higher hill');
    assert.equal(between(21, 1), 'perhaps', 'it looks up over a lower one');
  },
);

/** True if a line is blocked by the ground, by the rule applied to the whole table; for area fire, or for sight. */
function isBlocked(
  table: Table,
  viewer: PlacedUnit,
  seen: PlacedUnit,
  from: Spot,
  to: Spot,
  forFire: boolean,
): boolean {
  const heights = [levelAt(table, viewer.front) + 0.25, levelAt(table, seen.front) + 0.25] as const;
  if (hillAbove(table.hills, from, to, heights, inches(1))) return true;
  if (!forFire) return hidingArea(table.areas, from, to) !== null;
  const woods = table.areas.filter(({ kind }) => kind === 'woods');
  const rest = table.areas.filter(({ kind }) => kind !== 'woods');
  return depthIn(woods, from, to) > inches(4) + 10 || hidingArea(rest, from, to) !== null;
}

clause(
  ['JR-7.4b', 'JR-7.4c', 'JR-7.5a'],
  "a unit surely hidden on a battle's ground is hidden on every line, however the viewer turns",
  () => {
    const { table } = drawUp(rebBattle('mcphersons-ridge'));
    const { below } = seededChance('screens');
    const place = (id: string): PlacedUnit =>
      unit(id, 3 + below(table.width / 1000 - 6), 3 + below(table.height / 1000 - 6), below(360));
    const found = { perhaps: 0, 'from sight': 0, 'from all fire': 0 };
    for (let pair = 0; pair < 200; pair++) {
      const [viewer, seen] = [place('U1'), { ...place('C1'), listed: 1 }];
      const how = surelyHides({ table, units: [viewer, seen], visibility: inches(60) }, viewer, seen);
      found[how]++;
      if (how === 'perhaps') continue;
      for (let pivot = -450; pivot <= 450; pivot += 90) {
        const turned = asPivoted(viewer, pivot);
        const open = lineFromFront(turned.stand, seen.stand, null, (from, to) =>
          isBlocked(table, turned, seen, from, to, how === 'from all fire'),
        );
        assert.equal(open, null, `pair ${pair}, ${how}, turned by ${pivot}`);
      }
    }
    assert.ok(found['from sight'] > 5 && found['from all fire'] > 50, JSON.stringify(found));
  },
);
