import { inches, lengthWords, type Thousandths } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import {
  type Ammunition,
  type Arm,
  type FireMode,
  type Formation,
  GUN_RULES,
  type Gun,
  type Level,
  type Order,
  WEAPON_RULES,
  type Weapon,
} from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { type Band, bandAt, type Canister } from './shot.ts';

/** The legality of fire: when, at which target and in which manner (JR-8.1, JR-8.3, D5 to D9, D15). */

/** The facts about a unit in a turn that decide whether it may fire. */
export interface FirerStatus {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly level: Level;
  readonly ammunition: Ammunition;
  /** Its marker; a reinforcement acts as on Move (JR-8.1f). */
  readonly order: Order;
  readonly fired: boolean;
  readonly touchesEnemy: boolean;
}

/** Why a unit cannot fire of its own accord at all; null if it can (JR-8.1a to c, e). */
export function refuseFiring(unit: FirerStatus): Refusal | null {
  if (unit.level === 'routed') return refused('JR-8.1a', 'A routed unit does not fire.');
  if (unit.ammunition === 'out') return refused('JR-10.5c', 'It is out of ammunition.');
  if (unit.formation === 'limbered' || unit.formation === 'mounted_column')
    return refused('JR-8.1c', 'A limbered battery and a mounted column cannot fire.');
  if (unit.order === 'D') return refused('JR-4.4c', 'It is disengaging.');
  if (unit.fired) return refused('JR-8.1b', 'It has already fired this turn.');
  if (unit.touchesEnemy) return refused('JR-8.1e', 'It is in contact with an enemy.');
  return null;
}

/** True if a marker is a hold: it fires at any time from phase 4 to 8 (JR-4.3a, JR-4.8a). */
export function isHold(order: Order): boolean {
  return order === 'H' || order === 'CH';
}

/** Why a unit may not fire in phase 4; null if it may (JR-5.5a). */
export function refuseFirstFires({ order }: Pick<FirerStatus, 'order'>): Refusal | null {
  if (order === 'Fr' || isHold(order)) return null;
  return refused('JR-5.5a', 'Only First fire and Hold units fire before movement.');
}

/** Why a unit may not fire in phase 8; null if it may (JR-8.1f, JR-6.4b). */
export function refuseRemainingFire({
  order,
  quickMarched,
}: {
  readonly order: Order;
  readonly quickMarched: boolean;
}): Refusal | null {
  if (quickMarched) return refused('JR-6.4b', 'It quick-marched this turn.');
  if (isHold(order) || order === 'M' || order === 'Fm') return null;
  return refused('JR-8.1f', 'This order does not fire in phase 8.');
}

/** The deeds of a unit this turn. */
export interface TurnDeeds {
  readonly order: Order;
  readonly moved: boolean;
  readonly formed: boolean;
  readonly pivoted: boolean;
  readonly fellBack: boolean;
  readonly fired: boolean;
}

/** The manner of a unit's own fire; falling back is moving, on First fire too (JR-8.3a to c, k). */
export function fireMode({ order, moved, formed, pivoted, fellBack }: TurnDeeds): FireMode {
  if (order === 'Fr' && !fellBack) return 'first_fire';
  if (moved || fellBack || order === 'M' || order === 'C') return 'moved';
  if (formed || order === 'Fm') return 'formed';
  if (pivoted) return 'pivoted';
  return order === 'CH' ? 'conditional_hold' : 'hold';
}

/** The manner of a volley at a charger: ready only on a hold that has done nothing this turn (JR-14.4d). */
export function volleyMode(doings: TurnDeeds): FireMode {
  const { order, moved, formed, fellBack, fired } = doings;
  if (order === 'D') return 'disengaging_volley';
  const ready = isHold(order) && !fired && !moved && !formed && !fellBack;
  return ready ? fireMode(doings) : 'second_volley';
}

/** An enemy as a target of a fire. */
export interface SightedEnemy {
  readonly id: string;
  /** To the part of it in the arc; null if nothing is (JR-2.5d). */
  readonly range: Thousandths | null;
  readonly visible: boolean;
  readonly touchesEnemy: boolean;
}

/** Why a target may not be fired at, ignoring all others; null if it may (JR-8.1a, e). */
export function refuseTarget(weapon: Weapon | Gun, arm: Arm, target: SightedEnemy): Refusal | null {
  const at = [target.id];
  if (target.range === null) return refused('JR-2.5c', 'It is not in the arc.', at);
  if (bandAt(weapon, target.range) === 'out')
    return refused(arm === 'battery' ? 'JR-8.5b' : 'JR-8.5a', 'It is out of range.', at);
  if (!target.visible) return refused('JR-7.4a', 'It is not visible.', at);
  if (target.touchesEnemy) return refused('JR-8.1e', 'It is in contact with one of your units.', at);
  return null;
}

/** Bands at which an enemy has to be fired at before all others (JR-8.1d). */
const PRESSING_BANDS: readonly Band[] = ['close', 'canister'];

/** Why a target may not be chosen among all enemies in sight; null if it may (JR-8.1d). */
export function refuseChoice(
  weapon: Weapon | Gun,
  arm: Arm,
  target: SightedEnemy,
  enemies: readonly SightedEnemy[],
): Refusal | null {
  const own = refuseTarget(weapon, arm, target);
  if (own) return own;
  const presses = ({ range }: SightedEnemy): boolean =>
    range !== null && PRESSING_BANDS.includes(bandAt(weapon, range));
  if (presses(target)) return null;
  const pressing = enemies.filter((enemy) => presses(enemy) && refuseTarget(weapon, arm, enemy) === null);
  if (pressing.length === 0) return null;
  return refused(
    'JR-8.1d',
    'An enemy is within close range: choose among those.',
    pressing.map(({ id }) => id),
  );
}

/** Why a battery may not fire such canister; null if it may (JR-11.2). */
export function refuseCanister(gun: Gun, range: Thousandths, canister: Canister): Refusal | null {
  const limit = inches(GUN_RULES[gun].canister);
  if (range > limit) return refused('JR-11.2a', 'It is beyond canister range.');
  return canister === 'double' && 2 * range > limit
    ? refused('JR-11.2b', 'Double canister needs half that range.')
    : null;
}

/**
 * Why small arms may not fire rapidly; null if they may (JR-8.6a). Repeaters always fire rapidly and have no
 * choice.
 */
export function refuseRapidFire(weapon: Weapon): Refusal | null {
  return weapon !== 'repeating_carbine' && WEAPON_RULES[weapon].rapid_fire_drm !== null
    ? null
    : refused('JR-8.6a', 'It is not a breech-loading carbine.');
}

/** Why an enemy that woods hide may not be fired at; null if it may (JR-7.5a). */
export function refuseAreaFire(inReach: boolean, showedItself: boolean): Refusal | null {
  if (!inReach)
    return refused(
      'JR-7.5a',
      `It is hidden by more than ${lengthWords(inches(4))} of woods, or by other things.`,
    );
  return showedItself ? null : refused('JR-7.5a', 'That enemy has neither fired nor moved.');
}

/** The widest pivot, in tenths of a degree (JR-6.2g). */
export const MAX_PIVOT = 450;

/** Why a unit may not make this pivot; null if it may (JR-4.3b, JR-14.4b). The table checks whether it fits. */
export function refusePivot(
  angle: number,
  { order, pivoted }: Pick<TurnDeeds, 'order' | 'pivoted'>,
  charged: boolean,
): Refusal | null {
  if (!isHold(order) && !(charged && order === 'Fr'))
    return refused('JR-4.3b', 'Only a holding unit pivots.');
  if (Math.abs(angle) > MAX_PIVOT) return refused('JR-6.2g', 'That is more than 45 degrees.');
  return pivoted ? refused('JR-4.3b', 'It has already pivoted this turn.') : null;
}

/** True if a charger gets a volley at all (JR-14.4e). */
export function hasVolley(
  defender: Pick<FirerStatus, 'arm' | 'formation' | 'level' | 'ammunition'>,
  weapon: Weapon | Gun,
  { range, visible }: Pick<SightedEnemy, 'range' | 'visible'>,
): boolean {
  return (
    defender.level !== 'routed' &&
    defender.formation !== 'limbered' &&
    defender.formation !== 'mounted_column' &&
    defender.ammunition !== 'out' &&
    visible &&
    range !== null &&
    bandAt(weapon, range) !== 'out'
  );
}

/** True if a charge at a unit has no volley point, no volley and no interrupt (JR-14.4g). */
export function fallsWithoutVolley({ level, formation }: Pick<FirerStatus, 'level' | 'formation'>): boolean {
  return level === 'routed' || formation === 'limbered';
}
