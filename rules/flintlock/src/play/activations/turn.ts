import {
  carryOut,
  decidedBy,
  decisionFor,
  type Decision as KernelDecision,
  nth,
  refusal,
} from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { Answer, AnswerTo } from '../../model/answers.ts';
import { commandName } from '../../model/board.ts';
import type { Game, Play, QuestionOf, StateView } from '../../model/game.ts';
import { put } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { endFire, fire } from '../fire/fire.ts';
import { setGun } from '../fire/guns.ts';
import { returnFire } from '../fire/return-fire.ts';
import { formation } from '../formations/drill.ts';
import { enterSkirmish, reform } from '../formations/skirmish.ts';
import { ride } from '../leaders/ride.ts';
import { rally } from '../losses/rally.ts';
import { drag } from '../movement/drag.ts';
import { goOn, move } from '../movement/march.ts';
import { canAnybodyTurn, face } from '../movement/turning.ts';
import { withdraw } from '../movement/withdrawal.ts';
import { charge } from '../shock/charge.ts';
import { shock } from '../shock/shock.ts';
import { selfActivation } from './activation.ts';
import type { Decision, TurnDecisions } from './decision.ts';
import { top } from './stack-order.ts';
import { closeTurn } from './turn-ends.ts';

/** The end of a turn (Decisions: END-TURN). */
const done: Decision<'done'> = {
  *options(game) {
    if (this.refuse(game, { do: 'done' }) === null) yield { do: 'done' };
  },
  refuse: ({ s }) =>
    s.block === S.OPEN
      ? refusal(
          'FL-R-BLOCK-OPEN',
          'FL-5.3j',
          'End the firing first: the return fire comes before the turn ends.',
        )
      : null,
  carryOut(game) {
    closeTurn(game);
  },
};

/** The decisions of a Command turn. */
const COMMAND_DECISIONS: TurnDecisions<AnswerTo<'action'>> = {
  ...{ move, withdraw, face, rally, 'enter-sk': enterSkirmish, reform, drag, fire, 'end-fire': endFire },
  ...{ formation, shock, charge, top, ride, done },
};

/** The decisions of a gun turn. */
const GUN_DECISIONS: TurnDecisions<AnswerTo<'gun-action'>> = {
  ...{ move, face, rally, fire, 'end-fire': endFire, 'set-gun': setGun, done },
};

/** The decisions of an open turn, by the kind of its question. */
export const TURN_DECISIONS = { action: COMMAND_DECISIONS, 'gun-action': GUN_DECISIONS } as const;

/**
 * The open turn, one question at a time, until it is closed; it ends automatically if nothing is left to do (digest,
 * Decisions).
 */
export function* openTurn(game: Game): Play {
  const { s } = game;
  if (s.moving !== null) return yield* goOn(game);
  if (s.block === S.RETURN) return yield* returnFire(game);
  if (s.command !== S.NONE && s.activity[s.command] === S.UNTRIED) return yield* selfActivation(game);
  if (s.command === S.NONE) yield* turnOf(game, GUN_DECISIONS, gunQuestion(game));
  else yield* turnOf(game, COMMAND_DECISIONS, actionQuestion(game));
}

/** Asks for the next action and carries it out; a turn with nothing left to do is closed. */
function* turnOf<K extends 'action' | 'gun-action'>(
  game: Game,
  decisions: TurnDecisions<AnswerTo<K>>,
  question: QuestionOf<K>,
): Play {
  if (nothingIsLeft(game, decisions)) return closeTurn(game);
  yield* carryOut(decisions, game, yield* put(question));
}

/** True if the turn can only be ended. Turning is tested first: almost every unit can, and the test is fast. */
function nothingIsLeft(game: StateView, decisions: Readonly<Record<string, Listed>>): boolean {
  if (done.refuse(game, { do: 'done' }) !== null || canAnybodyTurn(game)) return false;
  return Object.values(decisions).every((decision) => {
    if (decision === done) return true;
    for (const _ of decision.options(game)) return false;
    return true;
  });
}

function actionQuestion(game: Game): QuestionOf<'action'> {
  const { field, s } = game;
  return {
    side: s.active,
    kind: 'action',
    clause: 'FL-5.3b',
    stable: true,
    prompt: () =>
      s.block === S.OPEN
        ? `${commandName(field, s.command)} fires: name the next shot, or end the firing.`
        : `${sentence(commandName(field, s.command))}: what does it do next?`,
    ...decidedTurn<'action'>(game, COMMAND_DECISIONS),
  };
}

function gunQuestion(game: Game): QuestionOf<'gun-action'> {
  const { s } = game;
  return {
    side: s.active,
    kind: 'gun-action',
    clause: 'FL-5.6d',
    stable: true,
    prompt: () =>
      s.block === S.OPEN ? 'The guns fire: name the next shot, or end the firing.' : 'What do these guns do?',
    ...decidedTurn<'gun-action'>(game, GUN_DECISIONS),
  };
}

/** The parts of a question that the decisions of its turn supply. */
function decidedTurn<K extends 'action' | 'gun-action'>(
  game: StateView,
  decisions: TurnDecisions<AnswerTo<K>>,
) {
  return {
    ...decidedBy(game, decisions),
    sample: (choose: (n: number) => number) =>
      sampleTurn<AnswerTo<K>>(game, Object.values(decisions), choose),
    provokes: (answer: Answer) =>
      decisionFor(decisions, answer as AnswerTo<K>).provokes?.(game, answer as AnswerTo<K>) ?? [],
  };
}

type Listed<A = unknown> = Pick<KernelDecision<StateView, Game, A, unknown>, 'options' | 'sample'>;

/**
 * A random answer of a turn: first a decision, the move as often as all others together, or the next possible
 * one; then one of its options.
 */
function sampleTurn<B>(game: StateView, all: readonly Listed<B>[], choose: (n: number) => number): B {
  const first = choose(2) === 0 ? 0 : choose(all.length);
  for (let i = 0; i < all.length; i++) {
    const decision = nth(all, (first + i) % all.length);
    const chosen = decision.sample
      ? decision.sample(game, choose)
      : oneOf([...decision.options(game)], choose);
    if (chosen) return chosen;
  }
  throw new Error('Nothing can be done in this turn, not even to end it.');
}

function oneOf<T>(list: readonly T[], choose: (n: number) => number): T | null {
  return list.length === 0 ? null : nth(list, choose(list.length));
}
