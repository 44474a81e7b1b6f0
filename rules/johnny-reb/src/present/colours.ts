import type { Dress } from '@linstock/scene';
import { type Field, type Officer, UNION, type Unit } from '../model/field.ts';

/** The cloth of the armies: Union blue; Confederate grey and butternut, a regiment each, as it came. */

const GREY = '#8C9096';
const BUTTERNUT = '#A07D4F';
const UNION_BLUE = '#2F4468';
const SKY_BLUE = '#8FB2D6';

/** Collars, cuffs and trimmings by arm: sky blue for the Union's foot, light blue for the other's; red guns, yellow horse. */
const TRIM = {
  union: { infantry: SKY_BLUE, dismounted: '#E3B93B', mounted: '#E3B93B', battery: '#B3332B' },
  confederate: { infantry: '#6F86A8', dismounted: '#D9AE3A', mounted: '#D9AE3A', battery: '#A5342C' },
} as const;

/** The brigade that wore the black hat, under both its commanders. */
const BLACK_HATS: ReadonlySet<string> = new Set(['Gibbon', 'Meredith']);

/** The uniform of a piece. */
export interface PieceDress {
  readonly coat: string;
  readonly facings: string;
  readonly dress: Dress;
}

/** The uniform and flag of a unit; batteries have no flag. */
export function dressOf({ brigades }: Field, { side, arm, id, brigade }: Unit): PieceDress {
  const carries = arm !== 'battery';
  if (side !== UNION)
    return {
      coat: id % 2 === 0 ? BUTTERNUT : GREY,
      facings: TRIM.confederate[arm],
      dress: {
        hat: 'slouch hat',
        legs: id % 3 === 0 ? GREY : BUTTERNUT,
        flag: carries ? 'battle flag' : null,
      },
    };
  const black = arm === 'infantry' && BLACK_HATS.has(brigades[brigade]?.name ?? '');
  return {
    coat: UNION_BLUE,
    facings: TRIM.union[arm],
    dress: {
      hat: black ? 'black hat' : 'kepi',
      legs: SKY_BLUE,
      flag: carries ? 'stars and stripes' : null,
    },
  };
}

/** The uniform of an officer. */
export function officersDress({ side }: Pick<Officer, 'side'>): PieceDress {
  const union = side === UNION;
  return {
    coat: union ? UNION_BLUE : GREY,
    facings: union ? '#D9B24A' : '#C9B26A',
    dress: { hat: union ? 'kepi' : 'slouch hat', legs: union ? SKY_BLUE : GREY, flag: null },
  };
}
