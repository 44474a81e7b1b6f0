import { chancesOf, ONE_DIE, type Outcome, type Reckoning, type Side } from '@linstock/kernel';
import { HITS_ON, RALLIES_ON, SIDES } from '../tables/index.ts';

/** The result of a volley. */
export interface Hits extends Outcome {
  readonly hits: number;
}

/** The facts that decide a volley. */
export interface Volley {
  readonly firer: string;
  readonly target: string;
  readonly side: Side;
  readonly reserve: boolean;
  readonly column: boolean;
  readonly kneeling: boolean;
}

/** Two dice hit on 5 and 6: on 4 too for the reserve or against a column, on 6 alone against a company that kneels (D-7). */
export function volley(given: Volley): Reckoning<Hits> {
  const bonus = given.reserve ? 1 : 0;
  const column = given.column ? 1 : 0;
  const kneeling = given.kneeling ? -1 : 0;
  const hitOn = Math.max(HITS_ON.least, Math.min(HITS_ON.most, HITS_ON.usual - bonus - column - kneeling));
  const line = (label: string, value: number) => ({ label, value, clause: 'D-7' });
  return {
    name: 'volley',
    title: `${given.firer} fires on the ${given.target}`,
    clause: 'D-7',
    side: given.side,
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

/** The chance that a volley hits at least once. */
export function chanceOfHit(given: Volley): number {
  return chancesOf(volley(given)).reduce(
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
export function rally(company: string): Reckoning<Face> {
  return faces('rally', `The ${company} rallies`, 'D-3', (face) =>
    face >= RALLIES_ON ? 'rallied' : 'shaken',
  );
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
