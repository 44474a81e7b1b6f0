import { tableOf } from '@linstock/ground';
import { type Clock, canonical, type Heuristics, nth, type Side, sha256Hex } from '@linstock/kernel';
import { Name, type Presentation, type Rulebook, type Scene } from '@linstock/scene';
import { play } from './play.ts';
import {
  cloneSkirmish,
  drawnUp,
  type Order,
  SIZE,
  type Skirmish,
  STRENGTH,
  sideOf,
  TURN_LIMIT,
  UNITS,
} from './state.ts';

const FROM = 'made up';
const CLAUSES = {
  'SK-1': {
    line: 'A turn is five orders to units of one side, one order a unit; a side that can give none passes.',
    from: FROM,
  },
  'SK-2': { line: 'A move is one step north, east, south or west on to an empty square.', from: FROM },
  'SK-3': {
    line: 'Fire reaches two squares: two dice, each 4 or more takes one of three strength points.',
    from: FROM,
  },
  'SK-4': {
    line: 'A side that has lost ten units loses; after 200 turns the stronger side wins.',
    from: FROM,
  },
};

const heuristics: Heuristics<Skirmish, Order, null> = {
  value: (_, s, side) => 100 * (strengthOf(s, side) - strengthOf(s, side === 0 ? 1 : 0)),
  candidates: (_, _s, question) => [...question.options()],
  reflex(_, _s, question) {
    const orders = [...question.options()];
    return orders.find((order) => order.order === 'fire') ?? nth(orders, 0);
  },
  commands: () => [],
  horizon: (_, s) => s.turn,
};

const present: Presentation<Skirmish, Order, null> = {
  shows: {
    scene: ({ state }) => scene(null, state),
    ground: () => ({ kind: 'table', table: tableOf({ width: 20, height: 20, terrain: [] }), names: [] }),
  },
  clicks: {
    picks: (_, _q, order) =>
      order.order === 'move'
        ? {
            picks: [{ piece: `unit:${order.unit}` }, { hex: order.to }],
            label: `Unit ${order.unit} moves to ${order.to}`,
          }
        : {
            picks: [{ piece: `unit:${order.unit}` }, { piece: `unit:${order.target}` }],
            label: `Unit ${order.unit} fires at ${order.target}`,
          },
  },
  asks: {},
};

/** Skirmish, the yardstick game: twenty units a side on 20 by 20 squares, move or fire. One battle, `line`, no options. */
export const skirmish: Rulebook<Skirmish, Order, null> = {
  id: 'skirmish',
  title: 'Skirmish',
  line: 'Two lines of counters.',
  version: '1',
  sides: ['North', 'South'],
  clauses: CLAUSES,
  guide: {
    sequence: [],
    signs: { scale: '', arms: {}, marks: {}, orders: {}, ground: {} },
    chapters: [],
    counsel: {},
  },
  battles: ['line'],
  field(battle, options) {
    if (battle !== 'line') throw new RangeError(`Skirmish knows no battle "${battle}"; it knows line.`);
    const [stray] = Object.keys(options);
    if (stray !== undefined) throw new RangeError(`Skirmish knows no option "${stray}"; it has none.`);
    return null;
  },
  battleHash: () => sha256Hex(canonical(drawnUp())),
  deploy: drawnUp,
  play: (umpire, _, s) => play(umpire, s),
  clone: cloneSkirmish,
  standing: [],
  verdict(_, s) {
    if (s.winner === null) return null;
    const winner = s.winner === 2 ? null : s.winner;
    const sentence = winner === null ? 'Neither side is stronger.' : `${this.sides[winner]} wins.`;
    return { winner, clause: 'SK-4', sentence };
  },
  parseAnswer: (_, value) => parseOrder(value),
  reckonings: {},
  pace: { one: 'turn', many: 'turns' },
  clock: (_, s) => clock(s),
  heuristics,
  present,
  losses: (_, s, side) => ({
    units: s.lost[side],
    of: UNITS,
    men: UNITS * STRENGTH - strengthOf(s, side),
    menOf: UNITS * STRENGTH,
  }),
};

function parseOrder(value: unknown): Order | null {
  if (typeof value !== 'object' || value === null) return null;
  const { order, unit, to, target } = value as Readonly<Record<string, unknown>>;
  if (!isBelow(unit, 2 * UNITS)) return null;
  if (order === 'move') return isBelow(to, SIZE * SIZE) ? { order, unit, to } : null;
  return order === 'fire' && isBelow(target, 2 * UNITS) ? { order, unit, target } : null;
}

function isBelow(value: unknown, end: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;
}

function strengthOf(s: Skirmish, side: Side): number {
  let sum = 0;
  for (let unit = side * UNITS; unit < (side + 1) * UNITS; unit++) sum += nth(s.strength, unit);
  return sum;
}

const clock = (s: Skirmish): Clock => ({
  label: `Turn ${s.turn} of ${TURN_LIMIT}`,
  now: s.turn,
  of: TURN_LIMIT,
  side: s.side,
});

function scene(_: null, s: Skirmish): Scene {
  return {
    clock: clock(s),
    steps: [{ id: 'orders', label: 'Orders', side: null, clause: 'SK-1' }],
    step: 0,
    goals: [[], []],
    pieces: s.at.map((square, unit) => ({
      id: `unit:${unit}`,
      side: sideOf(unit),
      kind: 'foot',
      name: `Unit ${unit}`,
      called: new Name(`Unit ${unit}`, { article: true }),
      short: `${unit}`,
      group: `side:${sideOf(unit)}`,
      place: square < 0 ? null : { hex: square },
      off: square < 0 ? 'lost' : null,
      facing: null,
      marks: [],
      figures: [{ label: 'strength', value: `${s.strength[unit]}`, clause: 'SK-3' }],
      coat: sideOf(unit) === 0 ? 'blue' : 'red',
      facings: 'white',
      story: `Unit ${unit}, strength ${s.strength[unit]}`,
    })),
    bodies: [],
    standing: [`${s.lost[0]} lost`, `${s.lost[1]} lost`],
  };
}
