import type { Json, Side } from '@linstock/kernel';
import { z } from 'zod';
import { type AmericanLegionsBattle, BATTLE_IDS, legionsBattle } from '../battles/index.ts';
import { SIDE_NAMES } from '../field.ts';
import { type Phase, phases, startOf } from '../phases.ts';
import { meets, type VictoryFacts, winner } from '../reckon/victory.ts';
import { fact, read } from './given.ts';

/** A battle by its title or id. Throws RangeError, naming those there are. */
function battleNamed(name: string): AmericanLegionsBattle {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const battles = BATTLE_IDS.map(legionsBattle);
  const found = battles.find(({ surveyed }) =>
    [surveyed.title, surveyed.id].some((known) => plain(known).includes(plain(name))),
  );
  if (!found)
    throw new RangeError(
      `There is no battle "${name}"; there are ${battles.map(({ surveyed }) => surveyed.title).join(', ')}.`,
    );
  return found.data;
}

// AL-3.0

const turn = z.looseObject({
  battle: z.string(),
  from: z.union([z.literal('start'), z.int()]).default('start'),
});

/** The phases of the first game turn, or of a later one by its number, in words. */
export function sequence(raw: Json): Json {
  const given = read(turn, raw);
  const { start } = battleNamed(given.battle);
  const first = phases(startOf(start));
  const free = given.from === 'start' || given.from === 1;
  const commanded = new Set<Side>();
  const told = (free ? first : phases(null)).map((phase) => {
    const firstCommand = free && phase.phase === 'command' && phase.by.every((side) => !commanded.has(side));
    if (phase.phase === 'command') for (const side of phase.by) commanded.add(side);
    return phaseInWords(phase, firstCommand);
  });
  const firesBeforeOrders = free && first[0]?.phase === 'mutual_fire'; // AL-3.0j
  return { phases: told, may_fire_in_first_phase: firesBeforeOrders ? ['guns', 'skirmishers'] : [] };
}

/** `british_turn:american_movement(half)`. */
function phaseInWords({ turnOf, phase, by: sides, movement }: Phase, freeOrders: boolean): string {
  const by = sides.map(sideWord);
  const head = `${sideWord(turnOf)}_turn:`;
  switch (phase) {
    case 'command':
      return `${head}${by[0]}_command${freeOrders ? '(free orders)' : ''}`;
    case 'movement':
      return `${head}${by[0]}_movement(${movement})`;
    case 'mutual_fire':
      return `${head}mutual_fire(${by.join(',')})`;
    case 'shock':
      return `${head}${by[0]}_shock`;
    case 'remove_charge_orders':
      return `${head}remove_charge`;
  }
}

const sideWord = (side: Side): string => SIDE_NAMES[side].toLowerCase();

// AL-9.1, AL-10.1, AL-11.1, AL-12.1

const end = z.looseObject({
  battle: z.string(),
  /** Left out, the last. */
  turn_ended: z.int().nullish(),
  routed_or_eliminated: z.array(z.string()).default([]),
  /** Structure hexes held by unrouted companies of the side that may win by it, by kind. */
  structure_hexes_held: z.record(z.string(), z.int()).default({}),
  side_without_companies_on_map: fact,
});

/** Who has won when a game turn ends; null while the game goes on (AL-3.0i, l). */
export function victory(raw: Json): Json {
  const given = read(end, raw);
  const battle = battleNamed(given.battle);
  if ((given.turn_ended ?? battle.turns) < battle.turns && !given.side_without_companies_on_map)
    return { over: false, result: null };
  const facts: VictoryFacts = {
    broken: (regiment) => given.routed_or_eliminated.some((name) => isCalled(regiment, name)),
    heldStructures: (kind) => given.structure_hexes_held[kind] ?? countOf(given, kind),
  };
  const { british, american } = battle.victory;
  return { over: true, result: winner(meets(british, facts), meets(american, facts)) };
}

/** Whether a regiment may be called so: by its name, or by its wing alone where its name ends with one. */
const isCalled = (regiment: string, name: string): boolean =>
  regiment === name || regiment.endsWith(`, ${name}`) || regiment.replace(',', '') === name;

/** How many structure hexes of a kind a fact that names it tells of: a number, a list, or either within an object. */
function countOf(given: Record<string, unknown>, kind: string): number {
  for (const [key, fact] of Object.entries(given)) {
    if (key.includes(kind)) return sizeOf(fact);
    if (fact === null || typeof fact !== 'object' || Array.isArray(fact)) continue;
    if (kind in fact) return sizeOf((fact as Record<string, unknown>)[kind]);
    if (Object.values(fact).includes(kind)) return Math.max(0, ...Object.values(fact).map(sizeOf));
  }
  return 0;
}

function sizeOf(fact: unknown): number {
  if (Array.isArray(fact)) return fact.length;
  return typeof fact === 'number' ? fact : 0;
}
