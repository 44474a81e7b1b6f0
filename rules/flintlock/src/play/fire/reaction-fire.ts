import { otherSide, type Refusal, refusal } from '@linstock/kernel';
import { agreeing, saying } from '@linstock/scene';
import type { AnswerTo } from '../../answers.ts';
import * as board from '../../board.ts';
import { type Asked, type Game, type Looked, type Play, put } from '../../game.ts';
import { mayReactTo, refuseFire } from './fire-law.ts';
import { shoot } from './shooting.ts';
import { chanceOf } from './shot.ts';

/** Reaction to Movement (FL-11.13e to j). */

type React = AnswerTo<'reaction-fire'>;

/**
 * A unit of A has just come into its hex by movement or a Charge approach: B says who fires at it, and those fire one after
 * another. Whether anybody did.
 */
export function* reactToMovement(game: Game, mover: number): Play<boolean> {
  const ready = mayReactTo(game, mover);
  if (ready.length === 0) return false;
  const { units } = yield* put(reactionQuestion(game, mover, ready));
  for (const unit of units) {
    if (refuseFire(game, unit, mover, 'movement') === null) yield* shoot(game, unit, mover, 'movement'); // FL-11.13j
  }
  return units.length > 0;
}

function reactionQuestion(game: Game, mover: number, ready: readonly number[]): Asked<'reaction-fire'> {
  const { field } = game;
  const react = (units: readonly number[]): React => ({ do: 'react', units: [...units] });
  return {
    side: otherSide(board.unitOf(field, mover).side),
    kind: 'reaction-fire',
    clause: 'FL-11.13e',
    stable: false,
    against: mover,
    standing: {
      units: ready.map((piece) => ({ piece, chance: () => chanceOf(game, piece, mover, 'movement') })),
      act: react,
      usual: () => null,
      declines: (answer) => answer.do === 'react' && answer.units.length === 0,
    },
    prompt: () =>
      `${saying(board.unitName(field, mover), 'comes', 'come')} in front of your troops. Who fires at ${agreeing(board.unitName(field, mover), 'it', 'them')}?`,
    options: () => [
      react([]),
      ...ready.map((unit) => react([unit])),
      ...(ready.length > 1 ? [react(ready)] : []),
    ],
    refuse: (answer) => refuseReactions(game, mover, answer),
    sample: (choose) => react(ready.filter(() => choose(2) === 0)),
  };
}

function refuseReactions(game: Looked, mover: number, { units }: React): Refusal | null {
  const { field } = game;
  const twice = units.find((unit, i) => units.indexOf(unit) !== i);
  if (twice !== undefined)
    return refusal('FL-R-REACTED', 'FL-11.14a', 'A unit is named twice; each fires once.');
  const enemy = board.unitOf(field, mover).side;
  for (const unit of units) {
    const own = field.units[unit];
    if (!own || own.side === enemy)
      return refusal('FL-R-NOT-FRONTAL', 'FL-11.13e', 'Only units of your own fire at movement.');
    const refused = refuseFire(game, unit, mover, 'movement');
    if (refused !== null) return refused;
  }
  return null;
}
