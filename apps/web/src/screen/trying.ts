/** Answers tried by clicks or by hand, offered or not: what they mean, and what the rules say of them. */
import type { Question } from '@linstock/kernel';
import type { Stand } from '@linstock/ground';
import type { Foreseen, Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { pickOfPose, placeOf, poseOfPick } from '../board/table/tableModel.ts';
import { type Choice, kindOf } from './narrowing.ts';
import type { AnyGame, Tried } from './state.ts';

/** The answer these picks mean to a question, with its refusal if it is refused; null where they mean none. */
export function triedBy(
  rulebook: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  picks: readonly string[],
): Tried | null {
  const answer = meantBy(rulebook, game, question, picks);
  if (answer === null) return null;
  const { field, position } = game;
  const foreseen = rulebook.present.foresee?.(field, position.state, question, picks) ?? null;
  return { ...triedAs(rulebook, game, question, answer), foreseen };
}

/** An answer tried as it is, with its refusal if it is refused. */
export function triedAs(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  answer: unknown,
): Tried {
  const { field, position } = game;
  const told = present.picks(field, position.state, question, answer);
  return { answer, refusal: question.refuse(answer), told, foreseen: null };
}

function meantBy(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  picks: readonly string[],
): unknown {
  return present.meant?.(game.field, game.position.state, question, picks) ?? null;
}

/** The stands of the side asked for which being set down somewhere would mean an answer. */
export function movableIn(
  rulebook: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  scene: Scene,
): readonly string[] {
  return scene.pieces
    .filter(({ side, pose }) => pose && side === question.side)
    .filter(
      ({ id, pose }) => pose && meantBy(rulebook, game, question, [id, pickOfPose(aside(pose))]) !== null,
    )
    .map(({ id }) => id);
}

/** A pose a little aside: where a stand is already may mean nothing. */
const aside = (pose: Stand): Stand => ({ ...pose, x: pose.x + 100 });

/** A tried answer as a choice among others, with what the picks mean beyond it. */
export function choiceOf({ answer, told, foreseen }: Tried): Choice<unknown> {
  if (!foreseen) return { answer, ...told };
  const { warns = [], strikes = [] } = foreseen.told;
  return { answer, ...told, label: labelOf(foreseen), warns, strikes };
}

/** What is foreseen, and what it hangs on: `The 63rd moves 3 inches, if its command die lets it`. */
export function labelOf({ told, provided }: Foreseen): string {
  return `${told.label}, ${provided}`;
}

/** Whether an answer says where something goes. */
export function tells({ told }: Tried): boolean {
  return told.picks.some((pick) => poseOfPick(pick) !== null || placeOf(pick) !== null);
}

/** Whether a pick is a place on either kind of board, with nothing on it meant. */
export function isOpenGround(pick: string): boolean {
  return kindOf(pick) === 'hex' || kindOf(pick) === 'spot';
}
