import {
  chanceThat,
  ONE_DIE,
  type Outcome,
  otherSide,
  type Provocation,
  type Question,
  type Reckoning,
  type Refusal,
  refusal,
  type Side,
  type StandingTerms,
  type TypedQuestion,
} from '../src/index.ts';

/** The questions of the toy with orders, its state, and its rolls. */

/** Numbers of the toy that never change in a game: how many units a side has, one a lane. */
export interface Lanes {
  readonly units: number;
}

/** Paces from one edge to the other. */
export const LENGTH = 12;
/** Strength of a base when the battle begins. */
export const BASE = 2;
/** Paces a unit fires, into its own lane and the next ones. */
const RANGE = 4;

export const PHASE = { WRITE: 0, RALLY: 1, LEAD: 2, MOVE: 3 } as const;
export const ORDER = { HOLD: 0, ADVANCE: 1, CHANGE: 2 } as const;
export const FORMATION = { LINE: 0, COLUMN: 1 } as const;

/**
 * The state. Units are numbered, those of side 0 first. Each has two bases, side by side in line and one behind the
 * other in column.
 */
export interface Orders {
  round: number;
  phase: number;
  /** The seal ids of the sheets while they are sealed, by side; else 0. */
  sealIds: [number, number];
  /** The unit for which the next rally is asked. */
  asking: number;
  /** The side whose unit is moved next. */
  acts: Side;
  /**
   * The move under way: the unit (-1: none), its remaining steps, whether the enemy may fire at it here, and whether
   * it was hit.
   */
  moving: { unit: number; rest: number; offered: number; hurt: number };
  /** By unit: paces from side 0's edge, strength by base, formation, whether shaken, its order opened, whether it has moved. */
  at: number[];
  bases: [number, number][];
  formation: number[];
  shaken: number[];
  order: number[];
  moved: number[];
  /** By side: the unit the commander is with; -1 with none. */
  leader: [number, number];
}

/** Answers to the toy's questions. */
export type OrderAnswer =
  | { readonly sheet: readonly number[] }
  | { readonly rally: boolean }
  | { readonly lead: number }
  | { readonly move: number; readonly steps: number }
  | { readonly fire: readonly number[] }
  | { readonly press: boolean }
  | { readonly lose: readonly [number, number] };
/** The one of them with this field. */
export type AnswerWith<K extends PropertyKey> = Extract<OrderAnswer, Readonly<Record<K, unknown>>>;

export const sideOf = ({ units }: Lanes, unit: number): Side => (unit < units ? 0 : 1);
export const laneOf = ({ units }: Lanes, unit: number): number => unit % units;
export const strengthOf = (s: Orders, unit: number): number =>
  (s.bases[unit]?.[0] ?? 0) + (s.bases[unit]?.[1] ?? 0);
/** A side's units, including those that are gone. */
export const unitsOf = ({ units }: Lanes, side: Side): number[] =>
  Array.from({ length: units }, (_, lane) => side * units + lane);
export const standing = (f: Lanes, s: Orders, side: Side): number[] =>
  unitsOf(f, side).filter((unit) => strengthOf(s, unit) > 0);

/** The place of a unit after a step; null if the lane ends or an enemy is in the way. */
export function stepFrom(f: Lanes, s: Orders, unit: number, from: number): number | null {
  const to = from + (sideOf(f, unit) === 0 ? 1 : -1);
  const foe = unitsOf(f, otherSide(sideOf(f, unit)))[laneOf(f, unit)] ?? -1;
  const blocked = strengthOf(s, foe) > 0 && s.at[foe] === to;
  return to < 0 || to > LENGTH || blocked ? null : to;
}

/** The units that may fire on a unit at this place. */
export function firersOn(f: Lanes, s: Orders, unit: number, at: number): number[] {
  const reaches = (foe: number): boolean =>
    Math.abs(laneOf(f, foe) - laneOf(f, unit)) <= 1 && Math.abs((s.at[foe] ?? 0) - at) <= RANGE;
  return standing(f, s, otherSide(sideOf(f, unit))).filter((foe) => s.shaken[foe] === 0 && reaches(foe));
}

/** The units that a side must still move: ordered to advance, not shaken, not moved yet. */
export const movable = (f: Lanes, s: Orders, side: Side): number[] =>
  standing(f, s, side).filter((u) => s.order[u] === ORDER.ADVANCE && s.shaken[u] === 0 && s.moved[u] === 0);

const mostSteps = (s: Orders, unit: number): number => (s.formation[unit] === FORMATION.COLUMN ? 3 : 2);

// --- rolls ------------------------------------------------------------------------------------------------------

export interface Shot extends Outcome {
  readonly hits: number;
}

const roll = <O extends Outcome>(
  name: string,
  title: string,
  clause: string,
  of: (die: number) => O,
): Reckoning<O> => ({
  name,
  title,
  clause,
  lines: [],
  dice: ONE_DIE,
  outcomes: [1, 2, 3, 4, 5, 6].map(of),
});

/** A shot of one unit: in line both bases fire, and the commander helps. */
export function shot(f: Lanes, s: Orders, firer: number): Reckoning<Shot> {
  const bases = s.formation[firer] === FORMATION.LINE ? 1 : 0;
  const led = s.leader[sideOf(f, firer)] === firer ? 1 : 0;
  const lines = [
    { label: 'in line', value: bases, clause: 'O-6' },
    { label: 'commander', value: led, clause: 'O-4' },
  ];
  const of = (die: number): Shot => {
    const hits = die + bases + led >= 7 ? 2 : die + bases + led >= 5 ? 1 : 0;
    return { key: `${hits}`, label: `${hits} hits`, rank: hits, hits };
  };
  return { ...roll('shot', 'Shot', 'O-6', of), lines };
}

/** The throw for the first move of this round. */
export const initiative = (): Reckoning<Outcome & { readonly side: Side }> =>
  roll('initiative', 'Initiative', 'O-2', (die) => {
    const side: Side = die > 3 ? 1 : 0;
    return { key: `${side}`, label: side === 0 ? 'Red first' : 'Blue first', rank: 1 - side, side };
  });

/** The roll of a shaken unit that tries to rally. */
export const rallying = (): Reckoning<Outcome> =>
  roll('rally', 'Rally', 'O-3', (die) => ({
    key: die >= 4 ? 'rallied' : 'shaken',
    label: die >= 4 ? 'it rallies' : 'it stays shaken',
    rank: die >= 4 ? 1 : 0,
  }));

// --- questions --------------------------------------------------------------------------------------------------

type Ask<B extends OrderAnswer> = TypedQuestion<OrderAnswer, B>;
const refused = (code: string, clause: string, sentence: string): Refusal => refusal(code, clause, sentence);
const both = [true, false] as const;

/** The secret sheet: an order for each unit of the side, including lost ones. All options are listed only if they are few. */
export function sheetQuestion(f: Lanes, s: Orders, side: Side): Question<OrderAnswer> {
  const orders = [ORDER.HOLD, ORDER.ADVANCE, ORDER.CHANGE];
  const all = (lanes: number): number[][] =>
    lanes === 0 ? [[]] : all(lanes - 1).flatMap((rest) => orders.map((order) => [...rest, order]));
  const lawful = (sheet: readonly number[]): number[] =>
    sheet.map((order, i) => (mayOrder(unitsOf(f, side)[i] ?? 0, order) ? order : ORDER.HOLD));
  const mayOrder = (unit: number, order: number): boolean => order === ORDER.HOLD || strengthOf(s, unit) > 0;
  const question: Ask<AnswerWith<'sheet'>> = {
    side,
    kind: 'sheet',
    clause: 'O-1',
    stable: true,
    sealed: true,
    prompt: () => 'Write an order for each unit, in secret.',
    options() {
      const sheets = f.units <= 3 ? all(f.units) : orders.map((order) => unitsOf(f, side).map(() => order));
      const texts = new Set(sheets.map((sheet) => JSON.stringify(lawful(sheet))));
      return [...texts].map((text) => ({ sheet: JSON.parse(text) as number[] }));
    },
    sample: (choose) => ({ sheet: lawful(unitsOf(f, side).map(() => orders[choose(3)] ?? 0)) }),
    refuse({ sheet }) {
      if (sheet.length !== f.units) return refused('not-all', 'O-1', `A sheet has ${f.units} orders.`);
      const wrong = unitsOf(f, side).find((unit, i) => !mayOrder(unit, sheet[i] ?? 0));
      return wrong === undefined ? null : refused('gone', 'O-1', `Unit ${wrong} is gone and takes no order.`);
    },
  };
  return question;
}

/** Asked openly while the sheets are sealed: does a shaken unit try to rally? */
export function rallyQuestion(f: Lanes, unit: number): Question<OrderAnswer> {
  const question: Ask<AnswerWith<'rally'>> & { standing: StandingTerms<OrderAnswer> } = {
    side: sideOf(f, unit),
    kind: 'rally',
    clause: 'O-3',
    stable: true,
    prompt: () => `Does unit ${unit} try to rally?`,
    options: () => both.map((rally) => ({ rally })),
    refuse: () => null,
    standing: {
      units: [{ piece: unit, chance: () => chanceThat(rallying(), ({ rank }) => rank >= 1) }],
      act: (pieces) => ({ rally: pieces.includes(unit) }),
      usual: () => null,
      declines: (answer) => 'rally' in answer && !answer.rally,
    },
  };
  return question;
}

/** The second secret: which unit the commander is with. */
export function leadQuestion(f: Lanes, s: Orders, side: Side): Question<OrderAnswer> {
  const question: Ask<AnswerWith<'lead'>> = {
    side,
    kind: 'lead',
    clause: 'O-4',
    stable: true,
    sealed: true,
    prompt: () => 'With which unit is the commander, in secret?',
    options: () => [-1, ...standing(f, s, side)].map((lead) => ({ lead })),
    refuse: ({ lead }) =>
      lead === -1 || standing(f, s, side).includes(lead)
        ? null
        : refused('not-there', 'O-4', `The commander can not be with unit ${lead}.`),
  };
  return question;
}

/** Asks which unit moves, and how many steps. */
export function moveQuestion(f: Lanes, s: Orders, side: Side): Question<OrderAnswer> {
  const question: Ask<AnswerWith<'move'>> & { provokes(answer: OrderAnswer): readonly Provocation[] } = {
    side,
    kind: 'move',
    clause: 'O-5',
    stable: true,
    prompt: () => 'Which unit moves, and how far?',
    options: () =>
      movable(f, s, side).flatMap((move) =>
        Array.from({ length: mostSteps(s, move) + 1 }, (_, steps) => ({ move, steps })),
      ),
    refuse({ move, steps }) {
      if (!movable(f, s, side).includes(move))
        return refused('not-ordered', 'O-5', `Unit ${move} may not move.`);
      const most = mostSteps(s, move);
      return steps <= most ? null : refused('too-far', 'O-5', `Unit ${move} goes ${most} steps at most.`);
    },
    provokes(answer) {
      const provoked: Provocation[] = [];
      if (!('move' in answer)) return provoked;
      let at: number | null = s.at[answer.move] ?? 0;
      for (let step = 0; step < answer.steps; step++) {
        at = stepFrom(f, s, answer.move, at);
        if (at === null) return provoked;
        for (const piece of firersOn(f, s, answer.move, at))
          provoked.push({
            step,
            piece,
            kind: 'fire',
            chance: chanceThat(shot(f, s, piece), ({ rank }) => rank >= 1),
          });
      }
      return provoked;
    },
  };
  return question;
}

/** After a step in sight of the enemy: which units fire, one after the other. */
export function fireQuestion(f: Lanes, s: Orders): Question<OrderAnswer> {
  const { unit } = s.moving;
  const may = firersOn(f, s, unit, s.at[unit] ?? 0);
  const lawful = (fire: readonly number[]): boolean =>
    new Set(fire).size === fire.length && fire.every((firer) => may.includes(firer));
  const question: Ask<AnswerWith<'fire'>> & { standing: StandingTerms<OrderAnswer> } = {
    side: otherSide(sideOf(f, unit)),
    kind: 'fire',
    clause: 'O-6',
    stable: true,
    prompt: () => `Who fires on unit ${unit}?`,
    options: () => [
      { fire: [] },
      ...may.map((one) => ({ fire: [one] })),
      ...(may.length > 1 ? [{ fire: may }] : []),
    ],
    refuse: ({ fire }) =>
      lawful(fire) ? null : refused('may-not-fire', 'O-6', `Only ${may.join(', ')} may fire, each once.`),
    standing: {
      units: may.map((piece) => ({
        piece,
        chance: () => chanceThat(shot(f, s, piece), ({ rank }) => rank >= 1),
      })),
      act: (pieces) => (lawful(pieces) ? { fire: pieces } : null),
      usual: () => null,
      declines: (answer) => 'fire' in answer && answer.fire.length === 0,
    },
  };
  return question;
}

/** The mover was hit: does it go on? */
export function pressQuestion(f: Lanes, s: Orders): Question<OrderAnswer> {
  const question: Ask<AnswerWith<'press'>> = {
    side: sideOf(f, s.moving.unit),
    kind: 'press',
    clause: 'O-7',
    stable: true,
    prompt: () => `Unit ${s.moving.unit} was hit: does it press on?`,
    options: () => both.map((press) => ({ press })),
    refuse: () => null,
  };
  return question;
}

/** Asks how a unit's two bases share its hits. */
export function loseQuestion(f: Lanes, s: Orders, unit: number, hits: number): Question<OrderAnswer> {
  const [front, rear] = s.bases[unit] ?? [0, 0];
  const ways = Array.from({ length: hits + 1 }, (_, first) => ({ lose: [first, hits - first] as const }));
  const fits = ({ lose: [a, b] }: AnswerWith<'lose'>): boolean => a + b === hits && a <= front && b <= rear;
  const usual = ways.findLast(fits) ?? null;
  const question: Ask<AnswerWith<'lose'>> & { standing: StandingTerms<OrderAnswer> } = {
    side: sideOf(f, unit),
    kind: 'lose',
    clause: 'O-8',
    stable: false,
    prompt: () => `Which bases of unit ${unit} lose ${hits}?`,
    options: () => ways.filter(fits),
    refuse: (answer) =>
      fits(answer) ? null : refused('no-share', 'O-8', `The bases have to lose ${hits} together.`),
    standing: { units: [], act: () => null, usual: () => usual, declines: () => false },
  };
  return question;
}
