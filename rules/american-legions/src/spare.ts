import type { Field } from './field.ts';
import { DISORDERED, NONE, type State } from './state.ts';
import { isGun } from './tables.ts';

/** Which of one's own companies should take a loss: one in good order is disordered before a disordered one is lost. */
export function leastLoss(field: Field, s: State, companies: readonly number[]): number {
  const price = (id: number): number => {
    const company = field.companies[id];
    if (!company) return 0;
    const dear = company.arm === 'cavalry' ? 5 : isGun(company.arm) ? 8 : company.arm === 'musket' ? 2 : 0;
    return (s.status[id] === DISORDERED ? 10 : 0) + dear;
  };
  return companies.reduce((best, id) => (price(id) < price(best) ? id : best), companies[0] ?? NONE);
}

/**
 * One company for each kind of these: the first of those that cannot be told apart by anything the rules know, for they are
 * of one regiment and arm, in one hex and one state.
 */
export function oneOfEachKind(field: Field, s: State, companies: readonly number[]): number[] {
  const look = (id: number): string => {
    const { regiment, arm, gun } = field.companies[id] ?? {};
    const state = [s.at, s.facing, s.status, s.outOfCommand, s.gunSide, s.done, s.routFrom];
    return [regiment, arm, gun, ...state.map((each) => each[id])].join();
  };
  return [...Map.groupBy(companies, look).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
}

/** Whether companies cannot be told apart. */
export function areAlike(field: Field, s: State, companies: readonly number[]): boolean {
  return oneOfEachKind(field, s, companies).length <= 1;
}
