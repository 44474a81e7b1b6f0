import { distance, type Hex, sideBetween } from '@linstock/ground';
import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { isRouted, orderOf } from '../model/board.ts';
import type { Company, CompanyId } from '../model/field.ts';
import { HIT, NONE } from '../model/state.ts';
import { arcOf } from '../reckon/arcs.ts';
import { companyFire, fireColumn } from '../reckon/fire.ts';
import { companyShock, type ShockSituation, shockColumn, shockShift } from '../reckon/shock.ts';
import {
  type Cell,
  FIRE_COLUMNS,
  fireCell,
  isGun,
  isInfantry,
  SHOCK_COLUMNS,
  shockCell,
} from '../tables/index.ts';
import { FOCUS, NEAREST } from './intent.ts';
import { hexInView, isDisordered, nearest, type SideView } from './side-view.ts';

/** The cost of a result to the side that suffers it, in hundredths of a company. */
const KILL = 100;
const DISORDER = 40;
/** The extra cost of a first hit on a regiment: it must check its morale. */
const CHECK = 25;
const FACES = 6;

/** The part by which fire on the regiment that the plans name counts more. */
const FOCUSED = 1.5;

/** The best of the listed fire attacks; null if none promises anything. */
export function bestFire(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  const focus = plans[FOCUS];
  const isFocus = (target: Hex): boolean =>
    view.foes.some((foe) => hexInView(view, foe) === target && String(foe.regiment) === focus);
  let best: Answer | null = null;
  let bestWorth = 0;
  for (const option of question.options()) {
    if (option.do !== 'fire') continue;
    const firers = view.own.filter(({ id }) => option.companies.includes(id));
    const worth =
      focus === NEAREST
        ? 1 / nearest(view, option.target, firers)
        : fireWorth(view, option.target, option.companies) *
          (focus !== undefined && isFocus(option.target) ? FOCUSED : 1);
    if (worth <= bestWorth) continue;
    best = option;
    bestWorth = worth;
  }
  return best;
}

/** Mean loss a fire attack inflicts, with something for making a regiment check. */
function fireWorth(view: SideView, target: Hex, companies: readonly CompanyId[]): number {
  const { field, state, map } = view;
  let strength = 0;
  let rifles = true;
  for (const id of companies) {
    const company = field.companies[id];
    if (!company) continue;
    const range = distance(map, hexInView(view, company), target);
    strength += companyFire(
      company.arm,
      range,
      isDisordered(state, company),
      orderOf(state, company.regiment),
    );
    rifles &&= company.arm === 'rifle';
  }
  const column = fireColumn(strength, rifles, false);
  const there = view.foes.filter((foe) => hexInView(view, foe) === target);
  const fresh = there.some(
    (foe) => foe.regiment !== NONE && ((state.regimentDone[foe.regiment] ?? 0) & HIT) === 0,
  );
  const soft =
    there.reduce((sum, foe) => sum + (isGun(foe.arm) && foe.gun !== 'attached' ? 0.3 : 1), 0) /
    Math.max(1, there.length);
  return (fireLoss(column, there.length) + (fresh ? CHECK * chanceOfHit(column) : 0)) * soft;
}

const lossOf = (cell: Cell, companies: number): number => {
  const kills = Math.min(cell.kills, companies);
  return KILL * kills + DISORDER * Math.min(cell.disorders, companies - kills);
};

function fireLoss(column: number, companies: number): number {
  if (column < 1) return 0;
  let sum = 0;
  for (let die = 1; die <= FACES; die++)
    sum += lossOf(fireCell(die, Math.min(column, FIRE_COLUMNS)), companies);
  return sum / FACES;
}

function chanceOfHit(column: number): number {
  let hits = 0;
  for (let die = 1; die <= FACES; die++) {
    const cell = fireCell(die, column);
    if (cell.kills + cell.disorders > 0) hits++;
  }
  return hits / FACES;
}

/** The best of the shock attacks offered; they have to be made (AL-7.4a). */
export function bestShock(view: SideView, question: Question<Answer>): Answer | null {
  let best: Answer | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of question.options()) {
    const worth = option.do === 'shock' ? shockWorth(view, option.target, option.hexes) : -KILL;
    if (best !== null && worth <= bestWorth) continue;
    best = option;
    bestWorth = worth;
  }
  return best;
}

/** The mean loss that a shock attack inflicts, less its mean cost. */
function shockWorth(view: SideView, target: Hex, hexes: readonly Hex[]): number {
  const attackers = view.own.filter((c) => hexes.includes(hexInView(view, c)) && charges(view, c));
  const defenders = view.foes.filter((foe) => hexInView(view, foe) === target);
  const { inflicted, suffered } = shockExchange(view, attackers, defenders, {
    throughFlank: hexes.every((hex) => entersFlank(view, hex, target, defenders)),
    structure: view.map.structure[target] !== null,
  });
  return inflicted - suffered;
}

/** The mean losses of both sides in a shock attack, in hundredths of a company. */
export function shockExchange(
  view: SideView,
  attackers: readonly Company[],
  defenders: readonly Company[],
  { throughFlank, structure }: Pick<ShockSituation, 'throughFlank' | 'structure'>,
): { readonly inflicted: number; readonly suffered: number } {
  const strength = (list: readonly Company[]): number =>
    list.reduce((sum, c) => sum + companyShock(c.arm, isDisordered(view.state, c)), 0);
  const shift = shockShift({
    allCavalry: attackers.every((c) => c.arm === 'cavalry'),
    anyInfantry: attackers.some((c) => isInfantry(c.arm)),
    cavalryDefends: defenders.some((c) => c.arm === 'cavalry'),
    throughFlank,
    structure,
  });
  const column = shockColumn(strength(attackers), strength(defenders), shift);
  let inflicted = 0;
  let suffered = 0;
  for (let die = 1; die <= FACES; die++) {
    const cell = shockCell(die, Math.min(column, SHOCK_COLUMNS.length - 1));
    inflicted += lossOf(cell.defender, defenders.length);
    suffered += lossOf(cell.attacker, attackers.length);
  }
  return { inflicted: inflicted / FACES, suffered: suffered / FACES };
}

function charges(view: SideView, company: Company): boolean {
  if (company.gun !== null || company.regiment === NONE || isRouted(view.field, view.state, company.id))
    return false;
  return orderOf(view.state, company.regiment) === 'CHARGE' && view.state.outOfCommand[company.id] !== 1;
}

function entersFlank(view: SideView, from: Hex, target: Hex, defenders: readonly Company[]): boolean {
  const facing = defenders.map((c) => view.state.facing[c.id] ?? NONE).find((f) => f !== NONE);
  const side = sideBetween(view.map, target, from);
  return facing !== undefined && side !== -1 && arcOf(facing, side) !== 'front';
}
