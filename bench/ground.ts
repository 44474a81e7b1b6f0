import { battleById } from '@linstock/battles';
import {
  arcTable,
  distance,
  flood,
  type HexMapSpec,
  hexMapFromSurvey,
  NEVER,
  newReach,
  reach,
  trace,
  UNFLOODED,
} from '@linstock/ground';
import { blocksSight, map, type Pair, pairs, starts } from './hex-scene.ts';
import { type HexTasks, honeycomb } from './honeycomb.ts';
import { type Effort, figure, rate } from './measure.ts';
import type { Part, Row } from './part.ts';

/** Movement points of a march: those of foot under orders to move. */
const POINTS = 6;

/** The queries of a hex map in every decision, compared with a library of hex grids. */
export const groundPart: Part = {
  name: 'ground',
  title: 'Hex map of 30 by 30: sight lines, floods, marches and distances',
  run({ effort, peers }) {
    const ours = rates(our, effort);
    const sightAnew = rate(() => over(pairs, seesAnew), effort).best;
    const theirs = peers ? honeycomb() : null;
    if (theirs) agree(theirs);
    const found = theirs && rates(theirs, effort);
    const tasks = TASKS.flatMap(([task, what, unit]): Row[] => {
      const rows: Row[] = [{ what, value: ours[task], unit }];
      if (task === 'sees')
        rows.push({
          what: `${what}, each drawn for the first time`,
          value: sightAnew,
          unit,
          note: 'afterwards the map knows them',
        });
      if (!found) return rows;
      const times = `ours is ${figure(ours[task] / found[task])} times as fast`;
      const anew =
        task === 'sees' ? `; drawn for the first time, ${figure(sightAnew / found.sees)} times` : '';
      return [
        ...rows,
        { what: `${what}, honeycomb-grid 4.1.5`, value: found[task], unit, note: times + anew },
      ];
    });
    return [...tasks, opened(effort)];
  },
};

/** A battlefield at a small scale: 45 yards a hex, with its hexsides. */
const CLOSE = {
  layout: { yardsPerHex: 45, origin: { x: 0, y: 0 }, bearing: 0 },
  levels: [20, 40, 60, 80],
  sides: [
    { word: 'road', kinds: ['road', 'ford', 'bridge'], how: 'joins' },
    { word: 'fence', kinds: ['fence'], how: 'parts' },
    { word: 'stream', kinds: ['creek'], how: 'parts' },
  ],
} as const satisfies HexMapSpec;

/** The speed of making such a map from its survey. */
function opened(effort: Effort): Row {
  const survey = battleById('guilford')?.survey;
  if (!survey) throw new Error('The bench opens the ground of Guilford, which is not among the battles.');
  const { count } = hexMapFromSurvey(survey, CLOSE);
  const open = () => Number(hexMapFromSurvey(survey, CLOSE).count > 0);
  return { what: `map of ${count} hexes made of its survey`, value: rate(open, effort).best, unit: 'maps/s' };
}

const TASKS = [
  ['distance', 'distance of hexes 10 apart', 'pairs/s'],
  ['sees', 'sight line of 10 hexes', 'lines/s'],
  ['flooded', 'flood of the whole map', 'floods/s'],
  ['reached', `hexes and facings within ${POINTS} points`, 'marches/s'],
] as const;

const CORNERS = arcTable({ corner: { front: [5, 0], flank: [4, 1], rear: [3, 2] } });
const found = newReach(map, CORNERS.facings);
const flooded = new Uint16Array(map.count);
const going = {
  exits: CORNERS.fronts,
  turns: [1, -1],
  stepCost: (_: number, __: number, to: number) => (open(to) ? 1 : NEVER),
  turnCost: () => 1,
};
const open = (hex: number) => blocksSight[hex] === 0;

const our: HexTasks = {
  distance: ([a, b]) => distance(map, a, b),
  sees: ([a, b]) => trace(map, a, b).crossed.every(open),
  flooded: (from) =>
    flood(map, [from], open, flooded).reduce((sum, steps) => sum + (steps === UNFLOODED ? 0 : 1), 0),
  reached: (from, points) => reach(map, from, 0, { ...going, limit: points }, found).reached,
};

/** A copy of the map: no line is known of it yet. */
let freshMap = map;

/** The same for lines that are not known yet. */
function seesAnew(pair: Pair): boolean {
  if (pair === pairs[0]) freshMap = { ...map };
  return trace(freshMap, pair[0], pair[1]).crossed.every(open);
}

/** The sum of all results, so that no work can be left out. */
let sum = 0;

function over<T>(list: readonly T[], work: (one: T) => number | boolean): number {
  for (const one of list) sum += Number(work(one));
  return list.length;
}

function rates(tasks: HexTasks, effort: Effort): Record<keyof HexTasks, number> {
  return {
    distance: rate(() => over(pairs, tasks.distance), effort).best,
    sees: rate(() => over(pairs, tasks.sees), effort).best,
    flooded: rate(() => over(starts, tasks.flooded), effort).best,
    reached: rate(() => over(starts, (from) => tasks.reached(from, POINTS)), effort).best,
  };
}

/** Stops the bench if the peer does another task than we do. Sight along hexsides is a matter of rules, and may differ. */
function agree(theirs: HexTasks): void {
  const differ = (a: unknown, b: unknown) => {
    if (a !== b)
      throw new Error(`We say ${String(a)} and the peer says ${String(b)}: the tasks are not the same.`);
  };
  for (const pair of pairs) differ(our.distance(pair), theirs.distance(pair));
  for (const from of starts) {
    differ(our.flooded(from), theirs.flooded(from));
    differ(our.reached(from, POINTS), theirs.reached(from, POINTS));
  }
  const others = pairs.filter((pair: Pair) => our.sees(pair) !== theirs.sees(pair)).length;
  console.log(`Sight: ${others} of ${pairs.length} lines are judged differently.`);
}
