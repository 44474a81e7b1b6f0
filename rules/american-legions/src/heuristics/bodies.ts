import { distance, type Hex } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { orderOf } from '../model/board.ts';
import type { Company, Field, Regiment } from '../model/field.ts';
import { MOVED, NONE } from '../model/state.ts';
import { pointsOf } from '../play/march.ts';
import type { Order } from '../tables/index.ts';
import { hexInView, type SideView } from './side-view.ts';

/** Companies of one regiment in one hex that march together. */
export interface Body {
  readonly regiment: Regiment | null;
  readonly companies: readonly Company[];
  readonly hex: Hex;
  readonly facing: number;
  readonly order: Order | null;
}

/**
 * The bodies of a side that may still march, in the order of `rankOf`. Each is considered once in a phase:
 * the bodies before the last one that marched have decided to stay. So nothing need be stored between
 * questions.
 */
export function bodiesToMarch(view: SideView): Body[] {
  const { field, state } = view;
  const rank = rankOf(field);
  const hasMoved = ({ id }: Company) => (nth(state.done, id) & MOVED) !== 0;
  const first = (companies: readonly Company[]) => Math.min(...companies.map(({ id }) => nth(rank, id)));
  const last = Math.max(NONE, ...grouped(view, view.own.filter(hasMoved)).map(first));
  return grouped(
    view,
    view.own.filter(({ id }) => pointsOf(field, state, id) > 0),
  )
    .filter((companies) => first(companies) > last)
    .sort((a, b) => first(a) - first(b))
    .map((companies) => bodyOfCompanies(view, companies));
}

/** Companies by hex and regiment. */
function grouped(view: SideView, companies: readonly Company[]): Company[][] {
  const found = new Map<string, Company[]>();
  for (const company of companies) {
    const key = `${hexInView(view, company)}:${company.regiment}`;
    const group = found.get(key);
    if (group) group.push(company);
    else found.set(key, [company]);
  }
  return [...found.values()];
}

function bodyOfCompanies({ field, state }: SideView, companies: readonly Company[]): Body {
  const first = nth(companies, 0);
  return {
    regiment: field.regiments[first.regiment] ?? null,
    companies,
    hex: state.at[first.id] ?? NONE,
    facing: state.facing[first.id] ?? 0,
    order: orderOf(state, first.regiment),
  };
}

const ranks = new WeakMap<Field, Int16Array>();

/**
 * `[company]`: its place in the order of marching. Companies set up nearest to the enemy march first, to make
 * space for the others.
 */
function rankOf(field: Field): Int16Array {
  const known = ranks.get(field);
  if (known) return known;
  const { companies, map, suggested } = field;
  const far = companies.map(({ id, side }) =>
    companies.reduce((least, other) => {
      if (other.side === side) return least;
      return Math.min(least, distance(map, nth(suggested.hex, id), nth(suggested.hex, other.id)));
    }, Number.POSITIVE_INFINITY),
  );
  const order = companies.map(({ id }) => id).sort((a, b) => nth(far, a) - nth(far, b) || a - b);
  const rank = new Int16Array(order.length);
  for (const [place, company] of order.entries()) rank[company] = place;
  ranks.set(field, rank);
  return rank;
}
