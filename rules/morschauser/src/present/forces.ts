import { nth, type Question, type Side } from '@linstock/kernel';
import {
  type Muster,
  type MusterEntry,
  type MusterForce,
  type MusterKind,
  type MusterMark,
  type MusterUnit,
  sentence,
} from '@linstock/scene';
import {
  brigadierNames,
  commanderName,
  costOf,
  type Force,
  LIMITS,
  ONE_OF,
  priceOf,
  readyForces,
  regimentNames,
  weaponsOf,
} from '../battles/index.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { abilities, effectiveTraits } from '../reckon/troops.ts';
import { CLAUSES, type MorschauserClause } from '../tables/clauses.ts';
import {
  type Armament,
  POINTS,
  TRAIT_ROWS,
  TRAITS,
  TROOP_TYPES,
  type Trait,
  type TroopType,
} from '../tables/index.ts';
import type { Switches } from '../tables/switches.ts';
import { figuresOf, KINDS, MARK_WORDS, TYPE_WORDS } from './pieces.ts';
import { usuallyWorn } from './uniforms.ts';

/** The muster of a pick-up game (MM-BAT1f, T-POINTS). */

type Buy = AnswerTo<'force'>;

/** No regiment has more companies (MM-A1m). */
const MAX_IN_REGIMENT = 5;

/** The use of each kind, and the clause of its figures. */
const KIND_LINES: Readonly<Record<TroopType, readonly [line: string, clause: MorschauserClause]>> = {
  lineInfantry: ['Stands in close order and acts as one regiment; strongest foot hand to hand.', 'MM-A4a'],
  lightInfantry: ['Quick in any ground, with a longer reach; each company acts by itself.', 'MM-A4b'],
  cavalry: ['Breaks what it rides down; kept out of woods and towns, and does not shoot.', 'MM-A4c'],
  lightCavalry: ['The fastest troops there are, with a carbine; kept out of woods and towns.', 'MM-A4d'],
  artillery: ['Reaches half across the table, and is deadly with canister; charges nobody.', 'MM-A4e'],
  engineers: ['Bridges, earthworks and obstacles, with a wagon beside them; poor shots.', 'MM-A4f'],
  wagons: ['Baggage, and the tools of engineers; to be kept out of a fight.', 'MM-A4g'],
};

/**
 * The possible purchases of the side that is asked which force it buys, under the switches of the game; null for any
 * other question.
 */
export function musterFor(
  field: Field,
  { kind, side }: Pick<Question<Answer>, 'kind' | 'side'>,
): Muster<Buy> | null {
  return kind === 'force' ? musterOf(field, side) : null;
}

function musterOf({ own, switches, generals }: Field, side: Side): Muster<Buy> {
  const [least, most] = LIMITS.brigade;
  return {
    words: { stand: 'company', stands: 'companies', unit: 'regiment' },
    budget: POINTS.budget,
    most: LIMITS.companies,
    kinds: TROOP_TYPES.map((type) => musterKindOf(type, switches)),
    leaders: {
      title: 'brigade general',
      leads: 'brigade',
      price: POINTS.base.brigadeGeneral,
      least,
      most,
      clause: 'MM-BAT1f',
      names: brigadierNames(side),
    },
    commander:
      generals.find((each) => each.side === side && each.rank === 'army')?.name ?? commanderName(side),
    ready: readyForces(own?.lists ?? { brigades: [] }, side).map(({ title, force }) => ({
      title,
      force: { leaders: force.generals, units: force.regiments.map(unitOf) },
    })),
    entries(force) {
      const names = regimentNames(side, forceOf(force));
      return force.units.map((unit, i) => entryOf(unit, names[i] ?? '', { switches, side, nth: i }));
    },
    cost: (force) => costOf(forceOf(force)),
    answer: (force) => ({ do: 'buy', ...buyable(forceOf(force)) }),
  };
}

function musterKindOf(type: TroopType, switches: Switches): MusterKind {
  const [line, clause] = KIND_LINES[type];
  return {
    id: type,
    title: sentence(TYPE_WORDS[type]),
    line,
    clause,
    picture: KINDS[type],
    price: POINTS.base[type],
    most: MAX_IN_REGIMENT,
    arms: weaponsOf(type).map((weapon) => armsOf(type, weapon)),
    // A mark that has no effect in this game is not sold (MM-E7o2).
    marks: effectiveTraits({ type, traits: TRAITS }, switches)
      .filter((trait) => POINTS.add[trait] !== undefined)
      .map(markOf),
  };
}

function armsOf(type: TroopType, weapon: Armament): MusterMark {
  const price = priceOf({ type, armament: weapon, traits: [] }) - POINTS.base[type];
  return { id: weapon, title: weapon, line: CLAUSES['MM-A3i'].line, clause: 'MM-A3i', price };
}

function markOf(trait: Trait): MusterMark {
  const clause = nth(TRAIT_ROWS[trait].clauses, 0);
  return {
    id: trait,
    title: MARK_WORDS[trait] ?? trait,
    line: CLAUSES[clause].line,
    clause,
    price: POINTS.add[trait] ?? 0,
    ...(ONE_OF.includes(trait) ? { oneOf: 'MM-E7o1' } : {}),
  };
}

function entryOf(
  unit: MusterUnit,
  title: string,
  { switches, side, nth }: { readonly switches: Switches; readonly side: Side; readonly nth: number },
): MusterEntry {
  const { type, weapon, traits, companies } = regimentOfForce(unit);
  const figures = abilities({ type, traits, armament: weapon }, switches);
  return {
    title,
    stand: {
      ...usuallyWorn({ side, nth, type, elite: traits.includes('elite') }),
      ...figures.size,
      strength: figures.strength,
    },
    price: companies * priceOf({ type, armament: weapon, traits }),
    figures: figuresOf({ abilities: figures }, figures.strength)
      .filter(({ label }) => label !== 'Marks')
      .map((each) => (each.label === 'Strength' ? { ...each, value: `${figures.strength}` } : each)),
  };
}

// A force of the muster as one of this system, and back

const unitOf = ({ brigade, type, weapon, traits, companies }: Force['regiments'][number]): MusterUnit => ({
  leader: brigade,
  kind: type,
  arms: weapon,
  marks: traits,
  count: companies,
});

const regimentOfForce = ({ leader, kind, arms, marks, count }: MusterUnit): Force['regiments'][number] => ({
  brigade: leader,
  type: kind as TroopType,
  weapon: arms as Armament,
  traits: marks as readonly Trait[],
  companies: count,
});

const forceOf = ({ leaders, units }: MusterForce): Force => ({
  generals: leaders,
  regiments: units.map(regimentOfForce),
});

const buyable = ({ generals, regiments }: Force): Omit<Buy, 'do'> => ({
  generals,
  regiments: regiments.map((each) => ({ ...each, traits: [...each.traits] })),
});
