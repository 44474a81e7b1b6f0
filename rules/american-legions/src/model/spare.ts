import { chooseNames, listNames } from '@linstock/scene';
import { isGun } from '../tables/index.ts';
import type { CompanyId, Field } from './field.ts';
import { DISORDERED, NONE, type State } from './state.ts';

/**
 * The own companies that should take a loss. A company in good order is disordered before a disordered one is
 * lost.
 */
export function leastLoss(field: Field, s: State, companies: readonly CompanyId[]): number {
  const price = (id: CompanyId): number => {
    const company = field.companies[id];
    if (!company) return 0;
    const dear = company.arm === 'cavalry' ? 5 : isGun(company.arm) ? 8 : company.arm === 'musket' ? 2 : 0;
    return (s.status[id] === DISORDERED ? 10 : 0) + dear;
  };
  return companies.reduce((best, id) => (price(id) < price(best) ? id : best), companies[0] ?? NONE);
}

/**
 * What a D does to one of some companies, as the end of a sentence about one: `is disordered or leaves the field`
 * (AL-4.12a, e, AL-7.33k).
 */
export function sufferedBy({ companies: all }: Field, s: State, companies: readonly CompanyId[]): string {
  const effects = companies.map((id) => {
    if (all[id]?.arm === 'skirmisher') return 'is eliminated';
    return s.status[id] === DISORDERED ? 'leaves the field' : 'is disordered';
  });
  return chooseNames([...new Set(effects)].sort());
}

/** In what companies can differ, as words. */
const DIFFERENCES: readonly (readonly [string, (field: Field, s: State, id: CompanyId) => unknown])[] = [
  ['regiment', ({ companies }, _, id) => companies[id]?.regiment],
  ['arm', ({ companies }, _, id) => [companies[id]?.arm, companies[id]?.gun].join()],
  ['where they stand', (_, s, id) => s.at[id]],
  ['where they face', (_, s, id) => [s.facing[id], s.gunSide[id]].join()],
  ['order', (_, s, id) => s.status[id]],
  ['whether they hear their leader', (_, s, id) => s.outOfCommand[id]],
  ['what they have done', (_, s, id) => [s.done[id], s.routFrom[id]].join()],
];

/** True if companies cannot be told apart by anything the rules know: one regiment and arm, one hex, one state. */
export function areAlike(field: Field, s: State, companies: readonly CompanyId[]): boolean {
  return differencesOf(field, s, companies).length === 0;
}

function differencesOf(field: Field, s: State, companies: readonly CompanyId[]): string[] {
  return DIFFERENCES.flatMap(([words, of]) =>
    new Set(companies.map((id) => of(field, s, id))).size > 1 ? [words] : [],
  );
}

/** Why it may matter which of some companies suffers, as a sentence (AL-7.2c). */
export function whyItMatters(field: Field, s: State, companies: readonly CompanyId[]): string {
  const differences = differencesOf(field, s, companies);
  return differences.length === 0 ? 'They are alike.' : `They differ in ${listNames(differences)}.`;
}
