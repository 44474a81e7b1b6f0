import { gap, levelAt, type Stand, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { aspectFrom, fireRange } from '../measure/arcs.ts';
import { coverRows, firesFrom, inWoods } from '../measure/cover.ts';
import { pivoted, poseOf } from '../measure/footprint.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import { bestCover } from '../reckon/cover.ts';
import type { Canister, Fire } from '../reckon/shot.ts';
import type { FireMode } from '../tables/index.ts';
import { officerPresent, placedOf, strengthOfUnit } from './board.ts';
import type { Field, UnitId } from './field.ts';
import { unitOf } from './naming.ts';
import { ammunitionOf, CHARGING, has, OPENED, orderOf, type State } from './state.ts';

/** A fire as a player names it, and its details according to the rules. */

/** A named fire: its firer, target and manner. */
export interface NamedFire {
  readonly firer: UnitId;
  readonly target: UnitId;
  readonly mode: FireMode;
  /** A pivot made with it, to the right (JR-4.3b); 0 for none. */
  readonly pivot: TenthDegrees;
  readonly areaFire: boolean;
  readonly rapidFire: boolean;
  readonly canister: Canister | null;
}

/** A fire with everything its roll needs, from the present state (JR-5.10a). */
export interface AimedFire extends NamedFire {
  readonly fire: Fire;
  /** Between the two units, wherever the arc of the firer ends (JR-2.4a). */
  readonly distance: Thousandths;
}

/** The firer as it fires: turned, if it pivots (JR-5.10c). */
export function asPivoted(firer: PlacedUnit, pivot: TenthDegrees): PlacedUnit {
  if (pivot === 0) return firer;
  const stand: Stand = pivoted(firer.stand, pivot);
  const { x, y } = poseOf(stand);
  return { ...firer, stand, front: { x, y } };
}

/** The fire in the form the rules need. A volley after a charge has no range (JR-14.7b). */
export function aim(field: Field, s: State, named: NamedFire): AimedFire {
  const firer = asPivoted(placedOf(field, s, named.firer), named.pivot);
  const target = placedOf(field, s, named.target);
  const rows = coverRows(field.table, firer.stand, firer.front, target);
  const charging = has(s, named.target, CHARGING);
  return {
    ...named,
    distance: gap(firer.stand, target.stand),
    fire: {
      firer: {
        arm: firer.arm,
        strength: strengthOfUnit(field, s, named.firer),
        quality: firer.quality,
        weapon: unitOf(field, named.firer).weapon,
        formation: firer.formation,
        stands: s.stands[named.firer]?.length ?? 0,
        refusesFlank: firer.refuses !== null,
        disordered: firer.disordered,
        shaken: firer.level === 'shaken',
        officerPresent: officerPresent(field, s, named.firer) !== null,
        ammunition: ammunitionOf(s, named.firer),
        works: firesFrom(field.table, firer, target.stand),
        opening: (nth(s.marks, named.firer) & OPENED) === 0,
        conditionalHold: orderOf(s, named.firer) === 'CH',
        inWoods: inWoods(field.table, firer),
      },
      target: {
        arm: target.arm,
        strength: strengthOfUnit(field, s, named.target),
        quality: target.quality,
        formation: target.formation,
        disordered: target.disordered,
        routed: target.level === 'routed',
        cover: bestCover(rows, firer.arm, charging),
        aspect: aspectFrom(target.stand, target.formation, firer.front, target.refuses),
        disengaging: orderOf(s, named.target) === 'D',
        charging,
      },
      mode: named.mode,
      range: fireRange(firer.stand, target.stand) ?? 0,
      areaFire: named.areaFire,
      rapidFire: named.rapidFire,
      canister: named.canister,
    },
  };
}

/** True if a target is lower than a battery whose barrels cannot be depressed. */
export function isBelow(field: Field, s: State, firer: UnitId, target: UnitId): boolean {
  const level = (unit: UnitId): number => levelAt(field.table, placedOf(field, s, unit).front);
  return unitOf(field, firer).noCanisterDownhill && level(target) < level(firer);
}
