import { chancesOf, type Reckoning } from '@linstock/kernel';
import type { Threat } from '@linstock/scene';
import { placedOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { aim, type NamedFire } from '../model/shots.ts';
import { levelOf, ON_TABLE, type State } from '../model/state.ts';
import { plainShot } from '../play/shot.ts';
import { refuseManner } from '../play/targets.ts';
import { canFire, fireReckoning } from '../reckon/fire.ts';
import { sentence } from '../tables/words.ts';
import { bearsOn } from './bearing.ts';
import { unitOfPiece } from './words.ts';

/**
 * The possible fire of each enemy at a unit in the current position, as if the enemy held and had not fired
 * yet; the worst first. Empty for officers and units off the table.
 */
export function threats(field: Field, s: State, piece: string): readonly Threat[] {
  const target = unitOfPiece(field, piece);
  if (target === null || s.fate[target] !== ON_TABLE) return [];
  const { side } = placedOf(field, s, target);
  return field.units
    .filter((unit) => unit.side !== side && s.fate[unit.id] === ON_TABLE && levelOf(s, unit.id) !== 'routed')
    .flatMap(({ id }) => fireOf(field, s, id, target))
    .sort((a, b) => meanRank(b.reckoning) - meanRank(a.reckoning));
}

function fireOf(field: Field, s: State, firer: UnitId, target: UnitId): Threat[] {
  if (!bearsOn(field, s, firer, target)) return [];
  const { fire } = aim(field, s, usuallyLoaded(field, s, { ...plainShot(firer, target), mode: 'hold' }));
  if (!canFire(fire)) return [];
  const words = `${nameOf(field, firer)} fires at ${nameOf(field, target)}`;
  return [
    {
      label: sentence(`${unitOf(field, firer).name} fires`).slice(0, -1),
      from: [unitPiece(firer)],
      reckoning: fireReckoning(fire, sentence(words).slice(0, -1)),
    },
  ];
}

/** Guns in range of canister fire it (JR-11.2a). */
function usuallyLoaded(field: Field, s: State, plain: NamedFire): NamedFire {
  if (unitOf(field, plain.firer).arm !== 'battery') return plain;
  const loaded: NamedFire = { ...plain, canister: 'single' };
  return refuseManner(field, s, loaded, aim(field, s, plain).fire) === null ? loaded : plain;
}

const meanRank = (reckoning: Reckoning): number =>
  chancesOf(reckoning).reduce((sum, { chance, outcome }) => sum + chance * outcome.rank, 0);
