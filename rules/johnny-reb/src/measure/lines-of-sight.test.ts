import assert from 'node:assert/strict';
import {
  crossesStand,
  depthIn,
  gap,
  hidingArea,
  hillAbove,
  inches,
  levelAt,
  lineFromFront,
  type Spot,
  span,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { type Chance, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { asPivoted } from '../model/shots.ts';
import { battery, patch, situation, unit } from '../testing/placed-units.ts';
import { FRONT_ARC } from './arcs.ts';
import { areaFireLine, sees, seesInArc, surelyHides } from './sight.ts';
import type { PlacedUnit, Situation } from './situation.ts';

/** Sight against the words of the clauses, line by line, while units move, turn and leave. */

/** Woods, a hill with a second level, and a farm. */
const GROUND = [
  patch('woods', 8, 17, 18, 19.5),
  patch('woods', 20, 16, 24, 21),
  patch('woods', 26, 15, 34, 16.2),
  patch('elevation', 12, 20, 30, 27, 1),
  patch('elevation', 18, 23, 22, 25, 2),
  patch('building', 15, 13, 16.5, 14),
];

/** JR-7.3a and JR-7.4d with JR-11.6a: distance, or another unit, blocks a line. */
function isBarred(all: Situation, viewer: PlacedUnit, seen: PlacedUnit, from: Spot, to: Spot): boolean {
  const high = (of: PlacedUnit): number => levelAt(all.table, of.front);
  const firedOver = (other: PlacedUnit): boolean =>
    viewer.arm === 'battery' &&
    high(viewer) > high(other) &&
    Math.min(gap(other.stand, viewer.stand), gap(other.stand, seen.stand)) >= inches(4) - TOUCH_DISTANCE;
  return (
    span(from, to) > all.visibility + TOUCH_DISTANCE ||
    all.units.some(
      (other) =>
        other !== viewer &&
        other !== seen &&
        crossesStand(other.stand, from, to) &&
        !(other.side === viewer.side && (other.formation === 'skirmish' || firedOver(other))),
    )
  );
}

/** JR-7.4c: ground above the line between the eyes. */
function isUnderHill({ table }: Situation, viewer: PlacedUnit, seen: PlacedUnit, from: Spot, to: Spot) {
  const eyes = [levelAt(table, viewer.front) + 0.25, levelAt(table, seen.front) + 0.25] as const;
  return hillAbove(table.hills, from, to, eyes, inches(1)) !== null;
}

/** What a unit may see or fire at, by testing each line of JR-7.4a for itself. */
function linesOf(all: Situation, viewer: PlacedUnit, seen: PlacedUnit) {
  const { areas } = all.table;
  const woods = areas.filter(({ kind }) => kind === 'woods');
  const others = areas.filter(({ kind }) => kind !== 'woods');
  const bars = (from: Spot, to: Spot): boolean =>
    isBarred(all, viewer, seen, from, to) || isUnderHill(all, viewer, seen, from, to);
  const blocks = (from: Spot, to: Spot): boolean => bars(from, to) || hidingArea(areas, from, to) !== null;
  const tooDeep = (from: Spot, to: Spot): boolean =>
    bars(from, to) ||
    hidingArea(others, from, to) !== null ||
    depthIn(woods, from, to) > inches(4) + TOUCH_DISTANCE;
  const line = (splay: number | null, blocked: (from: Spot, to: Spot) => boolean) =>
    lineFromFront(viewer.stand, seen.stand, splay, blocked);
  return {
    anywhere: line(null, blocks) !== null,
    ahead: line(FRONT_ARC, blocks) !== null,
    areaFire: line(FRONT_ARC, tooDeep),
  };
}

const KINDS = [{}, { formation: 'skirmish' }, { formation: 'march_column' }, { stands: 1 }] as const;

/** A unit somewhere, on foot or with guns. */
function placedAt(chance: Chance, id: string, listed: number): PlacedUnit {
  const [x, y, heading] = [
    6 + chance.below(28_000) / 1000,
    10 + chance.below(18_000) / 1000,
    chance.below(360),
  ];
  const placed =
    chance.below(4) === 0
      ? battery(id, x, y, heading)
      : unit(id, x, y, heading, KINDS[chance.below(KINDS.length)]);
  return { ...placed, listed };
}

clause(
  ['JR-7.3a', 'JR-7.4a', 'JR-7.4b', 'JR-7.4c', 'JR-7.4d', 'JR-7.5a', 'JR-11.6a', 'JR-7.1c'],
  'sight and area fire are those of the single lines, while units move, turn about and leave the table',
  () => {
    const chance = seededChance('lines of sight');
    const { table } = situation([], GROUND);
    const ids = ['U1', 'U2', 'U3', 'U4', 'C1', 'C2', 'C3', 'C4'];
    const units = ids.map((id, listed) => placedAt(chance, id, listed));
    const counts = { anywhere: 0, ahead: 0, areaFire: 0, hidden: 0 };
    for (let turn = 0; turn < 130; turn++) {
      const moved = chance.below(units.length);
      const before = units[moved] as PlacedUnit;
      units[moved] =
        chance.below(3) === 0
          ? asPivoted(before, 50 * (chance.below(19) - 9))
          : placedAt(chance, before.id, moved);
      const absent = chance.below(3 * units.length);
      const visibility = inches(chance.below(6) === 0 ? 8 : 40);
      const all: Situation = { table, units: units.filter((_, i) => i !== absent), visibility };
      for (const viewer of all.units)
        for (const seen of all.units) {
          if (seen.side === viewer.side) continue;
          const { anywhere, ahead, areaFire } = linesOf(all, viewer, seen);
          const at = `turn ${turn}: ${viewer.id} at ${seen.id}`;
          // Asked for twice, in either order: the answers are remembered.
          const asked = turn % 2 === 0 ? [sees, seesInArc] : [seesInArc, sees];
          for (const how of [...asked, ...asked])
            assert.equal(how(all, viewer, seen), how === sees ? anywhere : ahead, `${at}, ${how.name}`);
          assert.deepEqual(areaFireLine(all, viewer, seen), areaFire, `${at}, area fire`);
          const surely = surelyHides(all, viewer, seen);
          if (surely !== 'perhaps') assert.equal(anywhere, false, `${at}, surely hidden`);
          if (surely === 'from all fire') assert.equal(areaFire, null, `${at}, surely out of area fire`);
          counts.anywhere += anywhere ? 1 : 0;
          counts.ahead += ahead ? 1 : 0;
          counts.areaFire += areaFire && !ahead ? 1 : 0;
          counts.hidden += surely === 'perhaps' ? 0 : 1;
        }
    }
    assert.ok(
      Object.values(counts).every((n) => n > 20),
      JSON.stringify(counts),
    );
  },
);
