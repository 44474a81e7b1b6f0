import {
  ask,
  askSealed,
  canonical,
  ONE_DIE,
  type Outcome,
  type Procedure,
  type Question,
  type Reckoning,
  type Rules,
  refusal,
  reveal,
  type SealId,
  type Side,
  type StandingTerms,
  sha256Hex,
  type Umpire,
} from '@linstock/kernel';

/**
 * A toy with every feature that a judge handles. Both sides write an order in secret, which stays sealed while the
 * runner rallies with dice. Then it runs in steps. At each step two guards may fire (a standing answer). If it is
 * hit it shares out the loss (a standing answer of no unit).
 */
interface Gauntlet {
  turn: number;
  phase: 'orders' | 'rally' | 'open' | 'move' | 'step' | 'fire' | 'share';
  sealIds: SealId[];
  pace: number;
  at: number;
  /** Steps of the move under way still to be made. */
  rest: number;
  hits: number;
  losses: [number, number];
}

/** Answers to its questions. */
type Deed =
  | { readonly order: 'hold' | 'run' }
  | { readonly rally: boolean }
  | { readonly steps: number }
  | { readonly fire: readonly number[] }
  | { readonly share: 0 | 1 };

/** The guards; the chance of the first grows with each step, the second has one in six. */
const GUARDS = [10, 11] as const;
const LAST_TURN = 3;
const RUNNER: Side = 0;
const GUARD: Side = 1;

interface DieOutcome extends Outcome {
  readonly value: number;
}

/** A die read by its face, or as a hit on the highest `ways` faces. */
function die(name: string, ways = 6): Reckoning<DieOutcome> {
  const outcome = (face: number): DieOutcome => ({
    key: `${face}`,
    label: `${face}`,
    rank: face,
    value: face > 6 - ways ? 1 : 0,
  });
  return {
    name,
    title: name,
    clause: 'G-2',
    lines: [],
    dice: ONE_DIE,
    outcomes: Array.from({ length: 6 }, (_, i) => outcome(i + 1)),
  };
}

/** Faces out of six on which a guard hits. */
const waysOf = (s: Gauntlet, piece: number): number => (piece === GUARDS[0] ? Math.min(s.at, 5) : 1);

/** The rules. One battle, `lane`; no options. */
export function gauntletRules(): Rules<Gauntlet, Deed, null> {
  return {
    id: 'gauntlet',
    title: 'Toy Gauntlet',
    line: 'One runs, two fire.',
    version: '1',
    sides: ['Runner', 'Guard'],
    clauses: {
      'G-1': { line: 'Orders are secret.', from: 'made up' },
      'G-2': { line: 'Guards fire at each step.', from: 'made up' },
      'G-3': { line: 'Hits are shared out.', from: 'made up' },
    },
    pace: { one: 'run', many: 'runs' },
    battles: ['lane'],
    field(battle) {
      if (battle !== 'lane') throw new RangeError(`Toy Gauntlet knows no battle "${battle}"; it knows lane.`);
      return null;
    },
    battleHash: (battle) => sha256Hex(canonical({ battle })),
    deploy: () => ({
      turn: 1,
      phase: 'orders',
      sealIds: [],
      pace: 0,
      at: 0,
      rest: 0,
      hits: 0,
      losses: [0, 0],
    }),
    play: (umpire, _, s) => play(umpire, s),
    clone: (s) => ({ ...s, sealIds: [...s.sealIds], losses: [s.losses[0], s.losses[1]] }),
    verdict: (_, s) =>
      s.turn > LAST_TURN
        ? { winner: s.hits > 1 ? GUARD : RUNNER, clause: 'G-2', sentence: 'The run is over.' }
        : null,
    clock: (_, s) => ({ label: `Run ${s.turn} of ${LAST_TURN}`, now: s.turn, of: LAST_TURN, side: null }),
    standing: [
      { kind: 'fire', title: 'Fire', clause: 'G-2', says: 'act', chance: 'a hit' },
      { kind: 'share', title: 'Share out', clause: 'G-3', says: 'usual', chance: null },
    ],
    parseAnswer: (_, value) => (typeof value === 'object' ? (value as Deed | null) : null),
    reckonings: {},
    heuristics: {
      value: (_, s, side) => (side === GUARD ? s.hits : -s.hits),
      candidates: (_, _s, question) => [...question.options()],
      reflex: (_, _s, question) => [...question.options()][0] as Deed,
      commands: () => [],
      horizon: (_, s) => s.turn,
      guess: (_, _s, _shut, _known, chance) => ({ order: chance.below(2) === 0 ? 'hold' : 'run' }),
    },
    losses: (_, s, side) => ({ units: side === RUNNER ? s.hits : 0, of: 9, men: 0, menOf: 9 }),
  };
}

function* play(umpire: Umpire, s: Gauntlet): Procedure<Deed> {
  while (s.turn <= LAST_TURN) {
    switch (s.phase) {
      case 'orders':
        s.sealIds = [...(yield* askSealed<Deed>([order(0), order(1)]))];
        s.phase = 'rally';
        break;
      case 'rally':
        if ((yield* ask<Deed, { rally: boolean }>(rally())).rally) umpire.throw(die('rally'));
        s.phase = 'open';
        break;
      case 'open': {
        const [own] = yield* reveal<Deed, { order: 'hold' | 'run' }>(s.sealIds, 'G-1');
        Object.assign(s, { tokens: [], pace: own?.order === 'run' ? 3 : 1, phase: 'move' });
        break;
      }
      case 'move':
        s.rest = (yield* ask<Deed, { steps: number }>(move(s))).steps;
        Object.assign(s, { at: 0, phase: 'step' });
        break;
      case 'step':
        if (s.rest === 0) Object.assign(s, { turn: s.turn + 1, phase: 'orders' });
        else Object.assign(s, { rest: s.rest - 1, at: s.at + 1, phase: 'fire' });
        break;
      case 'fire': {
        const { fire } = yield* ask<Deed, { fire: readonly number[] }>(fireQuestion(s));
        let hits = 0;
        for (const piece of fire) hits += umpire.throw(die(`shot-${piece}`, waysOf(s, piece))).value;
        Object.assign(s, hits > 0 ? { hits: s.hits + hits, rest: 0, phase: 'share' } : { phase: 'step' });
        break;
      }
      case 'share':
        s.losses[(yield* ask<Deed, { share: 0 | 1 }>(share())).share]++;
        s.phase = 'step';
    }
  }
}

type QuestionHead = Pick<Question<Deed>, 'side' | 'kind' | 'clause' | 'sealed' | 'standing'>;

function question(
  asked: QuestionHead,
  options: readonly Deed[],
  illegal?: (deed: Deed) => boolean,
): Question<Deed> {
  const known = new Set(options.map((each) => canonical(each)));
  const lawful = (deed: Deed): boolean => known.has(canonical(deed)) && !illegal?.(deed);
  return {
    ...asked,
    stable: true,
    prompt: () => `${asked.kind}?`,
    options: () => options.filter(lawful),
    refuse: (deed) =>
      lawful(deed) ? null : refusal('unlawful', asked.clause, 'The lane does not allow this.'),
  };
}

const order = (side: Side): Question<Deed> =>
  question({ side, kind: 'order', clause: 'G-1', sealed: true, standing: HOLD }, [
    { order: 'hold' },
    { order: 'run' },
  ]);

const HOLD: StandingTerms<Deed> = {
  units: [],
  act: (pieces) => (pieces.length === 0 ? { order: 'hold' } : null),
  usual: () => null,
  declines: (deed) => 'order' in deed && deed.order === 'hold',
};

const rally = (): Question<Deed> =>
  question({ side: RUNNER, kind: 'rally', clause: 'G-1' }, [{ rally: true }, { rally: false }]);

const move = (s: Gauntlet): Question<Deed> =>
  question(
    { side: RUNNER, kind: 'move', clause: 'G-2' },
    Array.from({ length: s.pace + 1 }, (_, steps) => ({ steps })),
  );

/** Both guards may not fire at the very first step. */
const fireQuestion = (s: Gauntlet): Question<Deed> =>
  question(
    {
      side: GUARD,
      kind: 'fire',
      clause: 'G-2',
      standing: {
        units: GUARDS.map((piece) => ({ piece, chance: () => waysOf(s, piece) / 6 })),
        act: (pieces) => ({ fire: [...pieces] }),
        usual: () => null,
        declines: (deed) => 'fire' in deed && deed.fire.length === 0,
      },
    },
    [{ fire: [] }, { fire: [10] }, { fire: [11] }, { fire: [10, 11] }],
    (deed) => s.at === 1 && 'fire' in deed && deed.fire.length === 2,
  );

const share = (): Question<Deed> =>
  question(
    {
      side: RUNNER,
      kind: 'share',
      clause: 'G-3',
      standing: {
        units: [],
        act: () => null,
        usual: () => ({ share: 0 }),
        declines: () => false,
      },
    },
    [{ share: 0 }, { share: 1 }],
  );
