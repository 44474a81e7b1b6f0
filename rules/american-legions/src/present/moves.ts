import { type Going, NEVER, newReach, reach, stateAt } from '@linstock/ground';
import type { Action, Answer } from '../answers.ts';
import { companyOf } from '../board.ts';
import type { Field } from '../field.ts';
import { closedTo, heldByFriends, marchOf } from '../play/march.ts';
import { actionsTo, turning } from '../play/ways.ts';
import { ACTION_COST, DISORDER_COST } from '../reckon/movement.ts';
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
 * The actions a person means who clicks companies, hexes to go by and one to end in (and perhaps a facing), however far: the
 * shortest way over ground they may enter, so that a refusal is about the hex clicked; where there is none, over any ground free
 * of enemies. A way past friends is taken before one through them that would cost them as much (AL-6.3e). Null where no way at
 * all leads there.
 */
export function meantMove(
  field: Field,
  state: State,
  companies: readonly number[],
  hexes: readonly number[],
  facing: number | null,
): Action[] | null {
  const closed = closedTo(field, state, companies);
  const lead = companies[0] as number;
  const held = heldByFriends(field, state, companies);
  const over = (open: (to: number) => boolean) => shortestWay(field, state, lead, { hexes, facing, open });
  const through = over((to) => !closed(to)) ?? over(openGround(field, state, lead));
  if (!through || marchOf(field, state, companies, through).disordered.length === 0) return through;
  const past = over((to) => !closed(to) && !held(to));
  return past && past.length <= through.length + DISORDER_COST ? past : through;
}

/** Ground that holds no enemy. */
function openGround(field: Field, state: State, company: number): (to: number) => boolean {
  const { side } = companyOf(field, company);
  const foes = field.companies.filter((each) => each.side !== side);
  const enemies = new Set(foes.map((each) => state.at[each.id]));
  return (to) => !enemies.has(to);
}

/** By which hexes a march is meant to lead, the last of them its end, and over what ground besides. */
interface Meant {
  readonly hexes: readonly number[];
  readonly facing: number | null;
  open(hex: number): boolean;
}

/** How a march comes to a hex under one facing. */
interface Coming {
  readonly hex: number;
  readonly facing: number;
  readonly actions: readonly Action[];
}

function shortestWay(
  field: Field,
  state: State,
  company: number,
  { hexes, facing, open }: Meant,
): Action[] | null {
  const from = state.at[company] ?? is.NONE;
  const heading = state.facing[company] ?? is.NONE;
  if (from === is.NONE || heading === is.NONE) return null;
  const { arm } = companyOf(field, company);
  const meant = new Set(hexes);
  const going: Going = {
    ...turning([arm]),
    limit: FAR,
    stepCost: (_, __, to) => (meant.has(to) || open(to) ? ACTION_COST : NEVER),
  };
  let comings: readonly Coming[] = [{ hex: from, facing: heading, actions: [] }];
  for (const hex of hexes) comings = nextComings(field, going, comings, hex);
  const ends = comings.filter((each) => facing === null || each.facing === facing);
  const best = shortest(ends);
  return best && best.actions.length > 0 ? [...best.actions] : null;
}

/** The shortest ways on to a hex, one for each facing there: how one comes to a hex on the way decides what the next costs. */
function nextComings(field: Field, going: Going, comings: readonly Coming[], hex: number): Coming[] {
  const { map } = field;
  const all = comings.flatMap((coming) => {
    const found = reach(map, coming.hex, coming.facing, going, newReach(map, 6));
    const reached = [0, 1, 2, 3, 4, 5].filter((facing) => found.cost[stateAt(found, hex, facing)] !== NEVER);
    return reached.map((facing) => {
      const actions = [...coming.actions, ...actionsTo(map, found, stateAt(found, hex, facing))];
      return { hex, facing, actions };
    });
  });
  return [0, 1, 2, 3, 4, 5].flatMap((facing) => shortest(all.filter((each) => each.facing === facing)) ?? []);
}

const shortest = (comings: readonly Coming[]): Coming | undefined =>
  comings.toSorted((one, other) => one.actions.length - other.actions.length)[0];

/** Farther than any map is wide, in points. */
const FAR = 200;
