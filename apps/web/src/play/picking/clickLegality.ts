/** Answers tried by clicks or drags, whether listed or not: their meaning, and the rules' reply. */

import type { Stand } from '@linstock/ground';
import { type Question, type Refusal, sealedKnownTo } from '@linstock/kernel';
import {
  type Choice,
  type Foreseen,
  type Picked,
  type Piece,
  picksOfWays,
  type Scene,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { AnyGame, JudgedAnswer, Meaning, OpenQuestion, SessionState } from '../state/state.ts';

/**
 * The answer that these picks mean, with its refusal if it is illegal; null if they mean none. An answer without the
 * chosen route is not meant: no answer is sent that was not shown.
 */
export function judgePicks(
  rulebook: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  picks: readonly Picked[],
): JudgedAnswer | null {
  const answer = answerOfPicks(rulebook, game, question, picks);
  if (answer === null) return null;
  const { field, position } = game;
  const foreseen =
    rulebook.present.clicks.foresee?.(
      { field, state: position.state, known: sealedKnownTo(game.position, question.side) },
      question,
      picks,
    ) ?? null;
  const tried = { ...tryAs(rulebook, game, question, answer), foreseen };
  const goes = picks.some((pick) => 'leg' in pick);
  return goes && !tried.refusal && !tellsWay(tried) ? null : tried;
}

/** Why a piece has no part in the question: the refusal of the answer nearest to a click on it. */
export function explainIdle(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  piece: string,
): Refusal | null {
  const known = sealedKnownTo(game.position, question.side);
  const answer =
    present.clicks.attempt?.({ field: game.field, state: game.position.state, known }, question, piece) ??
    null;
  return answer === null ? null : question.refuse(answer);
}

/** True if a judged answer tells where something moves, now or when its turn comes. */
const tellsWay = (tried: JudgedAnswer): boolean => tells(tried) || tried.foreseen !== null;

/** An answer tried unchanged, with its refusal if it is illegal. */
export function tryAs(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  answer: unknown,
): JudgedAnswer {
  const { field, position } = game;
  const told = present.clicks.picks(
    { field, state: position.state, known: sealedKnownTo(game.position, question.side) },
    question,
    answer,
  );
  return { answer, refusal: question.refuse(answer), told, foreseen: null };
}

function answerOfPicks(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  picks: readonly Picked[],
): unknown {
  return (
    present.clicks.meaning?.(
      { field: game.field, state: game.position.state, known: sealedKnownTo(game.position, question.side) },
      question,
      picks,
    ) ?? null
  );
}

/** The stands of the side to move that may be moved somewhere, now or when their turn comes. */
export function findMovableStands(
  rulebook: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  scene: Scene,
): readonly string[] {
  return scene.pieces
    .filter(({ side, pose }) => pose && side === question.side)
    .filter(({ id, pose }) => {
      const tried = pose && judgePicks(rulebook, game, question, placeNextTo(id, pose));
      return tried ? tellsWay(tried) : false;
    })
    .map(({ id }) => id);
}

/**
 * The result for a question is cached: testing every stand takes a while, and the page needs it with each
 * change.
 */
const unlisted = new WeakMap<OpenQuestion, readonly string[]>();

/** The pieces that may be dragged if the question lists no units, as when a company that has shot may still turn; else none. */
export function unlistedIn({ rulebook, game, asked, scene }: Position): readonly string[] {
  if (!asked || asked.menu.rows.length > 0 || !scene) return [];
  const known = unlisted.get(asked);
  if (known) return known;
  const question = game?.question(asked.side);
  if (!rulebook || !game || !question) return [];
  const goes = ({ id, pose }: Piece) =>
    pose &&
    [placeNextTo(id, pose), turnedOf(id, pose)].some((picks) => mayGo(rulebook, game, question, picks));
  const found = scene.pieces.filter((piece) => piece.side === asked.side && goes(piece)).map(({ id }) => id);
  unlisted.set(asked, found);
  return found;
}

/** True if these picks move something, and the rules allow it. */
function mayGo(...question: Parameters<typeof judgePicks>): boolean {
  const tried = judgePicks(...question);
  return tried !== null && tellsWay(tried) && !tried.refusal;
}

type Position = Pick<SessionState, 'rulebook' | 'game' | 'asked' | 'scene'>;

/** A pose slightly aside: a pose at the present place may mean nothing. */
export const placeNextTo = (piece: string, { x, y, facing }: Stand): Picked[] =>
  picksOfWays([{ piece, way: [{ x: x + 100, y, facing }] }]);

/** A way that only turns a stand a little. */
const turnedOf = (piece: string, { x, y, facing }: Stand): Picked[] =>
  picksOfWays([{ piece, way: [{ x, y, facing: facing + 10 }] }]);

/** A tried answer as a choice among others, with the remaining picks. */
export function choiceOf({ answer, told, foreseen }: JudgedAnswer): Choice<unknown> {
  if (!foreseen) return { answer, ...told };
  const { warns = [], strikes = [] } = foreseen.told;
  return { answer, ...told, label: labelOf(foreseen), warns, strikes };
}

/** A foreseen move and its condition: `The 63rd moves 3 inches, if its command die lets it`. */
export function labelOf({ told, provided }: Foreseen): string {
  return `${told.label}, ${provided}`;
}

/** True if an answer says where a piece goes. */
export function tells({ told }: JudgedAnswer): boolean {
  return told.picks.some((pick) => 'leg' in pick || 'spot' in pick);
}

/** True if a pick is a bare place on either kind of board. */
export function isOpenGround(pick: Picked): boolean {
  return 'hex' in pick || 'spot' in pick;
}

/** No move is carried out later. */
export const NOT_CARRIED: Pick<Meaning, 'carries'> = {};

/** The carried move that an answer makes possible: it is given when the stand may move. */
export const carriedMoveOf = (tried: JudgedAnswer, picks: readonly Picked[]): Pick<Meaning, 'carries'> =>
  tells(tried) || !picks.some((pick) => 'leg' in pick) ? NOT_CARRIED : { carries: picks };
