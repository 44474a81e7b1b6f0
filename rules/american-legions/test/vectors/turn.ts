import type { Axial } from '@linstock/ground';
import type { Json, Side } from '@linstock/kernel';
import { z } from 'zod';
import { americanLegions } from '../../src/index.ts';
import { AMERICAN, BRITISH, type Field, SIDE_NAMES } from '../../src/model/field.ts';
import type { Game, Play } from '../../src/model/game.ts';
import { performers } from '../../src/model/phases.ts';
import * as S from '../../src/model/state.ts';
import { ordersAreFree } from '../../src/play/command/order.ts';
import { play } from '../../src/play/sequence.ts';
import { verdictOf } from '../../src/play/victory.ts';
import { refuseFire } from '../../src/reckon/fire.ts';
import { type Arm, PHASES } from '../../src/tables/index.ts';
import { fact, order, read } from './given.ts';
import { setUp } from './setting.ts';
import { answerAll, idle, stretch } from './stretch.ts';

/** The course of a game: its phases, the end of an order, and the end of the game. */

/** The field of a battle by its title. Throws RangeError, naming those there are. */
function fieldOf(title: string): Field {
  const fields = americanLegions.battles.map((id) => americanLegions.field(id, {}));
  const found = fields.find((field) => field.title === title);
  if (found) return found;
  throw new RangeError(
    `There is no battle "${title}"; there are ${fields.map((each) => each.title).join(', ')}.`,
  );
}

/** The whole game from the present state. */
const game = ({ umpire, field, s }: Game): Play => play(umpire, field, s);

// AL-3.0

const turn = z.strictObject({
  battle: z.string(),
  from: z.union([z.literal('start'), z.int()]).default('start'),
});

/** A phase that was reached. */
interface Come {
  readonly active: Side;
  readonly step: number;
  free: boolean;
}

/** The phases of the first game turn, or of a later one by its number, in words. In this turn no unit acts. */
export function sequence(raw: Json): Json {
  const given = read(turn, raw);
  const field = fieldOf(given.battle);
  const number = given.from === 'start' ? 1 : given.from;
  const laid = number === 1 ? { field, s: americanLegions.deploy(field) } : setOut(field);
  const { s } = laid;
  if (number > 1) {
    goTo(s, number - 1);
    s.commandPhases.fill(number - 1);
  }
  const come: Come[] = [];
  const note = () => {
    const last = come.at(-1);
    if (s.turn !== number || s.step === S.SET_UP || s.step === S.OVER) return;
    if (last?.active !== s.active || last.step !== s.step)
      come.push({ active: s.active, step: s.step, free: false });
  };
  answerAll(stretch(laid, game, [], note), (question) => {
    if (s.turn > number) return null;
    if (question.kind === 'orders') (come.at(-1) as Come).free = areFree(laid, question.side);
    return idle(question);
  });
  const opens = number === 1 && PHASES[field.start.step - 1]?.phase === 'mutual_fire'; // AL-3.0j
  return { phases: come.map(inWords), may_fire_in_first_phase: opens ? MAY_FIRE_UNORDERED : [] };
}

function areFree({ field, s }: { field: Field; s: S.State }, side: Side): boolean {
  const regiment = field.regiments.find((each) => each.side === side)?.id ?? S.NONE;
  return ordersAreFree({ s }, side, regiment);
}

/** The state of a battle as both armies are set up. */
function setOut(field: Field): { field: Field; s: S.State } {
  const laid = { field, s: americanLegions.deploy(field) };
  answerAll(stretch(laid, game), () => null);
  return laid;
}

/** Goes to the end of a game turn: the last step of its last player turn. */
function goTo(s: S.State, turnEnded: number): void {
  s.turn = turnEnded;
  s.active = AMERICAN;
  s.step = S.REMOVE_CHARGE;
  s.stage = 0;
}

/** `british_turn:american_movement(half)`. */
function inWords({ active, step, free }: Come): string {
  const rule = PHASES[step - 1] as (typeof PHASES)[number];
  const by = performers(rule, active).map(sideWord);
  const head = `${sideWord(active)}_turn:`;
  switch (rule.phase) {
    case 'command':
      return `${head}${by[0]}_command${free ? '(free orders)' : ''}`;
    case 'movement':
      return `${head}${by[0]}_movement(${rule.movement === 'full' ? 'full' : 'half'})`;
    case 'mutual_fire':
      return `${head}mutual_fire(${by.join(',')})`;
    case 'shock':
      return `${head}${by[0]}_shock`;
    case 'remove_charge_orders':
      return `${head}remove_charge`;
  }
}

const sideWord = (side: Side): string => SIDE_NAMES[side].toLowerCase();

/** The units that may fire before any order is given (AL-3.0j). */
const MAY_FIRE_UNORDERED = Object.entries({
  infantry: 'musket',
  guns: 'six_pounder',
  skirmishers: 'skirmisher',
} satisfies Record<string, Arm>).flatMap(([who, arm]) => (mayFireUnordered(arm) ? [who] : []));

function mayFireUnordered(arm: Arm): boolean {
  const gun = arm === 'six_pounder' ? ('regular' as const) : null;
  const firer = { id: arm, arm, gun, regiment: null, order: null, disordered: false, range: 1 };
  return refuseFire({ firers: [{ ...firer, entry: 'front' }] }) === null;
}

// AL-3.0h, AL-4.61

const expiry = z.strictObject({
  order,
  at: z.enum(['end_of_player_turn', 'end_of_phase']),
  next_is_first_command_phase: fact,
});
const HERE: Axial = [0, 0];
const FAR: Axial = [0, -7];
/** Faces of an order check that passes, for as many as are made. */
const GOOD = [1, 1];

/** An order at the end of a phase, and whether a new one needs a check in the side's next Command Phase. */
export function orderExpiry(raw: Json): Json {
  const given = read(expiry, raw);
  const from = given.at === 'end_of_phase' ? S.ACTIVE_MOVEMENT : S.REMOVE_CHARGE;
  const laid = setUp({
    british: { regiments: { Foot: { at: [HERE], order: given.order ?? 'none' } } },
    american: { regiments: { Militia: { at: [FAR] } } },
    step: from,
  });
  const { s } = laid;
  s.commandPhases[BRITISH] = given.next_is_first_command_phase ? 0 : 2;
  const playing = stretch(laid, game, GOOD);
  let kept: number | null = null;
  answerAll(playing, (question) => {
    if (s.step !== from) kept ??= s.order[0] as number;
    return question.kind === 'orders' && question.side === BRITISH ? null : idle(question);
  });
  const [another] = playing.asked?.options() ?? [];
  if (another) playing.answer(another);
  return {
    order: S.ORDERS[kept ?? S.NO_ORDER] as string,
    new_order_needs_check: playing.thrown.length > 0,
  };
}

// AL-9.1, AL-10.1, AL-11.1, AL-12.1

const end = z.strictObject({
  battle: z.string(),
  /** Left out, the last. */
  turn_ended: z.int().optional(),
  routed_or_eliminated: z.array(z.string()).default([]),
  /** Structure hexes held by unrouted companies of the side that may win by it, by kind. */
  structure_hexes_held: z.record(z.string(), z.int().min(0)).default({}),
  side_without_companies_on_map: fact,
});

/** The winner when a game turn ends; null while the game goes on (AL-3.0i, l). */
export function victory(raw: Json): Json {
  const given = read(end, raw);
  const laid = setOut(fieldOf(given.battle));
  const { field, s } = laid;
  for (const name of given.routed_or_eliminated) s.regimentState[numberOf(field, name)] = S.ROUTED;
  const holder = hold(laid, given.structure_hexes_held);
  goTo(s, given.turn_ended ?? field.turns);
  if (given.side_without_companies_on_map) clear(laid, holder === BRITISH ? AMERICAN : BRITISH);
  stretch(laid, game);
  const verdict = verdictOf(field, s);
  if (!verdict) return { over: false, result: null };
  return { over: true, result: verdict.winner === null ? 'draw' : sideWord(verdict.winner) };
}

function numberOf(field: Field, name: string): number {
  const found = field.regiments.find((each) => each.name === name);
  if (found) return found.id;
  const known = field.regiments.map((each) => each.name).join(', ');
  throw new RangeError(`There is no regiment "${name}" at ${field.title}; there are ${known}.`);
}

/**
 * Puts unrouted companies of the side with the condition into the given number of structures of each kind, and none
 * into any other. Returns that side. Kinds without a condition are ignored.
 */
function hold({ field, s }: { field: Field; s: S.State }, held: Readonly<Record<string, number>>): Side {
  const counted = (side: Side) =>
    field.victory[side].any.flatMap((each) => (each.kind === 'in-structures' ? [each.structure] : []));
  const side = counted(BRITISH).length > 0 ? BRITISH : AMERICAN;
  const hexes = Array.from({ length: field.map.count }, (_, hex) => hex);
  const taken = counted(side).flatMap((kind) => {
    const inside = hexes.filter((hex) => field.map.structure[hex] === kind);
    if ((held[kind] ?? 0) > inside.length)
      throw new RangeError(`${field.title} has only ${inside.length} hexes of kind ${kind}.`);
    return inside.slice(0, held[kind] ?? 0);
  });
  const outside = hexes.find((hex) => field.map.structure[hex] === null) as number;
  const steady = field.companies.filter(
    (each) => each.side === side && s.regimentState[each.regiment] !== S.ROUTED,
  );
  if (taken.length > steady.length)
    throw new RangeError(`There are only ${steady.length} unrouted companies to hold ${taken.length} hexes.`);
  steady.forEach(({ id }, i) => {
    s.at[id] = taken[i] ?? outside;
  });
  return side;
}

function clear({ field, s }: { field: Field; s: S.State }, side: Side): void {
  for (const each of field.companies) if (each.side === side) s.at[each.id] = S.NONE;
}
