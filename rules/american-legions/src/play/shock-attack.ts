import { type Arc, type Hex, neighbour, sideBetween, turned } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import { listNames } from '@linstock/scene';
import {
  companiesIn,
  companyOf,
  facingIn,
  facingOfCompany,
  hexOfCompany,
  isRouted,
  nameOf,
  orderOf,
  regimentName,
  troopsIn,
} from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { arcOf } from '../reckon/arcs.ts';
import type { Charger, Defender, ShockAttack } from '../reckon/shock.ts';
import { ORDER_RULES, UNITS } from '../tables/index.ts';

/** Legal charges, and an attack as the reckoning needs it (P-SHOCK 1). */

/** True if a company is able to attack by shock (AL-7.41c, n). */
export function mayCharge(field: Field, s: State, company: CompanyId): boolean {
  const { arm, regiment } = companyOf(field, company);
  if (regiment === S.NONE || s.at[company] === S.NONE || !UNITS[arm].mayShock) return false;
  if (s.regimentState[regiment] !== S.OK || s.outOfCommand[company] === 1) return false;
  return ORDER_RULES[orderOf(s, regiment) ?? 'none'].mustShock;
}

/** The companies of a side in a hex that are able to attack (AL-7.41b, c). */
export function ableIn(field: Field, s: State, side: Side, hex: Hex): CompanyId[] {
  return companiesIn(field, s, hex, side).filter((c) => mayCharge(field, s, c));
}

/** The two hexes before a facing, those on the map (AL-5.0a, AL-5.2b). */
export function frontHexes(field: Field, hex: Hex, facing: number): Hex[] {
  if (facing === S.NONE) return [];
  return [turned(facing, -1), facing].map((d) => neighbour(field.map, hex, d)).filter((n) => n !== -1);
}

/**
 * True if a hex is a target for these chargers at all: more than skirmishers in it, no structure for cavalry
 * (AL-7.4c).
 */
function isTarget(field: Field, s: State, side: Side, hex: Hex, chargers: readonly CompanyId[]): boolean {
  const enemies = companiesIn(field, s, hex, otherSide(side));
  if (!enemies.some((c) => companyOf(field, c).arm !== 'skirmisher')) return false;
  return field.map.structure[hex] === null || chargers.some((c) => companyOf(field, c).arm !== 'cavalry'); // AL-7.44a
}

/** The charging hexes that have not attacked yet, each with its eligible targets, if it has any (AL-7.4b). */
export function chargingHexes({ field, s }: Game, side: Side): Map<Hex, Hex[]> {
  const found = new Map<number, number[]>();
  for (const { id, side: own } of field.companies) {
    const hex = hexOfCompany(s, id);
    if (own !== side || !mayCharge(field, s, id) || found.has(hex) || s.struck.includes(hex)) continue;
    const chargers = ableIn(field, s, side, hex);
    const targets = frontHexes(field, hex, facingOfCompany(s, id));
    found.set(
      hex,
      targets.filter((t) => isTarget(field, s, side, t, chargers)),
    );
  }
  for (const [hex, targets] of found) if (targets.length === 0) found.delete(hex);
  return found;
}

/**
 * An attack on a hex from these hexes. The able companies of each hex attack. If none is able, all are named,
 * so that the reckoning can say why.
 */
export function attackOf(
  game: Pick<Game, 'field' | 's'>,
  side: Side,
  target: Hex,
  hexes: readonly Hex[],
): ShockAttack {
  const { field, s } = game;
  const enemy = otherSide(side);
  const facing = facingIn(field, s, target, enemy);
  const chargers = hexes.flatMap((hex) => {
    const able = ableIn(field, s, side, hex);
    return able.length > 0 ? able : companiesIn(field, s, hex, side);
  });
  const charged = companiesIn(field, s, target, enemy);
  return {
    attackers: chargers.map((c) => chargerOf(field, s, c, target, facing)),
    defenders: charged.map((c) => defenderOf(field, s, c)),
    structure: field.map.structure[target] !== null,
    targetName: `${troopsIn(field, s, target, enemy)}`,
    attackerBodies: bodiesOf(field, chargers),
    targetBodies: bodiesOf(field, charged),
  };
}

/** The regiments of some companies, if they are at most two. Guns and horse alone have their own name. */
function bodiesOf(field: Field, companies: readonly CompanyId[]): string | undefined {
  const names = companies.map((c) => {
    const { regiment } = companyOf(field, c);
    return regiment === S.NONE ? nameOf(field, c) : regimentName(field, regiment);
  });
  const bodies = [...new Set(names)];
  return bodies.length > 2 ? undefined : listNames(bodies);
}

function chargerOf(field: Field, s: State, c: CompanyId, target: Hex, targetFacing: number): Charger {
  const { arm, regiment } = companyOf(field, c);
  const hex = hexOfCompany(s, c);
  return {
    id: `company:${c}`,
    name: companyOf(field, c).title,
    arm,
    disordered: s.status[c] === S.DISORDERED,
    entry: entryArc(field, hex, target, targetFacing),
    order: orderOf(s, regiment),
    routed: isRouted(field, s, c),
    outOfCommand: s.outOfCommand[c] === 1,
    notInFront: !frontHexes(field, hex, facingOfCompany(s, c)).includes(target),
    alreadyAttacked: s.struck.includes(hex),
  };
}

/** The side of the defending hex that an attacker borders; front where the defenders have no facing (AL-7.41h, r). */
function entryArc(field: Field, hex: Hex, target: Hex, targetFacing: number): Arc {
  const direction = sideBetween(field.map, target, hex);
  return direction === -1 || targetFacing === S.NONE ? 'front' : arcOf(targetFacing, direction);
}

function defenderOf(field: Field, s: State, c: CompanyId): Defender {
  const { arm, title } = companyOf(field, c);
  const disordered = s.status[c] === S.DISORDERED;
  return {
    id: `company:${c}`,
    name: title,
    arm,
    disordered,
    routed: isRouted(field, s, c),
  };
}
