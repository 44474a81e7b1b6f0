import { type Provocation, type Refusal, refusal } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { Answer, AnswerTo } from '../../model/answers.ts';
import { commandName } from '../../model/board.ts';
import type { Game, Play, QuestionOf, StateView } from '../../model/game.ts';
import { put } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { endFire, fire } from '../fire/fire.ts';
import { setGun } from '../fire/guns.ts';
import { provokedByEnd, returnFire } from '../fire/return-fire.ts';
import { formation } from '../formations/drill.ts';
import { enterSkirmish, reform } from '../formations/skirmish.ts';
import { ride } from '../leaders/ride.ts';
import { rally } from '../losses/rally.ts';
import { drag } from '../movement/drag.ts';
import { goOn, move, provokedBy } from '../movement/march.ts';
import { canAnybodyTurn, face } from '../movement/turning.ts';
import { withdraw } from '../movement/withdrawal.ts';
import { charge, provokedByCharge } from '../shock/charge.ts';
import { shock } from '../shock/shock.ts';
import { selfActivation } from './activation.ts';
import type { Deed, DeedAnswer, DeedName } from './deed.ts';
import { top } from './stack-order.ts';
import { closeTurn } from './turn-ends.ts';

/** The end of a turn (Decisions: END-TURN). */
const done: Deed<'done'> = {
  *options(game) {
    if (this.refuse(game, { do: 'done' }) === null) yield { do: 'done' };
  },
  refuse: ({ s }) =>
    s.block === S.OPEN
      ? refusal(
          'FL-R-BLOCK-OPEN',
          'FL-5.3j',
          'End the firing first: the fire it draws comes before the turn ends.',
        )
      : null,
  carryOut(game) {
    closeTurn(game);
    return undefined;
  },
};

/** The deeds of a Command turn, and of a gun turn. */
const COMMAND_DEEDS = {
  ...{ move, withdraw, face, rally, 'enter-sk': enterSkirmish, reform, drag, fire, 'end-fire': endFire },
  ...{ formation, shock, charge, top, ride, done },
} as const;
const GUN_DEEDS = { move, face, rally, fire, 'end-fire': endFire, 'set-gun': setGun, done } as const;

/** The deeds that an open turn asks for, by the kind of its question and in the order offered. */
export const DEEDS = { action: COMMAND_DEEDS, 'gun-action': GUN_DEEDS } as const;

type AnyDeed = Deed<DeedName>;

const BY_NAME: Readonly<Partial<Record<DeedName, unknown>>> = { ...COMMAND_DEEDS, ...GUN_DEEDS };

const deedFor = (answer: DeedAnswer): AnyDeed => BY_NAME[answer.do] as AnyDeed;

/**
 * The open turn, one question at a time, until it is closed; it ends automatically if nothing is left to do (digest,
 * Decisions).
 */
export function* openTurn(game: Game): Play {
  const { s } = game;
  if (s.moving !== null) return yield* goOn(game);
  if (s.block === S.RETURN) return yield* returnFire(game);
  if (s.command !== S.NONE && s.activity[s.command] === S.UNTRIED) return yield* selfActivation(game);
  const ofGuns = s.command === S.NONE;
  if (nothingIsLeft(game, ofGuns ? GUN_DEEDS : COMMAND_DEEDS)) return closeTurn(game);
  const answer: DeedAnswer = yield* put(ofGuns ? gunQuestion(game) : actionQuestion(game));
  const more = deedFor(answer).carryOut(game, answer);
  if (more) yield* more;
}

/** True if the turn can only be ended. To turn is looked at first: almost everybody can, and it is soon found. */
function nothingIsLeft(game: StateView, deeds: typeof COMMAND_DEEDS | typeof GUN_DEEDS): boolean {
  if (done.refuse(game, { do: 'done' }) !== null || canAnybodyTurn(game)) return false;
  return Object.values(deeds).every((deed: Pick<AnyDeed, 'options'>) => {
    if (deed === done) return true;
    for (const _ of deed.options(game)) return false;
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
    options: () => Object.values(COMMAND_DEEDS).flatMap((deed) => [...deed.options(game)]),
    refuse: (answer) => refuseDeed(game, answer),
    sample: (choose) => sampleDeed(game, COMMAND_DEEDS, choose) as AnswerTo<'action'>,
    provokes: (answer) => provoking(game, answer),
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
    options: () => Object.values(GUN_DEEDS).flatMap((deed) => [...deed.options(game)]),
    refuse: (answer) => refuseDeed(game, answer),
    sample: (choose) => sampleDeed(game, GUN_DEEDS, choose) as AnswerTo<'gun-action'>,
    provokes: (answer) => provoking(game, answer),
  };
}

function provoking(game: StateView, answer: Answer): readonly Provocation[] {
  if (answer.do === 'move') return provokedBy(game, answer.unit, answer.path);
  if (answer.do === 'end-fire') return provokedByEnd(game);
  return answer.do === 'charge' ? provokedByCharge(game, answer.chargers) : [];
}

function refuseDeed(game: StateView, answer: DeedAnswer): Refusal | null {
  return deedFor(answer).refuse(game, answer);
}

/** One of the deeds by chance, the move as often as all others together, or the next that can be done; and one of its ways. */
function sampleDeed(
  game: StateView,
  deeds: Readonly<Partial<Record<DeedName, unknown>>>,
  choose: (n: number) => number,
): DeedAnswer {
  const all = Object.values(deeds) as AnyDeed[];
  const first = choose(2) === 0 ? 0 : choose(all.length);
  for (let i = 0; i < all.length; i++) {
    const deed = all[(first + i) % all.length] as AnyDeed;
    const chosen = deed.sample ? deed.sample(game, choose) : oneOf([...deed.options(game)], choose);
    if (chosen) return chosen;
  }
  throw new Error('Nothing can be done in this turn, not even to end it.');
}

function oneOf<T>(list: readonly T[], choose: (n: number) => number): T | null {
  return list.length === 0 ? null : (list[choose(list.length)] as T);
}
