import { type Pose, shorterTurn, type TenthDegrees } from '@linstock/ground';
import { nth, type Refusal } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { footprint } from '../../measure/footprint.ts';
import { isClear } from '../../measure/slide.ts';
import { placedOf, situationOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import { emit } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import { FORMED, mark, type State } from '../../model/state.ts';
import { armIn, refuseForm } from '../../reckon/forming.ts';
import { FORMATIONS, type Formation } from '../../tables/index.ts';
import { refused } from '../../tables/refuse.ts';
import type { AlarmContext } from '../alarm.ts';
import { flushOfficers } from '../officers.ts';

/** Forming up on the table (JR-4.7, JR-6.5, D14). */

/** The new formation of a unit. */
export interface Formed {
  readonly formation: Formation;
  readonly facing: TenthDegrees;
  /** It moves as well, before or after (JR-4.7b). */
  readonly moves: boolean;
}

/** Why a unit may not form so where its front is; null if it may. */
export function refuseFormed(
  field: Field,
  s: State,
  unit: UnitId,
  front: Pose,
  { formation, facing, moves }: Formed,
): Refusal | null {
  const placed = placedOf(field, s, unit);
  const { staysDismounted, name } = unitOf(field, unit);
  const arm = armIn(placed.arm, formation);
  if (staysDismounted && arm === 'mounted')
    return refused('JR-18.3a', `The ${name} stays dismounted in this battle.`);
  const wrong = refuseForm(
    { ...placed, horseMarkers: nth(s.horses, unit), sections: nth(s.sections, unit) },
    formation,
    shorterTurn(front.facing, facing),
    moves,
  );
  if (wrong) return wrong;
  if (formation === placed.formation && facing === front.facing && !moves) return null; // it is there already
  const stands = arm === 'battery' ? 1 : (s.stands[unit]?.length ?? 0);
  const stand = footprint({ ...front, facing }, { arm, formation, stands });
  const others = situationOf(field, s).units.filter(({ listed }) => listed !== unit);
  const clear = isClear(
    field.table,
    stand,
    others.map((other) => other.stand),
  );
  return clear ? null : refused('JR-6.5a', 'There is no space to form.');
}

/** The state after a unit has formed so on the spot. */
export function asFormed(
  s: State,
  unit: UnitId,
  { formation, facing }: Pick<Formed, 'formation' | 'facing'>,
): State {
  return {
    ...s,
    formation: s.formation.with(unit, FORMATIONS.indexOf(formation)),
    facing: s.facing.with(unit, facing),
    disordered: s.disordered.with(unit, 0),
    refuses: s.refuses.with(unit, 0),
  };
}

/** Forms a unit on its front; it is in order again, and gives up a refused flank (JR-3.3c, JR-3.4a, JR-6.5a). */
export function formUp(
  game: AlarmContext,
  unit: UnitId,
  { formation, facing }: Pick<Formed, 'formation' | 'facing'>,
): void {
  const { field, s } = game;
  Object.assign(s, asFormed(s, unit, { formation, facing }));
  mark(s, unit, FORMED);
  flushOfficers(game, unit);
  emit(
    game,
    unitOf(field, unit).side,
    ['JR-6.5a'],
    () => told`${nameOf(field, unit)} ${formsInto(formation)}`,
    () => ({ kind: 'formation', pieces: [unitPiece(unit)], formation }),
  );
}

/** The verb for a change of formation: guns limber and unlimber, others form one. */
function formsInto(formation: Formation): string {
  if (formation === 'limbered') return 'limbers';
  return formation === 'unlimbered' ? 'unlimbers' : `forms ${formation.replaceAll('_', ' ')}`;
}
