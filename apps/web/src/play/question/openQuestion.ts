import { type Entry, type Question, type Side, sealedKnownTo } from '@linstock/kernel';
import { answerMenuOf, answerMenuOfChoices, type Piece, reactorsOf } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { redoOf } from '../chosen/redo.ts';
import type { AnyGame, OpenQuestion, SessionState } from '../state/state.ts';
import { endingOf } from './ending.ts';

/** A question of a game as the page puts it to a player. */
export function putToPlayer(
  rulebook: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  pieces: readonly Piece[],
): OpenQuestion {
  const { field, position } = game;
  const known = sealedKnownTo(position, question.side);
  const menu = answerMenuOf(rulebook.present, { field, state: position.state, known }, question);
  const reaction =
    rulebook.present.asks.reaction?.({ field, state: position.state, known }, question) ?? null;
  return {
    side: question.side,
    kind: question.kind,
    clause: question.clause,
    prompt: question.prompt(),
    menu,
    ending: endingOf(rulebook, game, question, menu),
    reaction,
    // A single reactor is listed too, if its action has more to show than its name.
    reactors: reactorsOf(question, pieces, rulebook.standing, reaction ? 1 : 2),
  };
}

/** True if the game, with this entry, has gone past the displayed question: its choices cannot be computed now. */
export function passesQuestion({ asked }: Pick<SessionState, 'asked'>, game: AnyGame, entry: Entry): boolean {
  if (!asked) return false;
  const answered = 'dice' in entry && entry.side === asked.side;
  return answered || game.question(asked.side)?.kind !== asked.kind;
}

/**
 * The display while an order under way answers for the reader: the words of the last question, and nothing to
 * choose, since the game has gone past it.
 */
export function makePassedQuestion({ asked }: Pick<SessionState, 'asked'>): OpenQuestion | null {
  if (!asked) return null;
  const ending = asked.ending && { ...asked.ending, choice: null };
  return { ...asked, menu: answerMenuOfChoices<unknown>([]), ending, reactors: [], reaction: null };
}

/**
 * The other data that the page shows with a question: the answers to take back or to give again, an offered
 * draw, and the side that the game waits for.
 * @param asked the side that is asked; null if it has no seat on this page
 */
export function fillQuestionFields(
  game: AnyGame,
  asked: Side | null,
  seats: readonly Side[],
): Pick<SessionState, 'drawOffer' | 'waiting' | 'takeBack' | 'redo'> {
  const side = asked ?? seats[0];
  return {
    drawOffer: game.drawOffer,
    waiting: game.open[0]?.side ?? null,
    takeBack: side === undefined ? null : { ...game.takeBack(side), side },
    redo: asked === null ? null : redoOf(game.record.entries, asked),
  };
}
