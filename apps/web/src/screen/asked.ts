import { knownTo, type Question } from '@linstock/kernel';
import { offerOf, type Piece, reactorsOf } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { endingOf } from './ending.ts';
import type { AnyGame, Asked } from './state.ts';

/** A question of a game as the page puts it to a player. */
export function askedOf(
  rulebook: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  pieces: readonly Piece[],
): Asked {
  const { field, position } = game;
  const known = knownTo(position, question.side);
  const offer = offerOf(rulebook.present, field, position.state, question, known);
  const reaction = rulebook.present.reaction?.(field, position.state, question, known) ?? null;
  return {
    side: question.side,
    kind: question.kind,
    clause: question.clause,
    prompt: question.prompt(),
    offer,
    ending: endingOf(rulebook, game, question, offer),
    reaction,
    // One who may act is listed too where there is more to tell of his act than its name.
    reactors: reactorsOf(question, pieces, rulebook.standing, reaction ? 1 : 2),
  };
}
