import { nth, type Side } from '@linstock/kernel';
import type { Dress, Piece } from '@linstock/scene';
import data from '../battles/data/uniforms.json' with { type: 'json' };
import type { Company, Field, Regiment } from '../model/field.ts';
import type { TroopType } from '../tables/index.ts';

/** The uniforms of troops and their short names: by a battle's own list, else as usual about 1800. */

/** A regiment as a battle's list of uniforms has it. */
interface ListedUniform {
  readonly short?: string;
  readonly coat: string;
  readonly facings: string;
  readonly hat: string;
  readonly legs: string;
  readonly kilted?: boolean;
  readonly flag: string | null;
}

const LISTED: Readonly<Record<string, Readonly<Record<string, ListedUniform>>>> = data;

/** The coats of the two sides if nothing is listed. */
export const COATS: readonly [string, string] = ['scarlet', 'blue'];
const FACINGS = ['royal blue', 'yellow', 'buff', 'green', 'white', 'black', 'red'] as const;

/** The facings of the nth regiment of a side if nothing is listed. */
export const facingsOf = (row: number): string => nth(FACINGS, row % FACINGS.length);

/** Coat, facings, hat and flag. */
export type UniformParts = Pick<Piece, 'coat' | 'facings'> & { readonly dress: Dress };

/** The uniform of a company. */
export function wornBy(field: Field, company: Company): UniformParts {
  const listed = listedIn(field, field.regiments[company.regiment]);
  if (!listed) return usual(company);
  const { coat, facings, hat, legs, kilted = false, flag } = listed;
  return {
    coat,
    facings,
    dress: { hat: hat as Dress['hat'], legs, kilted, flag: flag as Dress['flag'] },
  };
}

/** The regiment of a company as a table names it. */
export function uniformedRegimentOf(field: Field, company: Company): Exclude<Piece['regiment'], undefined> {
  const regiment = field.regiments[company.regiment];
  const name = listedIn(field, regiment)?.short ?? regiment?.name ?? company.name;
  return { id: `regiment:${company.regiment}`, name };
}

function listedIn({ battle }: Field, regiment: Regiment | undefined): ListedUniform | undefined {
  return LISTED[battle]?.[regiment?.code ?? ''];
}

const usual = ({ side, regiment, type, abilities }: Company): UniformParts =>
  usuallyWorn({ side, nth: regiment, type, elite: abilities.traits.includes('elite') });

/** Troops without a listed uniform. */
export interface UnlistedTroops {
  readonly side: Side;
  /** The number of their regiment among those that differ by their facings. */
  readonly nth: number;
  readonly type: TroopType;
  readonly elite: boolean;
}

/** The usual uniform. */
export function usuallyWorn({ side, nth, type, elite }: UnlistedTroops): UniformParts {
  const mounted = type === 'cavalry' || type === 'lightCavalry';
  const foot = type === 'lineInfantry';
  const hat = (): Dress['hat'] => {
    if (elite && foot) return 'bearskin';
    if (type === 'lightCavalry') return 'helmet';
    return side === 0 ? 'cocked hat' : 'shako';
  };
  const flag = side === 0 ? 'union canton' : 'tricolour';
  return {
    coat: type === 'artillery' ? 'blue' : COATS[side],
    facings: type === 'artillery' ? 'red' : facingsOf(nth),
    dress: { hat: hat(), legs: mounted || foot ? 'white' : 'grey', flag: foot ? flag : null },
  };
}
