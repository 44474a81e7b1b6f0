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

/** Whether companies cannot be told apart by anything the rules know: one regiment and arm, one hex, one state. */
export function areAlike(field: Field, s: State, companies: readonly number[]): boolean {
  const looks = companies.map((id) => {
    const { regiment, arm, gun } = field.companies[id] ?? {};
    const state = [s.at, s.facing, s.status, s.outOfCommand, s.gunSide, s.done, s.routFrom];
    return [regiment, arm, gun, ...state.map((each) => each[id])].join();
  });
  return looks.every((look) => look === looks[0]);
}
