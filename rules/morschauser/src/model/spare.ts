/**
 * The usual sharing of hits: each to the company that is strongest then, so that most companies remain.
 * @param strength strength points by company
 * @returns one company for each hit, in the order of `companies`
 */
import type { CompanyId } from './field.ts';
export function sparing(
  companies: readonly CompanyId[],
  strength: readonly number[],
  hits: number,
): number[] {
  const left = new Map(companies.map((id) => [id, strength[id] ?? 0]));
  const taken = new Map(companies.map((id) => [id, 0]));
  for (let n = 0; n < hits; n++) {
    const strongest = companies.reduce((best, id) =>
      (left.get(id) ?? 0) > (left.get(best) ?? 0) ? id : best,
    );
    left.set(strongest, (left.get(strongest) ?? 0) - 1);
    taken.set(strongest, (taken.get(strongest) ?? 0) + 1);
  }
  return companies.flatMap((id) => new Array<number>(taken.get(id) ?? 0).fill(id));
}
