import { type Hex, neighbour } from '@linstock/ground';
import { chancesOf, nth, otherSide, type Reckoning, type Side } from '@linstock/kernel';
import { saying, type Threat } from '@linstock/scene';
import { facingIn, lookAround } from '../model/board.ts';
import type { Company, CompanyId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { attackOf as volleyOf } from '../play/fire-attack.ts';
import { ableIn, attackOf as chargeOf } from '../play/shock-attack.ts';
import { type FireAttack, fireReckoning, refuseFire } from '../reckon/fire.ts';
import { refuseShock, shockReckoning } from '../reckon/shock.ts';
import { entryArc } from '../reckon/sight.ts';
import { isInfantry } from '../tables/index.ts';
import * as name from './names.ts';

/**
 * The enemy's fire and shock against the hex of a company from the present hexes, as if each enemy regiment
 * had the order for it, the worst first. None for leaders and pieces off the map.
 */
export function threats(field: Field, state: State, piece: string): readonly Threat[] {
  const company = field.companies[piece.startsWith('company:') ? Number(piece.slice('company:'.length)) : -1];
  const target = company === undefined ? is.NONE : (state.at[company.id] ?? is.NONE);
  if (!company || target === is.NONE) return [];
  const enemy = otherSide(company.side);
  const found = [...volleys(field, state, enemy, target), ...charges(field, state, enemy, target)];
  return found.sort((a, b) => meanRank(b.reckoning) - meanRank(a.reckoning));
}

/** The worst volley of each regiment, with the guns or without, and of each skirmisher company alone (AL-7.31b, AL-7.33j). */
function volleys(field: Field, s: State, enemy: Side, target: Hex): Threat[] {
  lookAround(field, s);
  const able = field.companies.filter(
    (each) =>
      each.side === enemy && s.at[each.id] !== is.NONE && !refusedAlone(field, s, enemy, target, each.id),
  );
  const guns = able.filter((each) => each.gun !== null).map((each) => each.id);
  const regiments = new Set(able.filter((each) => isInfantry(each.arm)).map((each) => each.regiment));
  const groups = [...regiments].map((regiment) =>
    partsOf(
      field,
      s,
      target,
      able.filter((each) => each.regiment === regiment && isInfantry(each.arm)),
    ).flatMap((part) => [[...part, ...guns], part]),
  );
  const alone = able.filter((each) => each.arm === 'skirmisher').map((each) => [[each.id]]);
  const lines = groups.length > 0 ? groups : [[guns]];
  return [...lines, ...alone].flatMap((ways) => {
    const volleys = ways.flatMap((firers) => volleyThreat(field, s, enemy, target, firers));
    return volleys.toSorted((a, b) => meanRank(b.reckoning) - meanRank(a.reckoning)).slice(0, 1);
  });
}

/** A regiment's companies, and those of them that alone shift the column: its rifles, and those on a flank (AL-7.33f, g). */
function partsOf(field: Field, s: State, target: Hex, companies: readonly Company[]): CompanyId[][] {
  const facing = facingIn(field, s, target, otherSide(companies[0]?.side ?? 0));
  const rifles = companies.filter(({ arm }) => arm === 'rifle');
  const flanks = (each: Company) =>
    entryArc(field.map, nth(s.at, each.id), target, facing === is.NONE ? null : facing) !== 'front';
  const parts = [companies, rifles, companies.filter(flanks), rifles.filter(flanks)];
  return parts.map((part) => part.map(({ id }) => id));
}

/** The volley of some companies; none if they may not fire it. */
function volleyThreat(
  field: Field,
  s: State,
  enemy: Side,
  target: Hex,
  firers: readonly CompanyId[],
): Threat[] {
  const attack = volleyAt(field, s, enemy, target, firers);
  if (firers.length === 0 || refuseFire(attack)) return [];
  const label = `${saying(name.companiesWord(field, s, firers), 'fires', 'fire')}`;
  return [{ label, from: ids(firers), reckoning: fireReckoning(attack) }];
}

/** An attack by fire as if no unit had fired yet and all infantry were under Fire. */
function volleyAt(
  field: Field,
  s: State,
  enemy: Side,
  target: Hex,
  firers: readonly CompanyId[],
): FireAttack {
  const attack = volleyOf({ field, s }, enemy, target, firers);
  return {
    ...attack,
    regimentClosed: false,
    firers: attack.firers.map((firer) => ({
      ...firer,
      alreadyFired: false,
      order: isInfantry(firer.arm) ? 'FIRE' : firer.order,
    })),
  };
}

/** True if a company could not join such an attack; being too weak alone does not count. */
function refusedAlone(field: Field, s: State, enemy: Side, target: Hex, company: CompanyId): boolean {
  const refused = refuseFire(volleyAt(field, s, enemy, target, [company]));
  return refused !== null && refused.code !== 'strength_below_one';
}

/** The charge of all enemy companies round the hex that have it before their front (AL-7.4). */
function charges(field: Field, s: State, enemy: Side, target: Hex): Threat[] {
  const regiments = field.regiments.map(({ side, skirmishers }) => side === enemy && !skirmishers);
  const order = s.order.map((given, regiment) => (regiments[regiment] ? is.CHARGE : given));
  const view = { field, s: { ...s, order, struck: [] } };
  const hexes = [0, 1, 2, 3, 4, 5]
    .map((direction) => neighbour(field.map, target, direction))
    .filter((hex) => hex !== -1 && ableIn(field, view.s, enemy, hex).length > 0)
    .filter((hex) => refuseShock(chargeOf(view, enemy, target, [hex])) === null);
  if (hexes.length === 0) return [];
  const attack = chargeOf(view, enemy, target, hexes);
  const companies = hexes.flatMap((hex) => ableIn(field, view.s, enemy, hex));
  return [
    {
      label: `${saying(name.companiesWord(field, s, companies), 'charges', 'charge')}`,
      from: ids(companies),
      reckoning: shockReckoning(attack),
    },
  ];
}

const ids = (companies: readonly CompanyId[]): string[] => companies.map(name.companyId);

function meanRank(reckoning: Reckoning): number {
  return chancesOf(reckoning).reduce((sum, row) => sum + row.chance * row.outcome.rank, 0);
}
