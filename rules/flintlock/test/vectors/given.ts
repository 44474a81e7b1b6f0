import { type Axial, type HexMap, hexAt, hexMapOf } from '@linstock/ground';
import { factsOf, type Json, schemaIssueWords } from '@linstock/kernel';
import { z } from 'zod';
import { facesCorners } from '../../src/reckon/arcs.ts';
import { BATTLES, type Formation, FORMATIONS, STATUSES } from '../../src/tables/index.ts';

/**
 * The words of test vectors, as schemas. A value that is left out is the usual one, and an unknown key is refused.
 */

export const fact = z.boolean().default(false);
export const count = z.int().min(0).default(0);
export const hexId = z.string().regex(/^\d{4}$/);
export const hexList = z.array(hexId).default([]);
export const status = z.enum(STATUSES);
export const formation = z.enum(FORMATIONS);
export const battle = z.enum(BATTLES);
export const kind = z.enum(['infantry', 'cavalry', 'artillery']).default('infantry');
export const morale = z.int().default(0);
export const aspect = z.enum(['front', 'flank', 'rear']).default('front');

/** Keys of a kind's grammar that no rule reads. */
export const remark = z.unknown().optional();

/** Keys that only inform the reader, if a kind has none of its own. */
const FOR_THE_READER: readonly string[] = ['battle', 'leader', 'seizer', 'name', 'command', 'cause', 'line'];

/** Infantry is in Open unless stated; Cavalry and guns have no formation. */
export function formationOf(
  given: Formation | null | undefined,
  of: 'infantry' | 'cavalry' | 'artillery' = 'infantry',
): Formation | null {
  return of === 'infantry' ? (given ?? 'Open') : null;
}

const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

/** A facing from 0 to 11 by its name, which means a corner or a hexside by formation (FL-8.0). */
export function facingOf(name: string, of: Formation | null): number {
  const corners = facesCorners(of);
  const at = (corners ? CORNERS : SIDES).indexOf(name);
  if (at < 0) throw new RangeError(`"${name}" is no ${corners ? 'corner' : 'hexside'} of a hex.`);
  return corners ? 2 * at : 2 * at + 1;
}

/** Columns and rows of the plain that vectors lie on (FL-2.1b). */
const SIZE = 99;

let plain: HexMap | null = null;

/** The plain: clear level ground of 99 columns and rows. */
export function plainMap(): HexMap {
  if (plain) return plain;
  const hexes: Axial[] = [];
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) hexes.push([column - Math.floor(row / 2), row]);
  plain = hexMapOf({ hexes });
  return plain;
}

/** A hex of the plain by its id. Throws RangeError if there is none. */
export function hexOfId(id: string): number {
  const [column, row] = [Number(id.slice(0, 2)) - 1, Number(id.slice(2)) - 1];
  const hex = hexAt(plainMap(), column - Math.floor(row / 2), row);
  if (hex < 0) throw new RangeError(`There is no hex ${id}; columns and rows go from 01 to ${SIZE}.`);
  return hex;
}

/** The id of a hex of the plain. */
export function idOf(hex: number): string {
  const map = plainMap();
  const row = map.r[hex] as number;
  const column = (map.q[hex] as number) + Math.floor(row / 2);
  return `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;
}

/** Ids of hexes, ascending. */
export function idsOf(hexes: Iterable<number>): string[] {
  return [...hexes].map(idOf).sort();
}

/** A set of hexes by their ids. */
export function hexSet(ids: readonly string[]): ReadonlySet<number> {
  return new Set(ids.map(hexOfId));
}

/** From one hex to another, in axial steps. */
export function way(from: number, to: number): Axial {
  const { q, r } = plainMap();
  return [(q[to] as number) - (q[from] as number), (r[to] as number) - (r[from] as number)];
}

/** Reads the `given` of a vector. Throws RangeError with a sentence on the first thing wrong, an unknown key too. */
export function read<S extends z.ZodObject>(schema: S, raw: Json): z.output<S> {
  const facts = Object.entries(factsOf(raw) as Readonly<Record<string, Json>>);
  const given = Object.fromEntries(
    facts.filter(([key]) => Object.hasOwn(schema.shape, key) || !FOR_THE_READER.includes(key)),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RangeError(schemaIssueWords('This vector', given, parsed.error.issues));
}

/** The dice of a vector, drawn one after another. */
export class VectorDice {
  readonly #dice: readonly number[];
  #next = 0;

  constructor(dice: readonly number[]) {
    this.#dice = dice;
  }

  /** The next die. Throws RangeError if there is none. */
  die(): number {
    const die = this.#dice[this.#next++];
    if (die === undefined)
      throw new RangeError(`The rules ask for die ${this.#next}; only ${this.#dice.length} are given.`);
    return die;
  }
}

/** An answer that is refused, in the words of the vectors. */
export function illegal(refused: { readonly code: string }): { legal: false; reason: string } {
  return { legal: false, reason: refused.code };
}
