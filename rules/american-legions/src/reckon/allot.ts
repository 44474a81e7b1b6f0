import { type Refusal, refusal } from '@linstock/kernel';
import { type Arm, type Cell, type GunClass, isGun } from '../tables/index.ts';

/** P-ALLOT: the companies that take the results of one attack, and the effect of a result. */

/** A company in a hex that was hit, as far as results care. */
export interface Exposed {
  readonly arm: Arm;
  /** Null for all but guns; a gun without a class is regular. */
  readonly gun: GunClass | null;
}

/** One result: K eliminates, D disorders. */
export type Result = 'K' | 'D';
/** Results still to be allotted, the present one included. */
export type Rest = Pick<Cell, 'kills' | 'disorders'>;

/** Regular guns are killed or unharmed: a D does nothing to them (AL-8.4b). */
export function ignoresDisorder(company: Exposed): boolean {
  return isGun(company.arm) && company.gun !== 'attached';
}

/**
 * The companies, by index, that the owner may choose for the next result: none twice in one attack, guns
 * last, no D on a regular gun. As many of the remaining results as possible must still take effect (AL-7.2a,
 * c, AL-8.4b, c). Kills come first.
 * @param hit whether each company already has a result from this attack
 */
export function allotCandidates(
  companies: readonly Exposed[],
  hit: readonly boolean[],
  result: Result,
  rest: Rest,
): number[] {
  const free = companies.map((_, i) => i).filter((i) => !hit[i]);
  const others = free.filter((i) => !isGun(companies[i]!.arm));
  if (others.length > 0) return others;
  const able = free.filter((i) => result === 'K' || !ignoresDisorder(companies[i]!));
  if (result === 'D' || rest.disorders === 0) return able;
  const attached = able.filter((i) => !ignoresDisorder(companies[i]!)).length;
  const most = effective(rest, attached, able.length - attached);
  return able.filter((i) => {
    const regular = ignoresDisorder(companies[i]!);
    const after = { kills: rest.kills - 1, disorders: rest.disorders };
    return (
      1 + effective(after, attached - (regular ? 0 : 1), able.length - attached - (regular ? 1 : 0)) === most
    );
  });
}

/** The maximum number of results that can take effect on `attached` and `regular` guns. */
function effective(rest: Rest, attached: number, regular: number): number {
  const kills = Math.min(rest.kills, attached + regular);
  const left = attached - Math.max(0, kills - regular);
  return kills + Math.min(rest.disorders, left);
}

/**
 * Why the owner may not name this company for the next result, or null.
 * Codes: already_has_result, gun_last, gun_ignores_d, must_take_result.
 */
export function refuseAllot(
  companies: readonly Exposed[],
  hit: readonly boolean[],
  result: Result,
  rest: Rest,
  index: number,
): Refusal | null {
  if (allotCandidates(companies, hit, result, rest).includes(index)) return null;
  const company = companies[index];
  if (!company || hit[index])
    return refusal('already_has_result', 'AL-7.2a', 'A company takes only one result from an attack.');
  if (isGun(company.arm) && companies.some((other, i) => !hit[i] && !isGun(other.arm)))
    return refusal(
      'gun_last',
      'AL-8.4c',
      'A gun takes a result only when every other company in its hex has one.',
    );
  if (result === 'D' && ignoresDisorder(company))
    return refusal('gun_ignores_d', 'AL-8.4b', 'Regular artillery cannot be disordered; only a K harms it.');
  return refusal('must_take_result', 'AL-7.2c', 'Given to this company, a later result would be lost.');
}

/**
 * A cell in words: `1 killing and 3 disordering hits`. Hits, not companies: there may be fewer companies to
 * take them, and the effect of a hit depends on the company (AL-7.2b, AL-7.33k).
 */
export function cellInWords({ kills, disorders }: Rest): string {
  if (kills + disorders === 0) return 'no effect';
  const kinds = [];
  if (kills > 0) kinds.push(`${kills} killing`);
  if (disorders > 0) kinds.push(`${disorders} disordering`);
  return `${kinds.join(' and ')} ${(disorders || kills) === 1 ? 'hit' : 'hits'}`;
}
