import { type Field, NONE } from '../src/model/field.ts';
import * as S from '../src/model/state.ts';
import type { Order } from '../src/tables/index.ts';
import { type Situation, situation } from './situation.ts';

/** Games at the beginning of phase 6. */

/** The unusual fields of a game of charges. */
export interface Charges {
  /** By unit: its marker; `H` if none is given. */
  readonly orders?: readonly Order[];
  /** Unit and the enemy it named. */
  readonly charges: readonly (readonly [unit: number, target: number])[];
  /** Unit and the point unit it supports. */
  readonly supports?: readonly (readonly [unit: number, point: number])[];
  readonly change?: (s: S.State) => void;
}

/** A game that begins phase 6 with these throws; all units have lost and fired before, so that little is special. */
export function chargesOn(
  field: Field,
  { orders = [], charges, supports = [], change = () => {} }: Charges,
  ...throws: number[][]
): Situation {
  return situation(
    field,
    (s) => {
      s.phase = S.CHARGES;
      s.order = field.units.map(({ id }) => S.MARKERS.indexOf(orders[id] ?? 'H'));
      s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
      s.charges = field.units.map(({ id }) => charges.find(([unit]) => unit === id)?.[1] ?? NONE);
      s.supports = field.units.map(({ id }) => supports.find(([unit]) => unit === id)?.[1] ?? NONE);
      for (const [unit] of [...charges, ...supports]) s.order[unit] = S.MARKERS.indexOf('C');
      change(s);
    },
    ...throws,
  );
}

/** The log items about the units themselves, without throws and phases. */
export function toldOf({ logItems }: Situation): string[] {
  const happened = logItems.filter(({ thrown }) => !thrown);
  return happened.map(({ sentence }) => sentence).filter((each) => /^The [A-Z]\d /.test(each));
}
