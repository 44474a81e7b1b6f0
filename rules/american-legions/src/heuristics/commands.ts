import type { Hex } from '@linstock/ground';
import type { Command, Side } from '@linstock/kernel';
import type { Field, Regiment } from '../model/field.ts';
import { NONE, OK, type State } from '../model/state.ts';
import { enemiesByDistance, naturalIntent, planBodyOf, planText } from './intent.ts';
import { gunNear, postNear } from './posts.ts';
import { heart, isSpent, type SideView, sideViewOf, standing } from './side-view.ts';

/** Number of the nearest enemy regiments that are considered as targets. */
const TARGETS = 2;

/** The plans worth thinking about for each regiment of a side that can act, the natural one first. */
export function commandsOf(field: Field, state: State, side: Side, plain: boolean): Command[] {
  const view = sideViewOf(field, state, side, plain);
  return actingRegiments(view).map((regiment) => ({
    body: planBodyOf(regiment.id),
    plans: [...new Set([...plainPlans(view, regiment), ...(plain ? [] : morePlans(view, regiment))])],
  }));
}

/** Regiments of a side that are on the map and not routed. */
export function actingRegiments(view: SideView): Regiment[] {
  return view.field.regiments.filter(
    ({ id, side }) =>
      side === view.side && view.state.regimentState[id] === OK && standing(view, id).length > 0,
  );
}

function plainPlans(view: SideView, regiment: Regiment): string[] {
  const plans = [planText(naturalIntent(view, regiment)), 'hold', 'retire'];
  for (const target of targetsOf(view, regiment)) {
    if (!regiment.cavalry) plans.push(`fire:${target}`);
    if (!regiment.skirmishers) plans.push(`charge:${target}`);
  }
  return plans;
}

/** More plans of a general, by kind of troops: foot, horse and skirmishers. */
function morePlans(view: SideView, regiment: Regiment): string[] {
  if (regiment.skirmishers) return ['screen'];
  const spent = isSpent(view, regiment) ? ['away'] : [];
  const flanks = targetsOf(view, regiment).map((target) => `flank:${target}`);
  if (regiment.cavalry) return ['counter', ...flanks, ...spent];
  const gun = gunNear(view, regiment);
  const post = postNear(view, regiment);
  return [
    'line:6',
    'line:3',
    'back:4',
    ...flanks.slice(0, 1),
    ...(gun === NONE ? [] : [`guard:${gun}`]),
    ...(post === NONE ? [] : [`post:${post}`]),
    ...spent,
  ];
}

function targetsOf(view: SideView, regiment: Regiment): Hex[] {
  const from = heart(view, standing(view, regiment.id));
  return enemiesByDistance(view, from)
    .slice(0, TARGETS)
    .map(({ id }) => id);
}
