import { knownTo, type Question } from '@linstock/kernel';
import { offerOf } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { AnyGame, Asked } from './state.ts';

/** A question of a game as the page puts it to a player. */
export function askedOf({ present }: AnyRulebook, game: AnyGame, question: Question<unknown>): Asked {
  return {
    side: question.side,
    kind: question.kind,
    clause: question.clause,
    prompt: question.prompt(),
    offer: offerOf(present, game.field, game.position.state, question, knownTo(game.position, question.side)),
  };
}
