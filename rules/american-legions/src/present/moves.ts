import { type Going, NEVER, newReach, reach, stateAt } from '@linstock/ground';
import type { Action, Answer } from '../answers.ts';
import { companyOf } from '../board.ts';
import type { Field } from '../field.ts';
import { marchOf } from '../play/march.ts';
import { actionsTo, turning } from '../play/ways.ts';
import { ACTION_COST } from '../reckon/movement.ts';
import * as is from '../state.ts';
import type { State } from '../state.ts';

type Move = Extract<Answer, { do: 'move' }>;

/** What a march looks like on the map, and whom it disorders. */
export interface ShownMarch {
  readonly hex: number;
  readonly facing: number;
  /** Every hex on the way, the first included. */
  readonly path: readonly number[];
  /** Names of the friends it disorders by passing through their hexes (AL-6.3c, AL-6.3f). */
  readonly disorders: readonly string[];
}

/** A march as it is shown before it is made. */
export function shownMarch(field: Field, state: State, { companies, actions }: Move): ShownMarch {
  const { path, facing, passed } = marchOf(field, state, companies, actions);
  const disorders = passed.map((c) => companyOf(field, c).name);
  return { hex: path.at(-1) ?? is.NONE, facing, path, disorders };
}

/**
 * The actions a person means who clicks a company and a hex (and perhaps a facing), however far: the shortest way over
 * ground free of enemies. Null where no way at all leads there.
 */
export function meantMove(
  field: Field,
  state: State,
  company: number,
  hex: number,
  facing: number | null,
): Action[] | null {
  const { map } = field;
  const from = state.at[company] ?? is.NONE;
  const heading = state.facing[company] ?? is.NONE;
  if (from === is.NONE || heading === is.NONE) return null;
  const { side, arm } = companyOf(field, company);
  const enemies = new Set(
    field.companies.filter((each) => each.side !== side).map((each) => state.at[each.id]),
  );
  const going: Going = {
    ...turning([arm]),
    limit: FAR,
    stepCost: (_, __, to) => (to === hex || !enemies.has(to) ? ACTION_COST : NEVER),
  };
  const found = reach(map, from, heading, going, newReach(map, 6));
  const ends = (facing === null ? [0, 1, 2, 3, 4, 5] : [facing]).map((f) => stateAt(found, hex, f));
  const costs = ends.map((end) => found.cost[end] as number);
  const best = ends[costs.indexOf(Math.min(...costs))] as number;
  const actions = actionsTo(map, found, best);
  return actions.length > 0 ? actions : null;
}

/** Farther than any map is wide, in points. */
const FAR = 200;
