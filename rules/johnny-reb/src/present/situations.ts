import { gap, inches } from '@linstock/ground';
import type { Situation } from '@linstock/kernel';
import { footprintOf, placedOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import { levelOf, ON_TABLE, type State } from '../model/state.ts';
import { nearestAgainst, nerveOf } from '../play/morale.ts';
import { plainShot } from '../play/shot.ts';
import { canFire } from '../reckon/fire.ts';
import type { Nerve } from '../reckon/morale.ts';
import { GUN_RULES, type Gun, isGun, WEAPON_RULES, type Weapon } from '../tables/index.ts';
import { chargeAt } from './charge-situations.ts';
import { unitOfPiece } from './words.ts';

/**
 * The reckonings that a unit may need, filled in from its place: fire at the nearest enemy, a charge at it, morale or
 * rally, its move.
 */
export function situations(field: Field, s: State, piece: string): readonly Situation[] {
  const unit = unitOfPiece(field, piece);
  if (unit === null || s.fate[unit] !== ON_TABLE) return [];
  const game = { field, s };
  const level = levelOf(s, unit);
  const enemy = nearestEnemy(field, s, unit);
  const nerve = formNerve(nerveOf(game, unit, nearestAgainst(game, unit)));
  return [
    ...(level === 'routed' || enemy === null ? [] : fireAt(field, s, unit, enemy)),
    ...(level === 'routed' ? [] : [{ form: 'morale', situation: nerve }]),
    ...(enemy === null ? [] : chargeAt(game, unit, enemy)),
    { form: 'move', situation: moverOf(field, s, unit) },
    ...(level === 'good' ? [] : [{ form: 'rally', situation: nerve }]),
  ];
}

/** A unit's nerve as the forms ask it. */
function formNerve({ charging: _, officer, cover, ...nerve }: Nerve) {
  return { ...nerve, officer: officer ?? 'none', cover: cover ?? 'none' };
}

/** The range of a weapon, in inches. */
function longRange(weapon: Weapon | Gun): number {
  return isGun(weapon) ? GUN_RULES[weapon].long : WEAPON_RULES[weapon].long;
}

/** The nearest enemy on the table; null for none. */
function nearestEnemy(field: Field, s: State, unit: UnitId): UnitId | null {
  const own = footprintOf(field, s, unit);
  const { side } = unitOf(field, unit);
  const [nearest] = field.units
    .filter((each) => each.side !== side && s.fate[each.id] === ON_TABLE)
    .map(({ id }) => ({ id, far: gap(own, footprintOf(field, s, id)) }))
    .sort((a, b) => a.far - b.far);
  return nearest?.id ?? null;
}

/** A unit as the form of movement asks for it. */
function moverOf(field: Field, s: State, unit: UnitId) {
  const { arm, formation, level, disordered } = placedOf(field, s, unit);
  const { horseArtillery } = unitOf(field, unit);
  return { arm, formation, level, disordered, horseArtillery, horsesLost: (s.horses[unit] ?? 0) > 0 };
}

/** Its fire at the nearest enemy, as on Hold. */
function fireAt(field: Field, s: State, firer: UnitId, target: UnitId): Situation[] {
  const { fire, distance } = aim(field, s, { ...plainShot(firer, target), mode: 'hold' });
  const { weapon, officerPresent, works, ...by } = fire.firer;
  // An enemy out of range is shown at the greatest range.
  const range = Math.min(longRange(weapon), Math.round(distance / 10) / 100);
  if (!canFire({ ...fire, range: inches(range) })) return [];
  const { cover, ...at } = fire.target;
  return [
    {
      form: 'fire',
      situation: {
        firer: {
          ...by,
          stands: Math.max(1, by.stands), // a battery has none, and the form asks for one
          ...(isGun(weapon) ? { gun: weapon } : { weapon }),
          mode: fire.mode,
          officer: officerPresent ? 'brigade' : 'none',
          works: works ?? 'none',
        },
        target: { ...at, cover: cover ?? 'none' },
        range,
      },
    },
  ];
}
