import { nth, type Refusal } from '@linstock/kernel';
import { countSupports } from '../measure/supports.ts';
import { frontOf, officerPresent, placedOf, strengthOfUnit } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import { BLOODED, type ChargeUnderWay, orderOf, type State } from '../model/state.ts';
import { bonusReckoning } from '../play/charge/begin.ts';
import { halterOf } from '../play/charge/carry.ts';
import { volleyNamed, volleySight } from '../play/charge/fire.ts';
import type { ChargePlan } from '../play/charge/plan.ts';
import {
  type ChargeBegun,
  type ImaginedCharge,
  imagineContact,
  imagineHalt,
} from '../play/charge/preview.ts';
import { type Contact, supportsAt } from '../play/impact.ts';
import { meleeAspect } from '../play/melee.ts';
import { nerveOf } from '../play/morale.ts';
import { refuseManner } from '../play/targets.ts';
import { remembered } from '../reckon/cache.ts';
import type { ReachOutcome } from '../reckon/charge.ts';
import { canFire } from '../reckon/fire.ts';
import { fallsWithoutVolley } from '../reckon/may-fire.ts';
import type { Fire } from '../reckon/shot.ts';
import { refused } from '../tables/refuse.ts';
import type { Body } from './body.ts';
import type { Approach, Charge } from './course.ts';

/** A possible charge of a game, prepared for its odds by the rules that carry it out. */

/**
 * The charge of a unit at an enemy in the current position; or why there is none. The enemy does not turn, and no other
 * unit fires: those are decisions of the players.
 */
export function chargeAhead(game: StateView, { plan, touches }: ChargeBegun): Charge | Refusal {
  const { field, s } = game;
  const { point, target } = plan;
  if (touches.enemy !== target)
    return refused('JR-14.3e', 'It would touch another enemy first.', [unitOf(field, target).code]);
  const bonus = bonusReckoning(game, plan);
  const most = bonus.outcomes.at(-1)?.reach.bonus ?? 0;
  const enemy = placedOf(field, s, target);
  const order = orderOf(s, target);
  const halter = fallsWithoutVolley(enemy)
    ? null
    : halterOf(game, { point, target, from: frontOf(s, point) });
  const halted = imagineHalt(game, plan, most, 0);
  const at: StateView = { field, s: halted.s };
  const { s: met, contact } = imagineContact(at, halted.charging);
  const there: StateView = { field, s: met };
  const { behind, beside } = contact ? supportsAt(there, contact) : { behind: [], beside: [] };
  return {
    // The attacker in its state at the start. The approach tells if it becomes disordered on the way.
    attacker: {
      ...bodyOfUnit(at, point, null, behind),
      disordered: s.disordered[point] === 1,
    },
    defender: bodyOfUnit(there, target, contact, beside),
    bonus,
    aspect: plan.aspect,
    facing: {
      onAttacker: meleeAspect(there, point, target),
      onDefender: meleeAspect(there, target, point),
    },
    halter,
    forming: order === 'Fm',
    conditionalHold: order === 'CH',
    approach: approaching(game, plan),
  };
}

/** The approaches of the charge, by bonus and volley point; each is computed once. */
function approaching(game: StateView, plan: ChargePlan): Charge['approach'] {
  const volley = remembered(
    ({ charging, s }: ImaginedCharge) => haltedKey(s, charging),
    ({ charging, s }) => volleyAt({ field: game.field, s }, charging),
  );
  const approach = remembered(
    ({ reached, rolled }: ComingCharge) => `${reached.reach.bonus}/${rolled}`,
    ({ reached, rolled }) => approachTo(game, plan, reached, rolled, volley),
  );
  return (reached, rolled) => approach({ reached, rolled });
}

/** A charge with its bonus, and with inches of the volley point. */
interface ComingCharge {
  readonly reached: ReachOutcome;
  readonly rolled: number | null;
}

/** The part of a halted charge that differs by bonus and volley point: the distance and order of each unit. */
function haltedKey(s: State, { point, gone, supports }: ChargeUnderWay): string {
  const along = supports.map((each) => `${each.unit},${each.gone},${s.disordered[each.unit]}`);
  return [gone, s.disordered[point], ...along].join('/');
}

/** Its approach with a bonus, and the volley at its halt. */
function approachTo(
  game: StateView,
  plan: ChargePlan,
  reached: ReachOutcome,
  rolled: number | null,
  volley: (halted: ImaginedCharge) => Fire | null,
): Approach {
  if (rolled === null)
    return {
      volley: null,
      disorderedAtHalt: false,
      contact: reached.contact,
      disorderedAtEnd: reached.disordered,
    };
  const { field } = game;
  const { point, target } = plan;
  const halted = imagineHalt(game, plan, reached.reach.bonus, rolled);
  const there = imagineContact({ field, s: halted.s }, halted.charging);
  return {
    volley: volley(halted),
    disorderedAtHalt: halted.s.disordered[point] === 1,
    contact: there.contact?.defender === target,
    disorderedAtEnd: there.s.disordered[point] === 1,
  };
}

/** The usual volley: with canister if that is possible. */
function volleyAt(game: StateView, charging: ChargeUnderWay): Fire | null {
  const { field, s } = game;
  const sighted = volleySight(game, charging);
  if (!sighted) return null;
  const plain = volleyNamed(game, charging, { rapidFire: false, canister: null });
  const canister = { ...plain, canister: 'single' as const };
  const named = refuseManner(field, s, canister, sighted) === null ? canister : plain;
  const { fire } = aim(field, s, named);
  return canFire(fire) ? fire : null;
}

/** A unit of a game as a body; `struck` is the contact for the defender, null for the attacker. */
function bodyOfUnit(
  game: StateView,
  unit: UnitId,
  struck: Contact | null,
  supports: readonly UnitId[],
): Body {
  const { field, s } = game;
  const { arm, formation, disordered } = placedOf(field, s, unit);
  return {
    ...nerveOf(game, unit, struck?.from ?? null),
    arm,
    formation,
    weapon: unitOf(field, unit).weapon,
    stands: s.stands[unit] ?? [],
    sections: s.sections[unit] ?? 0,
    disordered,
    disengaging: orderOf(s, unit) === 'D',
    officer: officerPresent(field, s, unit),
    blooded: (nth(s.marks, unit) & BLOODED) !== 0,
    supports: countSupports(supports.map((each) => placedOf(field, s, each))),
    supportFigures: supports.reduce((sum, each) => sum + strengthOfUnit(field, s, each), 0),
  };
}
