import { chancesOf, ONE_DIE, type Outcome, type Reckoning, type Side } from '@linstock/kernel';
import { company, nameOf, SIDES, type ToyState } from './state.ts';

/** The result of a volley. */
export interface Hits extends Outcome {
  readonly hits: number;
}

/** Two dice hit on 5 and 6: on 4 too for the reserve or against a column, on 6 alone against who kneels (D-7). */
export function volley(s: ToyState, firer: number, target: number): Reckoning<Hits> {
  const bonus = s.reserve === firer ? 1 : 0;
  const column = company(s, target).column ? 1 : 0;
  const kneeling = s.kneeling[target] ? -1 : 0;
  const hitOn = Math.max(3, Math.min(6, 5 - bonus - column - kneeling));
  const line = (label: string, value: number) => ({ label, value, clause: 'D-7' });
  return {
    name: 'volley',
    title: `${nameOf(s, firer)} fires on the ${nameOf(s, target)}`,
    clause: 'D-7',
    side: company(s, firer).side,
    lines: [
      ...(bonus ? [line('reserve', bonus)] : []),
      ...(column ? [line('target in column', column)] : []),
      ...(kneeling ? [line('target kneels', kneeling)] : []),
    ],
    dice: { count: 2, sides: 6, read: 'hits', hitOn },
    outcomes: [0, 1, 2].map((hits) => ({
      key: `${hits}`,
      label: hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : 'two hits',
      rank: hits,
      hits,
    })),
  };
}

/** The chance that a volley does anything. */
export function chanceOfHit(s: ToyState, firer: number, target: number): number {
  return chancesOf(volley(s, firer, target)).reduce(
    (sum, { outcome, chance }) => (outcome.hits > 0 ? sum + chance : sum),
    0,
  );
}

/** A die read by its face. */
export interface Face extends Outcome {
  readonly face: number;
}

/** A side's die for the initiative (D-2). */
export function initiative(side: Side): Reckoning<Face> {
  return faces('initiative', `Initiative of ${SIDES[side]}`, 'D-2', (face) => `${face}`);
}

/** A shaken company rallies on 3 or more (D-3). */
export function rally(s: ToyState, id: number): Reckoning<Face> {
  return faces('rally', `The ${nameOf(s, id)} rallies`, 'D-3', (face) => (face >= 3 ? 'rallied' : 'shaken'));
}

function faces(
  name: string,
  title: string,
  clause: string,
  label: (face: number) => string,
): Reckoning<Face> {
  return {
    name,
    title,
    clause,
    lines: [],
    dice: ONE_DIE,
    outcomes: Array.from({ length: 6 }, (_, i) => ({
      key: `${i + 1}`,
      label: label(i + 1),
      rank: i + 1,
      face: i + 1,
    })),
  };
}
