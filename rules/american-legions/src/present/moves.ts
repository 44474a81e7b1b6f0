import { type Hex, type HexCosts, NEVER, reach, stateAt } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { Name, namesTogether } from '@linstock/scene';
import type { Action, Answer } from '../model/answers.ts';
import { companyOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { scratchOf } from '../model/scratch.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { closedTo, heldByFriends, marchOf, pointsOf } from '../play/march.ts';
import { isListed } from '../play/move.ts';
import { actionsTo, turning } from '../play/ways.ts';
import { ACTION_COST, DISORDER_COST } from '../reckon/movement.ts';

type Move = Extract<Answer, { do: 'move' }>;

/** A march as the map shows it, and the units that it disorders. */
export interface ShownMarch {
  readonly hex: Hex;
  readonly facing: number;
  /** Every hex on the way, the first included. */
  readonly path: readonly Hex[];
  /** Movement points it takes, with the one for passing through friends (AL-6.3e). */
  readonly cost: number;
  /** Names of the friends whom it disorders by passing through their hexes (AL-6.3c, AL-6.3f). */
  readonly disorders: readonly Name[];
  /** The marchers whom that disorders, in words; null if it disorders none. */
  readonly suffer: Name | null;
}

/** A march as shown before it is made. */
export function shownMarch(field: Field, state: State, { companies, actions }: Move): ShownMarch {
  const { path, facing, passed, disordered, cost } = marchOf(field, state, companies, actions);
  const named = (ids: readonly CompanyId[]) => ids.map((c) => companyOf(field, c).called);
  const all = disordered.length === companies.length;
  const suffer = all ? MARCHERS[companies.length === 1 ? 'one' : 'more'] : namesTogether(named(disordered));
  return {
    ...{ hex: path.at(-1) ?? is.NONE, facing, path, cost, disorders: named(passed) },
    suffer: disordered.length === 0 ? null : suffer,
  };
}

const MARCHERS = {
  one: new Name('the marching company'),
  more: new Name('the marching companies', { plural: true }),
} as const;

/** A click on the route of a march: the next hex to enter, or the corner to face there. */
export type WayClick = { readonly hex: Hex } | { readonly corner: number };

/**
 * The actions that a player means who clicked companies and then hexes: to each hex by the shortest way, then
 * a turn to face the last click. The way leads over ground that they may enter, so that a refusal is about
 * the clicked hex. If there is none, any ground free of enemies is used. A way past friends is preferred to one
 * through them if the points suffice for it, as it is among the options (AL-6.3c).
 * @param limit maximum number of actions; longer ways are not searched
 * @returns null if no way leads there
 */
export function meantMove(
  field: Field,
  state: State,
  companies: readonly CompanyId[],
  clicks: readonly WayClick[],
  limit: number = FAR,
): Action[] | null {
  const closed = closedTo(field, state, companies);
  const lead = nth(companies, 0);
  const over = (open: (to: Hex) => boolean) => shortestWay(field, state, companies, { clicks, open, limit });
  const through = over((to) => !closed(to)) ?? over(openGround(field, state, lead));
  if (!through) return null;
  const { disordered, passed } = marchOf(field, state, companies, through);
  if (disordered.length + passed.length === 0) return through;
  const held = heldByFriends(field, state, companies);
  const past = over((to) => !closed(to) && !held(to));
  return past && marchOf(field, state, companies, past).refused === null ? past : through;
}

/**
 * The clicks that mean a march: its last hex and facing, if that alone means a march over the same hexes; otherwise every hex and
 * every facing on the way.
 */
export function clicksOfMarch(
  field: Field,
  state: State,
  march: Move,
  { hex, facing, path }: ShownMarch,
): readonly WayClick[] {
  const { companies, actions } = march;
  const short: readonly WayClick[] = [{ hex }, { corner: facing }];
  if (isListed(march)) return short;
  // As far as a way past friends could lead.
  const points = Math.max(...companies.map((company) => pointsOf(field, state, company)));
  const meant = meantMove(field, state, companies, short, Math.max(actions.length + DISORDER_COST, points));
  if (meant?.length === actions.length) {
    const other = marchOf(field, state, companies, meant);
    if (other.path.length === path.length && other.path.every((each, i) => each === path[i])) return short;
  }
  return everyClick(field, state, companies, actions);
}

/** Every hex and every facing on the way of a march, in their order. */
function everyClick(
  field: Field,
  state: State,
  companies: readonly CompanyId[],
  actions: readonly Action[],
): readonly WayClick[] {
  return actions.map((action, i) => {
    const { path, facing } = marchOf(field, state, companies, actions.slice(0, i + 1));
    const turns = action === 'right' || action === 'left' || action === 'about';
    return turns ? { corner: facing } : { hex: path.at(-1) ?? is.NONE };
  });
}

/** True of hexes without an enemy. */
function openGround(field: Field, state: State, company: CompanyId): (to: Hex) => boolean {
  const { side } = companyOf(field, company);
  const foes = field.companies.filter((each) => each.side !== side);
  const enemies = new Set(foes.map((each) => state.at[each.id]));
  return (to) => !enemies.has(to);
}

/** The hexes and facings of the meant march, and its ground. */
interface Meant {
  readonly clicks: readonly WayClick[];
  readonly limit: number;
  open(hex: Hex): boolean;
}

/** An arrival in a hex under one facing. */
interface Coming {
  readonly hex: Hex;
  readonly facing: number;
  readonly actions: readonly Action[];
}

function shortestWay(
  field: Field,
  state: State,
  companies: readonly CompanyId[],
  { clicks, limit, open }: Meant,
): Action[] | null {
  const lead = nth(companies, 0);
  const from = state.at[lead] ?? is.NONE;
  const heading = state.facing[lead] ?? is.NONE;
  if (from === is.NONE || heading === is.NONE) return null;
  const meant = new Set(clicks.flatMap((click) => ('hex' in click ? [click.hex] : [])));
  const going: HexCosts = {
    ...turning(companies.map((company) => companyOf(field, company).arm)),
    limit,
    stepCost: (_, __, to) => (meant.has(to) || open(to) ? ACTION_COST : NEVER),
  };
  let comings: readonly Coming[] = [{ hex: from, facing: heading, actions: [] }];
  let arrived = false;
  for (const click of clicks) {
    if ('hex' in click) comings = nextComings(field, going, comings, click.hex);
    else {
      // A facing behind a hex is the facing on arrival. Any other is a turn in the hex.
      const turned = arrived
        ? comings
        : comings.flatMap((each) => nextComings(field, going, [each], each.hex));
      comings = turned.filter((each) => each.facing === click.corner);
    }
    arrived = 'hex' in click;
  }
  const best = shortest(comings);
  return best && best.actions.length > 0 ? [...best.actions] : null;
}

/** The shortest routes to a hex, one for each facing on arrival: the facing decides the cost of the next hex. */
function nextComings(field: Field, going: HexCosts, comings: readonly Coming[], hex: Hex): Coming[] {
  const { map } = field;
  const all = comings.flatMap((coming) => {
    const found = reach(map, coming.hex, coming.facing, going, scratchOf(field).clicked);
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
