import type { Command, Plans, Side } from '@linstock/kernel';
import type { Field, Regiment } from '../model/field.ts';
import { NONE, OK, type State } from '../model/state.ts';
import {
  attacker,
  heart,
  isAhead,
  matters,
  nearest,
  type SideView,
  sideViewOf,
  standing,
} from './side-view.ts';

/** A regiment's intention. `against` is an enemy regiment, or NONE for the nearest one. */
export interface Intent {
  readonly kind: 'hold' | 'fire' | 'charge' | 'retire';
  readonly against: number;
}

/** Hexes within which a defender's horse attacks without being asked. */
const REACH_OF_HORSE = 4;
/** Number of the nearest enemy regiments that are considered as targets. */
const TARGETS = 2;

/** The key of a regiment in plans. */
export function planBodyOf(regiment: number): string {
  return `regiment:${regiment}`;
}

/** The plans worth thinking about for each regiment of a side that can act, the natural one first. */
export function commandsOf(field: Field, state: State, side: Side): Command[] {
  const view = sideViewOf(field, state, side);
  const commands: Command[] = [];
  for (const regiment of field.regiments) {
    if (regiment.side !== side || state.regimentState[regiment.id] !== OK) continue;
    const companies = standing(view, regiment.id);
    if (companies.length === 0) continue;
    commands.push({ body: planBodyOf(regiment.id), plans: plansOf(view, regiment) });
  }
  return commands;
}

function plansOf(view: SideView, regiment: Regiment): string[] {
  const natural = written(naturalIntent(view, regiment));
  const targets = nearestRegiments(view, regiment).slice(0, TARGETS);
  const plans = [natural, 'hold', 'retire'];
  for (const target of targets) {
    if (!regiment.cavalry) plans.push(`fire:${target}`);
    if (!regiment.skirmishers) plans.push(`charge:${target}`);
  }
  return [...new Set(plans)];
}

/** A regiment's intention by these plans, or its default intention. */
export function intentOf(view: SideView, regiment: Regiment, plans: Plans): Intent {
  const plan = plans[planBodyOf(regiment.id)];
  if (plan === undefined) return naturalIntent(view, regiment);
  const [kind, against] = plan.split(':');
  const target = against === undefined ? NONE : Number(against);
  const gone = target !== NONE && !view.foes.some((foe) => foe.regiment === target);
  return { kind: kind as Intent['kind'], against: gone ? NONE : target };
}

const written = ({ kind, against }: Intent): string => (against === NONE ? kind : `${kind}:${against}`);

function naturalIntent(view: SideView, regiment: Regiment): Intent {
  const companies = standing(view, regiment.id);
  if (regiment.skirmishers) return { kind: 'fire', against: NONE };
  if (view.side === attacker(view.field)) {
    return isAhead(view)
      ? { kind: 'hold', against: NONE }
      : { kind: 'charge', against: prey(view, regiment) };
  }
  const near = nearest(view, heart(view, companies), view.foes);
  if (regiment.cavalry) return { kind: near <= REACH_OF_HORSE ? 'charge' : 'hold', against: NONE };
  return { kind: 'hold', against: NONE };
}

/** The nearest enemy regiment whose breaking helps to win. NONE, which means the nearest one, if there is none. */
function prey(view: SideView, regiment: Regiment): number {
  return (
    nearestRegiments(view, regiment).find((id) => matters(view.field, view.state, view.side, id)) ?? NONE
  );
}

function nearestRegiments(view: SideView, regiment: Regiment): number[] {
  const from = heart(view, standing(view, regiment.id));
  return view.field.regiments
    .filter((foe) => foe.side !== view.side)
    .map((foe) => ({ id: foe.id, far: nearest(view, from, standing(view, foe.id)) }))
    .filter(({ far }) => far < 99)
    .sort((a, b) => a.far - b.far)
    .map(({ id }) => id);
}
