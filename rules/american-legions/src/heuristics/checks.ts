import { ways } from '@linstock/kernel';
import { moraleSituation } from '../play/morale.ts';
import { moraleReckoning } from '../reckon/morale.ts';
import type { MoraleCause, MoraleResult } from '../tables/index.ts';
import type { SideView } from './side-view.ts';

/** The chances of a morale check, 0 to 1. */
export interface CheckChances {
  readonly pass: number;
  /** The cost of a failure: a company disordered or lost, or a rout. */
  readonly cost: number;
  readonly rout: number;
}

/** Results that cost a company, its order, or the regiment. */
const COSTLY: ReadonlySet<MoraleResult> = new Set(['order_unchanged_and_D', 'remains_routed_and_D', 'rout']);

/** The chances of a check of a regiment now. The regiment must have a leader on the map. */
export function checkChances({ field, state }: SideView, regiment: number, cause: MoraleCause): CheckChances {
  const { outcomes, dice } = moraleReckoning(moraleSituation(field, state, regiment, cause));
  const sum = { pass: 0, cost: 0, rout: 0 };
  ways(dice).forEach((count, i) => {
    const outcome = outcomes[i];
    if (!outcome) return;
    if (outcome.passed) sum.pass += count;
    else if (COSTLY.has(outcome.key)) sum.cost += count;
    if (outcome.key === 'rout') sum.rout += count;
  });
  const all = dice.sides ** dice.count;
  return { pass: sum.pass / all, cost: sum.cost / all, rout: sum.rout / all };
}
