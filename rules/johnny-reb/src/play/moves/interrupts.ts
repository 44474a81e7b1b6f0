import { otherSide, type Refusal, type Side } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import type { UnitId } from '../../model/field.ts';
import type { QuestionOf, StateView } from '../../model/game.ts';
import { nameOf, unitOf } from '../../model/naming.ts';
import { ON_TABLE } from '../../model/state.ts';
import { refused } from '../../tables/refuse.ts';
import { sentence } from '../../tables/words.ts';
import { refuseShots } from '../fires.ts';
import type { Shot } from '../shot.ts';
import { chanceOf, otherManners, usualShot } from '../usual-shot.ts';

/** Hold fire at a unit that moves, after any leg of its move (JR-5.8b, JR-5.8c, D6). */

type Interrupt = AnswerTo<'interrupt'>;

/** The shots that may be fired at a unit that has just made a leg, in list order, each as its unit would usually fire. */
export function shotsAt({ field, s }: StateView, mover: UnitId): Shot[] {
  const { side } = unitOf(field, mover);
  return field.units.flatMap(({ id, side: of }) =>
    of === side || s.fate[id] !== ON_TABLE ? [] : (usualShot(field, s, id, mover, 'interrupt') ?? []),
  );
}

/** Asks which units fire at the unit that has just made a leg; null if none may. */
export function interruptQuestion(game: StateView, mover: UnitId): QuestionOf<'interrupt'> | null {
  const { field } = game;
  const shots = shotsAt(game, mover);
  if (shots.length === 0) return null;
  const side = otherSide(unitOf(field, mover).side);
  const fire = (fires: readonly Shot[]): Interrupt => ({ do: 'fires', fires: [...fires] });
  return {
    side,
    kind: 'interrupt',
    clause: 'JR-5.8b',
    stable: true,
    against: mover,
    standing: {
      units: shots.map((shot) => ({ piece: shot.firer, chance: () => chanceOf(game, shot) })),
      act: (pieces) => fire(pieces.flatMap((piece) => shots.find(({ firer }) => firer === piece) ?? [])),
      usual: () => null,
      declines: (answer) => 'fires' in answer && answer.fires.length === 0,
    },
    prompt: () => `${sentence(`${nameOf(field, mover)} moves`)} Who on Hold fires at it?`,
    options: () => [
      fire([]),
      ...shots.map((shot) => fire([shot])),
      ...(shots.length > 1 ? [fire(shots)] : []),
      ...shots.flatMap((shot) =>
        otherManners(field, game.s, shot, 'interrupt').map((other) => fire([other])),
      ),
    ],
    refuse: ({ fires }) => refuseInterrupt(game, side, mover, fires),
    sample: (choose) => fire(shots.filter(() => choose(2) === 0)),
  };
}

function refuseInterrupt(
  { field, s }: StateView,
  side: Side,
  mover: UnitId,
  fires: readonly Shot[],
): Refusal | null {
  const wrong = refuseShots(field, s, side, { moment: 'interrupt', clause: 'JR-5.8b' }, fires);
  if (wrong) return wrong;
  const elsewhere = fires.find(({ target }) => target !== mover);
  return elsewhere
    ? refused('JR-5.8b', `Only the unit that moves is fired at now: ${nameOf(field, mover)}.`, [
        unitOf(field, elsewhere.target).code,
      ])
    : null;
}
