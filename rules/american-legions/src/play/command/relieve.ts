import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import { type AnswerOf, COMMANDER } from '../../model/answers.ts';
import { officerId, officerName } from '../../model/board.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Play,
  questionOf,
} from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { done, unlessOnlyDone } from '../done.ts';

/** The army commander takes over the command of a leader in his hex, for good (AL-4.32a, b). */
const relieve: Decision<'relieve'> = {
  options: (view) =>
    view.field.leaders
      .map(({ id }) => ({ do: 'relieve' as const, leader: id }))
      .filter((answer) => relieve.refuse(view, answer) === null),
  refuse: (view, answer) => refuseRelief(view, answer),
  carryOut(game, { leader }) {
    const { field, s, side } = game;
    const name = officerName(field, s, side, leader);
    s.relievedStep[side] = nth(s.leaderStep, leader); // AL-4.41c
    s.leaderStep[leader] = S.RELIEVED;
    s.leaderAt[leader] = S.NONE;
    s.commanderState[side] = S.ACTING;
    s.commanderFor[side] = leader;
    emit(
      game,
      side,
      ['AL-4.32a', 'AL-4.32b'],
      () =>
        told`${saying(officerName(field, s, side, COMMANDER), 'relieves', 'relieve')} ${name} and leads in his place`,
      () => ({ kind: 'officer', piece: officerId(side, COMMANDER), fate: 'takes over' }),
    );
  },
};

function refuseRelief({ field, s, side }: DecisionView, answer: AnswerOf<'relieve'>): Refusal | null {
  const commander = () => sentence(field.commanders[side]?.name ?? 'the army commander');
  const state = s.commanderState[side];
  // Before the table's `army_commander_not_there`: a lost commander is nowhere, so that reason would always hide this one.
  if (state === S.LOST || state === S.REMOVED)
    return refusal('army_commander_lost', 'AL-4.41a', `${commander()} is out of the game.`);
  const leader = field.leaders[answer.leader];
  if (
    !leader ||
    leader.side !== side ||
    s.leaderAt[leader.id] === S.NONE ||
    s.leaderAt[leader.id] !== s.commanderAt[side]
  )
    return refusal(
      'army_commander_not_there',
      'AL-4.32a',
      `${commander()} relieves only a leader who shares his hex.`,
    );
  if (state === S.ACTING)
    return refusal(
      'already_acting',
      'AL-4.32b',
      `${commander()} leads a command already and cannot take another.`,
    );
  return null;
}

const DECISIONS: DecisionsTo<'relieve'> = { relieve, done };

/** Step 3: the army commander may take over one command. */
export function* relief(game: DecisionGame): Play {
  yield* decide(game, DECISIONS, reliefQuestion(game));
}

const reliefQuestion = (view: DecisionView) =>
  unlessOnlyDone(
    questionOf(view, DECISIONS, {
      kind: 'relieve',
      clause: 'AL-4.32a',
      prompt: () =>
        `${view.field.commanders[view.side]?.name ?? 'The army commander'} may relieve a leader in his hex for good.`,
    }),
  );
