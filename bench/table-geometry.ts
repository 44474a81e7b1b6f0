import {
  gap,
  insideGround,
  type Leg,
  overlap,
  rangeFromFront,
  type Spot,
  type Stand,
  sweepsGround,
  sweepsStand,
} from '@linstock/ground';
import { type Effort, figure, rate } from './measure.ts';
import type { Part, Row } from './part.ts';
import { flattenGap, flattenSight, polyclipOverlap, searchedSight } from './table-peers.ts';
import { board, lines, pairs, seen } from './table-scene.ts';

/** The queries that a free-measure table answers thousands of times a turn, compared with libraries of geometry. */
export const tableGeometryPart: Part = {
  name: 'table',
  title: 'Table: gaps, overlaps and sight lines',
  run({ effort, peers }) {
    const gaps = rate(over(gap), effort).best;
    const overlaps = rate(over(overlap), effort).best;
    const sights = rate(along(seen), effort).best;
    const places = rate(
      along((a) => board.areas.some((area) => insideGround(area, a))),
      effort,
    ).best;
    const rows: Row[] = [
      { what: 'gap of two stands', value: gaps, unit: 'pairs/s', aim: { least: 1_000_000 } },
      { what: 'overlap of two stands', value: overlaps, unit: 'pairs/s', aim: { least: 1_000_000 } },
      { what: 'sight line, 40 pieces of terrain', value: sights, unit: 'lines/s', aim: { least: 500_000 } },
      { what: 'place in any of 40 pieces', value: places, unit: 'places/s' },
      ...legRows(effort),
    ];
    return peers ? [...rows, ...peerRows(effort, { gaps, overlaps, sights })] : rows;
  },
};

const over = (work: (a: Stand, b: Stand) => unknown) => () => {
  for (const [a, b] of pairs) work(a, b);
  return pairs.length;
};

const along = (work: (a: Spot, b: Spot) => unknown) => () => {
  for (const [a, b] of lines) work(a, b);
  return lines.length;
};

/** The ground that legs sweep, wheels at every tenth of a degree, and the range into an arc. */
function legRows(effort: Effort): Row[] {
  const advance: Leg = { kind: 'advance', distance: 8000 };
  const wheel: Leg = { kind: 'wheel', about: 'right', angle: 900 };
  const [building] = board.areas;
  const ranges = rate(
    over((a, b) => rangeFromFront(a, b, 450)),
    effort,
  ).best;
  const straight = rate(
    over((a, b) => sweepsStand(a, advance, b)),
    effort,
  ).best;
  const wheeling = rate(
    over((a, b) => sweepsStand(a, wheel, b)),
    effort,
  ).best;
  const round = rate(
    over((a) => building && sweepsGround(a, wheel, building)),
    effort,
  ).best;
  return [
    { what: 'range from a front edge into an arc', value: ranges, unit: 'pairs/s' },
    { what: 'advance past a stand', value: straight, unit: 'legs/s' },
    { what: 'wheel of 90 degrees past a stand', value: wheeling, unit: 'legs/s' },
    { what: 'wheel of 90 degrees past a building', value: round, unit: 'legs/s' },
  ];
}

function peerRows(
  effort: Effort,
  { gaps, overlaps, sights }: { gaps: number; overlaps: number; sights: number },
): Row[] {
  const times = (ours: number, theirs: number) => `ours is ${figure(ours / theirs)} times as fast`;
  const peerGap = rate(flattenGap(), effort).best;
  const peerOverlap = rate(polyclipOverlap(), effort).best;
  const peerSight = rate(flattenSight(), effort).best;
  const searched = rate(searchedSight(), effort).best;
  return [
    { what: 'gap, @flatten-js/core 1.6.15', value: peerGap, unit: 'pairs/s', note: times(gaps, peerGap) },
    {
      what: 'overlap, polyclip-ts 0.16.8',
      value: peerOverlap,
      unit: 'pairs/s',
      note: times(overlaps, peerOverlap),
    },
    { what: 'sight, @flatten-js/core', value: peerSight, unit: 'lines/s', note: times(sights, peerSight) },
    {
      what: 'sight, ours behind a flatbush 4.7.0 index',
      value: searched,
      unit: 'lines/s',
      note: times(sights, searched),
    },
  ];
}
