import { nth } from '@linstock/kernel';
import type { Situation } from '@linstock/kernel';
import { officerPresent, placedOf, strengthOfUnit } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import { BLOODED, orderOf } from '../model/state.ts';
import { planCharge } from '../play/charge/plan.ts';
import { nerveOf } from '../play/morale.ts';
import { plainShot } from '../play/shot.ts';
import { FORMATION_RULES, isGun } from '../tables/index.ts';

/** The situation of a unit's charge at an enemy for the form; none if it could not charge it. */
export function chargeAt(game: StateView, unit: UnitId, enemy: UnitId): Situation[] {
  const { field, s } = game;
  const own = placedOf(field, s, unit);
  if (own.arm === 'battery' || !FORMATION_RULES[own.formation].may_charge || own.level !== 'good') return [];
  const plan = planCharge(game, unit, enemy);
  if (!('way' in plan)) return [];
  const inches = Math.round(plan.way.contact / 10) / 100;
  if (inches > FARTHEST_INCHES) return [];
  const attacker = attackerOrDefenderOf(game, unit);
  return [
    {
      form: 'whole-charge',
      situation: {
        attacker,
        defender: defenderOf(game, unit, enemy, plan.aspect),
        inches,
        angled: plan.angled,
      },
    },
  ];
}

/** The farthest charge, and the maximum of the form. */
const FARTHEST_INCHES = 40;

function attackerOrDefenderOf(game: StateView, unit: UnitId) {
  const { field, s } = game;
  const { arm, formation } = placedOf(field, s, unit);
  const { weapon } = unitOf(field, unit);
  const { quality, standsLost, regimentsLost, commanderLost } = nerveOf(game, unit, null);
  return {
    ...{ arm, formation, quality, standsLost, regimentsLost, commanderLost },
    strength: strengthOfUnit(field, s, unit),
    officer: officerPresent(field, s, unit) ?? 'none',
    blooded: (nth(s.marks, unit) & BLOODED) !== 0,
    ...(isGun(weapon) ? {} : { weapon }),
  };
}

function defenderOf(game: StateView, unit: UnitId, enemy: UnitId, aspect: string) {
  const { field, s } = game;
  const { front, stand } = placedOf(field, s, unit);
  const { weapon } = unitOf(field, enemy);
  const { level, cover } = nerveOf(game, enemy, { front, from: front, arcOf: stand });
  const { firer } = aim(field, s, { ...plainShot(enemy, unit), mode: 'hold' }).fire;
  const order = orderOf(s, enemy);
  return {
    ...attackerOrDefenderOf(game, enemy),
    ...(isGun(weapon) ? { gun: weapon } : {}),
    ...{ level, aspect, cover: cover ?? 'none', works: firer.works ?? 'none' },
    disordered: firer.disordered,
    ammunition: firer.ammunition,
    opening: firer.opening,
    forming: order === 'Fm',
    conditionalHold: order === 'CH',
    disengaging: order === 'D',
  };
}
