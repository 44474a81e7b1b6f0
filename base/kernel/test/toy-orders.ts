import {
  type AnswerToGuess,
  ask,
  askSealed,
  type Chance,
  canonical,
  otherSide,
  type Procedure,
  type Question,
  type Rules,
  reveal,
  type SealedAnswer,
  type SealId,
  type Side,
  sha256Hex,
  type Umpire,
  type Verdict,
} from '../src/index.ts';
import {
  type AnswerWith,
  BASE,
  FORMATION,
  fireQuestion,
  firersOn,
  initiative,
  type Lanes,
  LENGTH,
  laneOf,
  leadQuestion,
  loseQuestion,
  movable,
  moveQuestion,
  ORDER,
  type OrderAnswer,
  type Orders,
  PHASE,
  pressQuestion,
  rallying,
  rallyQuestion,
  sheetQuestion,
  shot,
  sideOf,
  standing,
  stepFrom,
  strengthOf,
  unitsOf,
} from './toy-orders-questions.ts';

export * from './toy-orders-questions.ts';

/**
 * A toy that uses the whole contract. Both sides write a sheet of orders in secret. While these are sealed,
 * initiative and rallies are thrown and an open question is asked. Then they are revealed, and commanders are placed
 * in a second secret. Units of two bases move step by step under fire from the other side, turn by turn, and change
 * formation. No side has a turn of its own.
 */

const LAST_ROUND = 5;
/** Paces from its own edge a side begins at. */
const START = 3;
const MAX_UNITS = 20;
const SIDES: readonly Side[] = [0, 1];

function deploy(f: Lanes): Orders {
  const units = [...unitsOf(f, 0), ...unitsOf(f, 1)];
  return {
    round: 1,
    phase: PHASE.WRITE,
    sealIds: [0, 0],
    asking: 0,
    acts: 0,
    moving: { unit: -1, rest: 0, offered: 0, hurt: 0 },
    at: units.map((unit) => (sideOf(f, unit) === 0 ? START : LENGTH - START)),
    bases: units.map(() => [BASE, BASE]),
    formation: units.map((unit) => (laneOf(f, unit) % 2 === 0 ? FORMATION.LINE : FORMATION.COLUMN)),
    // The last lane has come up in haste.
    shaken: units.map((unit) => (f.units > 1 && laneOf(f, unit) === f.units - 1 ? 1 : 0)),
    order: units.map(() => ORDER.HOLD),
    moved: units.map(() => 0),
    leader: [-1, -1],
  };
}

function clone(s: Orders): Orders {
  return {
    ...s,
    sealIds: [...s.sealIds],
    moving: { ...s.moving },
    at: [...s.at],
    bases: s.bases.map(([front, rear]) => [front, rear]),
    formation: [...s.formation],
    shaken: [...s.shaken],
    order: [...s.order],
    moved: [...s.moved],
    leader: [...s.leader],
  };
}

const isOver = (f: Lanes, s: Orders): boolean =>
  s.round > LAST_ROUND || SIDES.some((side) => standing(f, s, side).length === 0);
const total = (f: Lanes, s: Orders, side: Side): number =>
  unitsOf(f, side).reduce((sum, unit) => sum + strengthOf(s, unit), 0);

// --- the sequence of play ---------------------------------------------------------------------------------------

function* play(umpire: Umpire, f: Lanes, s: Orders): Procedure<OrderAnswer> {
  while (!isOver(f, s)) {
    if (s.phase === PHASE.WRITE) yield* write(umpire, f, s);
    else if (s.phase === PHASE.RALLY) yield* rallies(umpire, f, s);
    else if (s.phase === PHASE.LEAD) yield* placeCommanders(f, s);
    else yield* moves(umpire, f, s);
  }
}

/** The sheets are locked, and stay sealed while initiative is thrown (O-1, O-2). */
function* write(umpire: Umpire, f: Lanes, s: Orders): Procedure<OrderAnswer> {
  const [red, blue] = yield* askSealed(SIDES.map((side) => sheetQuestion(f, s, side)));
  s.sealIds = [red ?? 0, blue ?? 0];
  s.acts = umpire.throw(initiative()).side;
  s.asking = 0;
  s.phase = PHASE.RALLY;
}

/** Shaken units may rally, one after the other. Then the sheets are revealed (O-3). */
function* rallies(umpire: Umpire, f: Lanes, s: Orders): Procedure<OrderAnswer> {
  for (; s.asking < s.at.length; s.asking++) {
    if (s.shaken[s.asking] === 0 || strengthOf(s, s.asking) === 0) continue;
    const { rally } = yield* ask<OrderAnswer, AnswerWith<'rally'>>(rallyQuestion(f, s.asking));
    if (rally && umpire.throw(rallying()).key === 'rallied') s.shaken[s.asking] = 0;
  }
  const sheets = yield* reveal<OrderAnswer, AnswerWith<'sheet'>>(
    s.sealIds.map((id) => id as SealId),
    'O-1',
  );
  s.sealIds = [0, 0];
  for (const side of SIDES)
    for (const [i, unit] of unitsOf(f, side).entries()) obey(s, unit, sheets[side]?.sheet[i] ?? 0);
  s.phase = PHASE.LEAD;
}

/** An order that was legal when written may be illegal now: a shaken unit holds (O-1). */
function obey(s: Orders, unit: number, order: number): void {
  s.order[unit] = s.shaken[unit] === 1 ? ORDER.HOLD : order;
  s.moved[unit] = 0;
  if (s.order[unit] === ORDER.CHANGE) s.formation[unit] = 1 - (s.formation[unit] ?? 0);
}

function* placeCommanders(f: Lanes, s: Orders): Procedure<OrderAnswer> {
  const sealIds = yield* askSealed(SIDES.map((side) => leadQuestion(f, s, side)));
  const [red, blue] = yield* reveal<OrderAnswer, AnswerWith<'lead'>>(sealIds, 'O-4');
  s.leader = [red?.lead ?? -1, blue?.lead ?? -1];
  s.phase = PHASE.MOVE;
}

/** Sides move one unit each in turn, while either has one to move (O-5). */
function* moves(umpire: Umpire, f: Lanes, s: Orders): Procedure<OrderAnswer> {
  for (;;) {
    yield* carryOn(umpire, f, s);
    if (isOver(f, s)) return;
    if (movable(f, s, s.acts).length === 0) s.acts = otherSide(s.acts);
    if (movable(f, s, s.acts).length === 0) break;
    const { move, steps } = yield* ask<OrderAnswer, AnswerWith<'move'>>(moveQuestion(f, s, s.acts));
    s.moving = { unit: move, rest: steps, offered: 0, hurt: 0 };
  }
  s.round++;
  s.phase = PHASE.WRITE;
}

/** The move under way, from its present point: a step, fire on it, and on (O-5 to O-7). */
function* carryOn(umpire: Umpire, f: Lanes, s: Orders): Procedure<OrderAnswer> {
  for (let { unit } = s.moving; unit >= 0; { unit } = s.moving) {
    const to = s.moving.rest > 0 ? stepFrom(f, s, unit, s.at[unit] ?? 0) : null;
    if (s.moving.offered === 1) {
      const { fire } = yield* ask<OrderAnswer, AnswerWith<'fire'>>(fireQuestion(f, s));
      s.moving.offered = 0;
      for (const firer of fire) yield* shoot(umpire, f, s, firer);
    } else if (s.moving.hurt === 1 && to !== null) {
      const { press } = yield* ask<OrderAnswer, AnswerWith<'press'>>(pressQuestion(f, s));
      s.moving.hurt = 0;
      if (!press) s.moving.rest = 0;
    } else if (to !== null) {
      s.at[unit] = to;
      s.moving.rest--;
      s.moving.offered = firersOn(f, s, unit, to).length > 0 ? 1 : 0;
      umpire.emit(() => ({
        side: sideOf(f, unit),
        sentence: `Unit ${unit} goes to ${to}.`,
        clauses: ['O-5'],
        what: null,
      }));
    } else {
      s.moved[unit] = 1;
      s.moving = { unit: -1, rest: 0, offered: 0, hurt: 0 };
      s.acts = otherSide(s.acts);
    }
  }
}

/** One shot: lost units are skipped; with half its strength gone, the mover is shaken and halts (O-6, O-8). */
function* shoot(umpire: Umpire, f: Lanes, s: Orders, firer: number): Procedure<OrderAnswer> {
  const { unit } = s.moving;
  if (strengthOf(s, unit) === 0) return;
  const { hits } = umpire.throw(shot(f, s, firer));
  if (hits === 0) return;
  const [front, rear] = yield* losses(f, s, unit, Math.min(hits, strengthOf(s, unit)));
  const [a = 0, b = 0] = s.bases[unit] ?? [];
  s.bases[unit] = [a - front, b - rear];
  if (strengthOf(s, unit) > BASE) s.moving.hurt = 1;
  else {
    s.shaken[unit] = 1;
    s.moving.rest = 0;
  }
  for (const side of SIDES) if (s.leader[side] === unit && strengthOf(s, unit) === 0) s.leader[side] = -1;
}

function* losses(
  f: Lanes,
  s: Orders,
  unit: number,
  hits: number,
): Procedure<OrderAnswer, readonly [number, number]> {
  const question = loseQuestion(f, s, unit, hits);
  const ways = [...question.options()] as AnswerWith<'lose'>[];
  if (ways.length === 1) return ways[0]?.lose ?? [0, 0];
  return (yield* ask<OrderAnswer, AnswerWith<'lose'>>(question)).lose;
}

// --- the end ----------------------------------------------------------------------------------------------------

function verdict(f: Lanes, s: Orders): Verdict {
  const lead = total(f, s, 0) - total(f, s, 1);
  const winner = lead === 0 ? null : lead > 0 ? 0 : 1;
  const sentence =
    winner === null ? 'Both hold their ground.' : `${winner === 0 ? 'Red' : 'Blue'} has lost less.`;
  return { winner, clause: 'O-9', sentence };
}

// --- heuristics -------------------------------------------------------------------------------------------------------

/** All of a side's units get this order; units that are out of play get Hold. */
const sheetOf = (f: Lanes, s: Orders, side: Side, order: (unit: number) => number): AnswerWith<'sheet'> => ({
  sheet: unitsOf(f, side).map((unit) => (strengthOf(s, unit) > 0 ? order(unit) : ORDER.HOLD)),
});

/** The reflex of a side. While its sheet is sealed it rallies only units with the order to advance. */
function reflex(
  f: Lanes,
  s: Orders,
  question: Question<OrderAnswer>,
  plan: string | undefined,
  known: readonly SealedAnswer<OrderAnswer>[],
): OrderAnswer {
  const options = [...question.options()];
  if (question.kind === 'sheet')
    return sheetOf(f, s, question.side, () => (plan === 'hold' ? ORDER.HOLD : ORDER.ADVANCE));
  if (question.kind === 'lead') return { lead: standing(f, s, question.side)[0] ?? -1 };
  if (question.kind === 'rally') {
    const sheet = known.find((sealed) => sealed.sealId === s.sealIds[question.side])?.answer;
    const order = sheet && 'sheet' in sheet ? sheet.sheet[laneOf(f, s.asking)] : ORDER.ADVANCE;
    return { rally: order === ORDER.ADVANCE };
  }
  return (question.kind === 'press' ? options[0] : options.at(-1)) as OrderAnswer;
}

/** A legal guess at a sealed answer: a random order for each unit, or a possible place of the commander. */
function guess(f: Lanes, s: Orders, { side, kind }: AnswerToGuess, chance: Chance): OrderAnswer {
  if (kind === 'sheet') return sheetOf(f, s, side, () => chance.below(3));
  const places = standing(f, s, side);
  return { lead: places[chance.below(places.length)] ?? -1 };
}

// --- shapes -----------------------------------------------------------------------------------------------------

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= -1;
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

function parseAnswer(kind: string, value: unknown): OrderAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sheet, rally, lead, move, steps, fire, press, lose } = value as Readonly<Record<string, unknown>>;
  if (kind === 'sheet' && isNumbers(sheet) && sheet.every((order) => order >= 0 && order <= 2))
    return { sheet };
  if (kind === 'rally' && typeof rally === 'boolean') return { rally };
  if (kind === 'lead' && isNumber(lead)) return { lead };
  if (kind === 'move' && isNumber(move) && isNumber(steps) && steps >= 0) return { move, steps };
  if (kind === 'fire' && isNumbers(fire)) return { fire };
  if (kind === 'press' && typeof press === 'boolean') return { press };
  const [a, b] = isNumbers(lose) && lose.length === 2 ? lose : [-1, -1];
  return kind === 'lose' && a !== undefined && b !== undefined && a >= 0 && b >= 0 ? { lose: [a, b] } : null;
}

/** The rules. One battle, `lanes`; the option `units` says how many units a side has, 3 by default. */
export const toyOrders: Rules<Orders, OrderAnswer, Lanes> = {
  id: 'toy-orders',
  title: 'Toy Orders',
  line: 'Orders in secret, and moves under fire.',
  version: '1',
  sides: ['Red', 'Blue'],
  clauses: {
    'O-1': {
      line: 'Each side writes an order for each unit in secret; what cannot be obeyed any more is a hold.',
      from: 'made up',
    },
    'O-2': { line: 'A die says who moves first.', from: 'made up' },
    'O-3': { line: 'A shaken unit may rally on 4 or more, while the orders are shut.', from: 'made up' },
    'O-4': {
      line: 'Each side places its commander in secret; he helps the unit he is with to shoot.',
      from: 'made up',
    },
    'O-5': {
      line: 'Units ordered to advance move one after the other, the sides about and about: 2 steps in line, 3 in column.',
      from: 'made up',
    },
    'O-6': {
      line: 'After each step the enemy may fire, 4 paces into this lane and the next; a line shoots better.',
      from: 'made up',
    },
    'O-7': { line: 'A unit that was hit may halt.', from: 'made up' },
    'O-8': {
      line: 'Bases share the hits; at half its strength a unit is shaken and halts.',
      from: 'made up',
    },
    'O-9': { line: 'Whoever has lost less after five rounds wins.', from: 'made up' },
    'O-10': { line: 'A side that resigns is beaten decisively.', from: 'made up' },
  },
  pace: { one: 'round', many: 'rounds' },
  battles: ['lanes'],
  field(battle, options) {
    const { units = 3, ...strange } = options;
    const [stray] = Object.keys(strange);
    if (battle !== 'lanes') throw new RangeError(`Toy Orders knows no battle "${battle}"; it knows lanes.`);
    if (stray !== undefined) throw new RangeError(`Toy Orders knows no option "${stray}"; it knows units.`);
    if (typeof units === 'number' && Number.isInteger(units) && units >= 1 && units <= MAX_UNITS)
      return { units };
    throw new RangeError(
      `The option units is a whole number from 1 to ${MAX_UNITS}, not ${JSON.stringify(units)}.`,
    );
  },
  battleHash: (battle) => sha256Hex(canonical({ battle, length: LENGTH, rounds: LAST_ROUND })),
  deploy,
  play,
  clone,
  verdict: (f, s) => (isOver(f, s) ? verdict(f, s) : null),
  concededVerdict: (_, _s, side) => ({
    winner: otherSide(side),
    clause: 'O-10',
    sentence: 'A decisive defeat.',
  }),
  clock: (_, s) => ({ label: `Round ${s.round} of ${LAST_ROUND}`, now: s.round, of: LAST_ROUND, side: null }),
  standing: [
    { kind: 'fire', title: 'Fire on a mover', clause: 'O-6', says: 'act', chance: 'a hit' },
    { kind: 'rally', title: 'Rally', clause: 'O-3', says: 'act', chance: 'a rally' },
    { kind: 'lose', title: 'Share out hits', clause: 'O-8', says: 'usual', chance: null },
  ],
  parseAnswer,
  reckonings: {},
  heuristics: {
    value: (f, s, side) => 100 * (total(f, s, side) - total(f, s, otherSide(side))),
    candidates: (f, s, question, known) => [
      reflex(f, s, question, undefined, known),
      ...[...question.options()].slice(0, 5),
    ],
    reflex: (f, s, question, plans, known) => reflex(f, s, question, plans['army'], known),
    commands: () => [{ body: 'army', plans: ['advance', 'hold'] }],
    horizon: (_, s) => s.round,
    guess: (f, s, toGuess, _, chance) => guess(f, s, toGuess, chance),
  },
  losses: (f, s, side) => {
    const men = 2 * BASE * f.units - total(f, s, side);
    return { units: f.units - standing(f, s, side).length, of: f.units, men, menOf: 2 * BASE * f.units };
  },
};
