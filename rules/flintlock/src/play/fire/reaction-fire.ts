import { otherSide, type Refusal, refusal } from '@linstock/kernel';
import { agreeingForm, saying } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import { inAnyOrder } from './any-order.ts';
import { mayReactTo, refuseFire } from './fire-law.ts';
import { shoot } from './shooting.ts';
import { chanceOf } from './shot.ts';

/** Reaction to Movement (FL-11.13e to j). */

type React = AnswerTo<'reaction-fire'>;

/**
 * Asks for fire at a unit that has just come into its hex by movement or a Charge approach. The other side
 * names the units that fire, one or several at a time. It is asked again after their shots while another unit
 * can still fire (FL-11.13j). True if any unit fired.
 * @param throwsNext whether dice are thrown immediately if no more fire is given, as when a Charge has
 *   arrived
 */
export function* reactToMovement(
  game: Game,
  mover: UnitId,
  throwsNext: () => boolean = () => false,
): Play<boolean> {
  let haveFired = false;
  for (;;) {
    const ready = mayReactTo(game, mover);
    if (ready.length === 0) return haveFired;
    const { units } = yield* put(reactionQuestion(game, { mover, ready, haveFired, throwsNext }));
    if (units.length === 0) return haveFired;
    haveFired = true;
    for (const unit of units)
      if (refuseFire(game, unit, mover, 'movement') === null) yield* shoot(game, unit, mover, 'movement');
  }
}

/** A moment at which B may fire at a mover. */
interface FireMoment {
  readonly mover: UnitId;
  readonly ready: readonly UnitId[];
  readonly haveFired: boolean;
  throwsNext(): boolean;
}

/** Asks which of the units that may still react fires next (FL-11.13e, FL-11.13j). */
function reactionQuestion(game: Game, occasion: FireMoment): QuestionOf<'reaction-fire'> {
  const { mover, ready, haveFired } = occasion;
  const react = (units: readonly UnitId[]): React => ({ do: 'react', units: [...units] });
  return {
    side: otherSide(board.unitOf(game.field, mover).side),
    kind: 'reaction-fire',
    clause: 'FL-11.13e',
    stable: false,
    against: mover,
    standing: {
      units: ready.map((piece) => ({ piece, chance: () => chanceOf(game, piece, mover, 'movement') })),
      oneByOne: true,
      act: react,
      usual: () => null,
      declines: (answer) => answer.do === 'react' && answer.units.length === 0 && !occasion.throwsNext(),
    },
    prompt: () => promptOf(game, mover, haveFired),
    options: () => [
      react([]),
      ...ready.map((unit) => react([unit])),
      ...(ready.length > 1 ? [react(ready)] : []),
    ],
    refuse: (answer) => refuseReactions(game, mover, answer),
    sample: (choose) => react(inAnyOrder(ready, choose).filter(() => choose(2) === 0)),
  };
}

function promptOf({ field }: StateView, mover: UnitId, haveFired: boolean): string {
  const name = board.unitName(field, mover);
  if (haveFired) return `Who else fires at ${name}?`;
  return `${saying(name, 'comes', 'come')} in front of your troops. Who fires at ${agreeingForm(name, 'it', 'them')}?`;
}

function refuseReactions(game: StateView, mover: UnitId, { units }: React): Refusal | null {
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
