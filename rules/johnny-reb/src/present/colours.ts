import { UNION, type Unit } from '../field.ts';
import type { Officer } from '../field.ts';

/** The cloth of the armies: Union blue; Confederate grey and butternut, a regiment each, as it came. */

const GREY = '#8C9096';
const BUTTERNUT = '#A07D4F';
const UNION_BLUE = '#2F4468';

/** Collars, cuffs and trimmings by arm: sky blue for the Union's foot, light blue for the other's; red guns, yellow horse. */
const TRIM = {
  union: { infantry: '#8FB2D6', dismounted: '#E3B93B', mounted: '#E3B93B', battery: '#B3332B' },
  confederate: { infantry: '#6F86A8', dismounted: '#D9AE3A', mounted: '#D9AE3A', battery: '#A5342C' },
} as const;

/** Coat and trimmings of a unit. */
export function dressOf({ side, arm, id }: Pick<Unit, 'side' | 'arm' | 'id'>): {
  readonly coat: string;
  readonly facings: string;
} {
  if (side === UNION) return { coat: UNION_BLUE, facings: TRIM.union[arm] };
  return { coat: id % 2 === 0 ? BUTTERNUT : GREY, facings: TRIM.confederate[arm] };
}

/** Coat and sash of an officer. */
export function officersDress({ side }: Pick<Officer, 'side'>): {
  readonly coat: string;
  readonly facings: string;
} {
  return side === UNION ? { coat: UNION_BLUE, facings: '#D9B24A' } : { coat: GREY, facings: '#C9B26A' };
}
