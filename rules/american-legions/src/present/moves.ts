import { type Going, NEVER, newReach, reach, stateAt } from '@linstock/ground';
import type { Action, Answer } from '../answers.ts';
import { companyOf } from '../board.ts';
import type { Field } from '../field.ts';
import { closedTo, marchOf } from '../play/march.ts';
import { actionsTo, turning } from '../play/ways.ts';
import { ACTION_COST } from '../reckon/movement.ts';
import type { State } from '../state.ts';
import * as is from '../state.ts';

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
 * The actions a person means who clicks companies and a hex (and perhaps a facing), however far: the shortest way over
 * ground they may enter, so that a refusal is about the hex clicked; where there is none, over any ground free of enemies.
 * Null where no way at all leads there.
 */
export function meantMove(
  field: Field,
  state: State,
  companies: readonly number[],
  hex: number,
  facing: number | null,
): Action[] | null {
  const closed = closedTo(field, state, companies);
  const open = (to: number) => to === hex || !closed(to);
  const lead = companies[0] as number;
  return (
    shortestWay(field, state, lead, { hex, facing, open }) ??
    shortestWay(field, state, lead, { hex, facing, open: openGround(field, state, lead, hex) })
  );
}

/** Ground that holds no enemy, and the hex that is meant. */
function openGround(field: Field, state: State, company: number, hex: number): (to: number) => boolean {
  const { side } = companyOf(field, company);
  const foes = field.companies.filter((each) => each.side !== side);
  const enemies = new Set(foes.map((each) => state.at[each.id]));
  return (to) => to === hex || !enemies.has(to);
}

/** Where a march is meant to end, and by which hexes it may lead. */
interface End {
  readonly hex: number;
  readonly facing: number | null;
  open(hex: number): boolean;
}

function shortestWay(
  field: Field,
  state: State,
  company: number,
  { hex, facing, open }: End,
): Action[] | null {
  const { map } = field;
  const from = state.at[company] ?? is.NONE;
  const heading = state.facing[company] ?? is.NONE;
  if (from === is.NONE || heading === is.NONE) return null;
  const { arm } = companyOf(field, company);
  const going: Going = {
    ...turning([arm]),
    limit: FAR,
    stepCost: (_, __, to) => (open(to) ? ACTION_COST : NEVER),
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
