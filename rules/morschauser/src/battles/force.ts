import { nth, type Side } from '@linstock/kernel';
import { mayHave } from '../reckon/troops.ts';
import { type Armament, POINTS, TROOPS, type Trait, type TroopType } from '../tables/index.ts';
import type { BattleBrigade, BattleRegiment, MorschauserBattle } from './battle.ts';
import { LIST_NAMES, LIST_TITLES, listBrigades, pickUpGeneral, regimentName } from './pick-up.ts';
import { againstForce, LIMITS, priceOf } from './points.ts';

/** Forces the players of a pick-up game buy in place of the fixed lists (MM-BAT1f). */

/** A bought regiment: its brigade is that of the first, second … brigade general, or 0 for the commander's own. */
export interface BoughtRegiment {
  readonly brigade: number;
  readonly type: TroopType;
  readonly weapon: Armament;
  readonly traits: readonly Trait[];
  /** 1 to 5 (MM-A1m). */
  readonly companies: number;
}

/** A side's purchase: brigade generals, and regiments. The army commander comes with every force. */
export interface Force {
  readonly generals: number;
  readonly regiments: readonly BoughtRegiment[];
}

/** A force of the fixed lists, with the place of each company in inches and degrees. */
export interface ReadyForce {
  /** The name of its list, such as `Balanced division`. */
  readonly title: string;
  readonly force: Force;
  readonly places: readonly (readonly (readonly [x: number, y: number, facing: number])[])[];
}

const SIDE_IDS = ['south', 'north'] as const;
/** Kinds of guns of which a battery is one at most (MM-E7o1). */
export const ONE_OF: readonly Trait[] = ['horseArtillery', 'heavyArtillery', 'battalionGun'];

/** The points a force costs (T-POINTS). */
export function costOf({ generals, regiments }: Force): number {
  const troops = regiments.reduce((sum, each) => sum + each.companies * priceOf(bought(each)), 0);
  return troops + generals * POINTS.base.brigadeGeneral + POINTS.base.armyCommander;
}

const bought = ({ type, weapon, traits }: BoughtRegiment) => ({ type, armament: weapon, traits });

/** Why a force may not be bought, in a sentence; null if it may (MM-BAT1f, T-POINTS, T1, T-TRAITS, MM-E7o1). */
export function againstPurchase({ generals, regiments }: Force): string | null {
  for (const regiment of regiments) {
    const against = againstRegiment(regiment, generals);
    if (against) return against;
  }
  for (let brigade = 1; brigade <= generals; brigade++)
    if (!regiments.some((each) => each.brigade === brigade))
      return `Brigade general ${brigade} has no regiment to lead.`;
  const companies = regiments.flatMap((each) => new Array(each.companies).fill(bought(each)));
  return againstForce(companies, generals);
}

function againstRegiment({ brigade, type, weapon, traits }: BoughtRegiment, generals: number): string | null {
  if (brigade > generals) return `There is no brigade general ${brigade}; ${generals} are bought.`;
  if (!weaponsOf(type).includes(weapon))
    return `${type} is armed with ${weaponsOf(type).join(' or ')}, not with ${weapon}.`;
  const strange = traits.find((trait) => POINTS.add[trait] === undefined || !mayHave(trait, type));
  if (strange) return `${type} cannot be bought as ${strange}.`;
  if (new Set(traits).size !== traits.length) return 'A mark is bought once for a regiment.';
  if (traits.filter((trait) => ONE_OF.includes(trait)).length > 1)
    return `Artillery is one of ${ONE_OF.join(', ')} at most.`;
  return null;
}

/** The possible armament of a kind of company (T1). */
export function weaponsOf(type: TroopType): Armament[] {
  if (type === 'artillery') return ['cannon'];
  const weapons = TROOPS[type].weapons.map(({ weapon }) => weapon as Armament);
  return weapons.length > 0 ? weapons : ['none'];
}

// Ready-made forces

/** The forces of the lists A, B and C for a side, that of the battle's own list first. */
export function readyForces({ brigades }: Pick<MorschauserBattle, 'brigades'>, side: Side): ReadyForce[] {
  const id = SIDE_IDS[side];
  const own = JSON.stringify(brigades.filter((each) => each.side === id));
  return LIST_NAMES.map((list) => ({ list, listed: listBrigades(list, id) }))
    .toSorted((a, b) => Number(JSON.stringify(b.listed) === own) - Number(JSON.stringify(a.listed) === own))
    .map(({ list, listed }) => readyForce(LIST_TITLES[list], listed));
}

/** A list's brigades as a force; a list above the budget does without its most expensive mark, sharpshooters (T-POINTS). */
function readyForce(title: string, brigades: readonly BattleBrigade[]): ReadyForce {
  const led = brigades.filter(({ general }) => general.rank === 'brigade');
  const listed = brigades.flatMap((each) => each.regiments.map((regiment) => ({ regiment, each })));
  const places = listed.map(({ regiment }) =>
    regiment.companies.map(([, x, y, facing]) => [x, y, facing] as const),
  );
  const force: Force = {
    generals: led.length,
    regiments: listed.map(({ regiment: { type, weapon, traits, companies }, each }) => ({
      brigade: led.indexOf(each) + 1,
      type,
      weapon,
      traits,
      companies: companies.length,
    })),
  };
  if (costOf(force) <= POINTS.budget) return { title, force, places };
  const regiments = force.regiments.map((each) => ({
    ...each,
    traits: each.traits.filter((trait) => trait !== 'sharpshooters'),
  }));
  return { title, force: { ...force, regiments }, places };
}

// A force as brigades

/** The battle with a side's bought brigades; they are placed later, so their places here have no meaning. */
export function withForce(battle: MorschauserBattle, side: Side, force: Force): MorschauserBattle {
  const id = SIDE_IDS[side];
  const others = battle.brigades.filter((each) => each.side !== id);
  const own = boughtBrigades(side, force);
  return { ...battle, brigades: side === 0 ? [...own, ...others] : [...others, ...own] };
}

function boughtBrigades(side: Side, { generals, regiments }: Force): BattleBrigade[] {
  const id = SIDE_IDS[side];
  const prefix = id.charAt(0).toUpperCase();
  const codes = codesOf(regiments);
  return [...new Array(generals).keys(), -1].map((at) => {
    const name = at < 0 ? 'cinc' : `brig${at + 1}`;
    const own = regiments.flatMap(({ brigade, type, weapon, traits, companies }, i): BattleRegiment[] => {
      if (brigade !== at + 1) return [];
      const code = nth(codes, i);
      return [
        {
          id: `${prefix}-${code}`,
          name: regimentName(id, code),
          type,
          weapon,
          traits: [...traits],
          companies: [...new Array(companies).keys()].map((n) => [`${prefix}-${code}-${n + 1}`, 0, 0, 0]),
        },
      ];
    });
    return { id: `${prefix}-${name}`, side: id, general: pickUpGeneral(id, name, generals), regiments: own };
  });
}

/** The names of the regiments of a force, in order. */
export function regimentNames(side: Side, { regiments }: Force): string[] {
  return codesOf(regiments).map((code) => regimentName(SIDE_IDS[side], code));
}

/** The names of a side's brigade generals, as many as any force can have. */
export function brigadierNames(side: Side): string[] {
  const most = Math.floor(LIMITS.companies / LIMITS.brigade[0]);
  return [...new Array(most).keys()].map((i) => pickUpGeneral(SIDE_IDS[side], `brig${i + 1}`, most).name);
}

/** The name of a side's commander. */
export function commanderName(side: Side): string {
  return pickUpGeneral(SIDE_IDS[side], 'cinc', 0).name;
}

function codesOf(regiments: readonly BoughtRegiment[]): string[] {
  return regiments.map((each, i) => {
    const letter = letterOf(each);
    const before = regiments.slice(0, i).filter((other) => letterOf(other) === letter).length;
    return `${letter}${before + 1}`;
  });
}

/** The letter of T-PICKUP-LISTS for a regiment; pioneers and trains are in no list. */
function letterOf({ type, weapon, traits }: BoughtRegiment): string {
  if (type === 'lineInfantry') return traits.includes('elite') ? 'E' : 'L';
  if (type === 'lightInfantry') return weapon === 'rifle' ? 'R' : 'I';
  if (type === 'artillery')
    return traits.includes('horseArtillery') ? 'H' : traits.includes('heavyArtillery') ? 'A' : 'G';
  return ({ cavalry: 'C', lightCavalry: 'D', engineers: 'P', wagons: 'W' } as const)[type];
}
