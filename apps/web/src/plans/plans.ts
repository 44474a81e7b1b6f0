/** The plans of the battles in the page: made beforehand, so they are available at once. */

import type { PlanData } from './planData.ts';
import kept from './plans.json' with { type: 'json' };

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A plan, with the address of its picture. */
export interface Plan extends PlanData {
  readonly picture: string;
}

const plans = new Map(
  Object.entries(kept as unknown as Readonly<Record<string, Readonly<Record<string, PlanData>>>>).flatMap(
    ([system, battles]) =>
      Object.entries(battles).map(([battle, data]): [string, Plan] => [
        `${system}/${battle}`,
        { ...data, picture: pictures[`./pictures/${system}-${battle}.webp`] ?? '' },
      ]),
  ),
);

/** The plan of a battle under a system; null if none was made. */
export function planFor(system: string, battle: string): Plan | null {
  return plans.get(`${system}/${battle}`) ?? null;
}

/** The plan of a ground, by its key; null if there is none. */
export function planOfGround(key: string): Plan | null {
  return [...plans.values()].find((plan) => plan.key === key) ?? null;
}
