import {
  ask,
  askSealed,
  canonical,
  type ManualEdit,
  type Outcome,
  type Procedure,
  type Question,
  type Reckoning,
  type Refusal,
  type Rules,
  refusal,
  reveal,
  type Side,
  sha256Hex,
  type Umpire,
} from '../src/index.ts';

/**
 * A toy for tests of the kernel's contract. Two champions choose in secret to close or to wait. If one alone closes
 * he may strike, and the other decides in the middle of the blow whether to reel or to stand. Three wounds lose.
 */
export interface Duel {
  round: number;
  wounds: [number, number];
  distance: [number, number];
}

/** Answers to the toy's questions. */
export type Move =
  | { readonly step: 'close' | 'wait' }
  | { readonly strike: number }
  | { readonly reel: boolean };

const LAST_ROUND = 12;
const LOSING = 3;

interface Blow extends Outcome {
  readonly wounds: number;
}

/** A blow with a strength: each point makes the dice a little better. */
export function blow(strength: number): Reckoning<Blow> {
  const outcome = (sum: number): Blow => {
    const wounds = sum + strength >= 11 ? 2 : sum + strength >= 8 ? 1 : 0;
    return { key: `${wounds}`, label: `${wounds} wounds`, rank: wounds, wounds };
  };
  return {
    name: 'blow',
    title: 'Blow',
    clause: 'T-2',
    lines: [{ label: 'strength', value: strength, clause: 'T-2' }],
    dice: { count: 2, sides: 6, read: 'sum' },
    outcomes: Array.from({ length: 11 }, (_, i) => outcome(i + 2)),
  };
}

/** Ways to break a rule on purpose, to see that the conformance suite notices. */
export interface Faults {
  readonly unstable?: boolean;
  readonly forgetful?: boolean;
  readonly lax?: boolean;
}

/** The toy rulebook. One battle, `yard`; the option `brave` takes the right to reel away. */
export function toyRules(faults: Faults = {}): Rules<Duel, Move, { brave: boolean }> {
  return {
    id: 'toy',
    title: 'Toy Duel',
    line: 'Two champions close or wait.',
    version: '1',
    sides: ['Red', 'Blue'],
    clauses: {
      'T-1': { line: 'Both choose in secret.', from: 'made up' },
      'T-2': { line: 'A blow throws two dice.', from: 'made up' },
      'T-3': { line: 'The struck may reel.', from: 'made up' },
    },
    pace: { one: 'round', many: 'rounds' },
    battles: ['yard'],
    levels: ['beginner', 'easy', 'normal'],
    field(battle, options) {
      if (battle !== 'yard') throw new RangeError(`Toy Duel knows no battle "${battle}"; it knows yard.`);
      const stray = Object.keys(options).find((name) => name !== 'brave');
      if (stray !== undefined) throw new RangeError(`Toy Duel knows no option "${stray}"; it knows brave.`);
      return { brave: options['brave'] === true };
    },
    battleHash: (battle) => sha256Hex(canonical({ battle, rounds: LAST_ROUND })),
    deploy: () => ({ round: 1, wounds: [0, 0], distance: [0, 0] }),
    play: (umpire, field, s) => play(umpire, field, s, faults),
    clone: (s) =>
      faults.forgetful
        ? { ...s }
        : { round: s.round, wounds: [s.wounds[0], s.wounds[1]], distance: [s.distance[0], s.distance[1]] },
    verdict: (_, s) => (ended(s) ? verdict(s) : null),
    edit: (umpire, _, s, edits) => edit(umpire, s, edits),
    clock: (_, s) => ({
      label: `Round ${s.round} of ${LAST_ROUND}`,
      now: s.round,
      of: LAST_ROUND,
      side: null,
    }),
    standing: [{ kind: 'reel', title: 'Reel from a blow', clause: 'T-3', says: 'act', chance: null }],
    parseAnswer: (kind, value) => parseMove(kind, value),
    reckonings: {},
    heuristics: {
      value: (_, s, side) => 100 * (s.wounds[side === 0 ? 1 : 0] - s.wounds[side]),
      candidates: (_, _s, question) => [...question.options()],
      reflex: (_, _s, question) => [...question.options()][0] as Move,
      commands: () => [],
      horizon: (_, s) => s.round,
      guess: (_, _s, _shut, _known, chance) => ({ step: chance.below(2) === 0 ? 'close' : 'wait' }),
    },
    losses: (_, s, side) => ({ units: s.wounds[side], of: LOSING, men: s.wounds[side], menOf: LOSING }),
  };
}

/** Sets the wounds of the champions `red` and `blue`, and the distance between them. */
function edit(umpire: Umpire, s: Duel, edits: readonly ManualEdit[]): Refusal | null {
  for (const { piece, set } of edits) {
    const side = ['red', 'blue'].indexOf(piece);
    const { wounds } = set;
    if (side < 0 || typeof wounds !== 'number' || wounds < 0 || wounds > LOSING)
      return refusal('bad-edit', null, `A champion has 0 to ${LOSING} wounds.`);
    s.wounds[side] = wounds;
    umpire.emit(() => ({ side: null, sentence: `By hand: ${wounds} wounds.`, clauses: [], what: 'edit' }));
  }
  return null;
}

const ended = (s: Duel): boolean => s.round > LAST_ROUND || s.wounds[0] >= LOSING || s.wounds[1] >= LOSING;

function verdict(s: Duel): { winner: Side | null; clause: string; sentence: string } {
  const lead = s.wounds[1] - s.wounds[0];
  const winner = lead === 0 ? null : lead > 0 ? 0 : 1;
  return { winner, clause: 'T-2', sentence: winner === null ? 'Both leave the yard.' : 'One is down.' };
}

function* play(umpire: Umpire, field: { brave: boolean }, s: Duel, faults: Faults): Procedure<Move> {
  while (!ended(s)) {
    if (faults.unstable) s.distance[0]++;
    const sealIds = yield* askSealed([stepQuestion(0), stepQuestion(1)]);
    const steps = yield* reveal(sealIds, 'T-1');
    const closes = steps.map((move) => 'step' in move && move.step === 'close');
    if (closes[0] !== closes[1]) yield* strike(umpire, field, s, closes[0] ? 0 : 1, faults);
    s.round++;
  }
}

function* strike(
  umpire: Umpire,
  field: { brave: boolean },
  s: Duel,
  side: Side,
  faults: Faults,
): Procedure<Move> {
  const foe: Side = side === 0 ? 1 : 0;
  const most = 3 - s.wounds[side];
  const strength = yield* ask<Move, { strike: number }>(strikeQuestion(side, most, faults));
  const first = umpire.throw(blow(strength.strike));
  umpire.emit(() => ({ side, sentence: `A blow for ${first.wounds}.`, clauses: ['T-2'], what: 'blow' }));
  const reels =
    !field.brave && first.wounds > 0 && (yield* ask<Move, { reel: boolean }>(reelQuestion(foe))).reel;
  s.wounds[foe] += reels ? Math.min(1, umpire.throw(blow(0)).wounds) : first.wounds;
  s.distance[foe] += reels ? 1 : 0;
}

const stepQuestion = (side: Side): Question<Move> => ({
  side,
  kind: 'step',
  clause: 'T-1',
  stable: true,
  sealed: true,
  prompt: () => 'Close or wait, in secret?',
  options: () => [{ step: 'close' }, { step: 'wait' }],
  refuse: () => null,
});

const strikeQuestion = (side: Side, most: number, faults: Faults): Question<Move> => ({
  side,
  kind: 'strike',
  clause: 'T-2',
  stable: false,
  prompt: () => `With how much strength, 0 to ${most}?`,
  options: () => Array.from({ length: most + 1 }, (_, strength) => ({ strike: strength })),
  refuse: (move) =>
    !faults.lax && 'strike' in move && move.strike > most
      ? refusal('too-strong', 'T-2', `The wounded strike with ${most} at most.`)
      : null,
});

const reelQuestion = (side: Side): Question<Move> => ({
  side,
  kind: 'reel',
  clause: 'T-3',
  stable: false,
  prompt: () => 'Reel, or take it?',
  options: () => [{ reel: true }, { reel: false }],
  refuse: () => null,
  standing: {
    units: [{ piece: side, chance: () => null }],
    act: (pieces) => ({ reel: pieces.includes(side) }),
    usual: () => null,
    declines: (move) => 'reel' in move && !move.reel,
  },
});

function parseMove(kind: string, value: unknown): Move | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, strike, reel } = value as Readonly<Record<string, unknown>>;
  if (kind === 'step' && (step === 'close' || step === 'wait')) return { step };
  if (kind === 'strike' && typeof strike === 'number' && Number.isInteger(strike) && strike >= 0)
    return { strike };
  return kind === 'reel' && typeof reel === 'boolean' ? { reel } : null;
}
