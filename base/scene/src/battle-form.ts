/**
 * What an editor of battles needs from a system to begin a battle, give it troops, and ask for ratings and victory. All functions
 * return another source; a source never changes.
 */
export interface BattleForm {
  /** The form of the system's battle files as JSON Schema (2020-12): every field, its limits and its words. */
  readonly schema: JsonSchema;
  /** The ids of the two sides of a new battle, in the order of the seats. */
  readonly sides: readonly [string, string];
  /** The kinds of troops a new unit may be. */
  readonly arms: readonly { readonly arm: string; readonly name: string }[];
  /** The parts of the source that say how long the battle lasts, how it is won, and who comes later. */
  readonly parts: readonly FormPart[];
  /** The number of turns, and the list of those who arrive later, each with its `turn`; undefined if a battle has no last turn. */
  readonly track?: { readonly turns: SourcePath; readonly arrivals?: SourcePath };
  /** A battle on empty ground that can be fought: one unit a side. */
  begin(ground: EmptyGround): BattleSource;
  /** The source with one unit more. Refuses, in a sentence, an arm that the system does not have. */
  withUnit(source: BattleSource, unit: NewUnit): BattleSource;
  /** The source with a copy of the regiment that a drawn unit belongs to, at another place. Refuses to copy an officer. */
  withCopy(source: BattleSource, copy: UnitCopy): BattleSource;
  /** The source without the regiment or officer that a drawn unit belongs to. Refuses to take away what the battle needs. */
  withoutUnit(source: BattleSource, side: string, unit: string): BattleSource;
  /** The place in the source of the entry with the ratings of a drawn unit; null if it has none. */
  entryOf(source: BattleSource, side: string, unit: string): SourcePath | null;
  /** The places by which a battle on a table is won, with the ground or outline of each; none if they are not places. */
  readonly goalsOf?: (source: BattleSource) => readonly FormGoal[];
  /** Names for the ids in a source, a list for each kind of thing that has ids; undefined if the system names things without ids. */
  readonly namesIn?: (source: BattleSource) => readonly IdNames[];
  /** The source with another value in one place. Names that refer to the changed entry change with it. */
  withValue(source: BattleSource, path: SourcePath, value: unknown): BattleSource;
}

/** A battle in the form of the system's own files, as it is written. */
export type BattleSource = Readonly<Record<string, unknown>>;

/** Names by id, of things of one kind. */
export type IdNames = Readonly<Record<string, string>>;

/** JSON Schema as JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keys and indices that lead to a place in a source. */
export type SourcePath = readonly (string | number)[];

/** A part of a source with a heading. */
export interface FormPart {
  readonly title: string;
  /** The side that it is about, if it is about one. */
  readonly side?: 0 | 1;
  readonly path: SourcePath;
}

/** A place by which a battle on a table is won. */
export interface FormGoal {
  readonly name: string;
  /** The id of a thing on the ground, or an outline in inches. */
  readonly at: string | readonly (readonly [x: number, y: number])[];
}

/** The ground of a new battle. */
export interface EmptyGround {
  readonly title: string;
  /** Yards of a survey, or inches of a table. */
  readonly width: number;
  readonly height: number;
  /** The names of the sides. */
  readonly names: readonly [string, string];
}

/** A unit to be added. */
export interface NewUnit {
  readonly side: string;
  readonly arm: string;
  readonly name: string;
  /** Companies in it, 1 to 10. */
  readonly companies: number;
  /** Survey yards, or inches of a table. */
  readonly at: readonly [x: number, y: number];
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** A unit to be copied, and the place of the copy. */
export interface UnitCopy extends Pick<NewUnit, 'side' | 'at' | 'bearing'> {
  readonly unit: string;
}

/** The value at a place in JSON; undefined if nothing is there. */
export function valueAt(json: unknown, path: SourcePath): unknown {
  return path.reduce<unknown>((at, key) => Object(at)[key], json);
}

/** The list at a place in JSON; an empty list if there is none. */
export function listAt(json: unknown, path: SourcePath): readonly unknown[] {
  const list = valueAt(json, path);
  return Array.isArray(list) ? list : [];
}

/** The side of this name. Throws RangeError if the battle has no such side. */
export function sideNamed<N extends string>(sides: readonly N[], name: string): N {
  const found = sides.find((each) => each === name);
  if (found !== undefined) return found;
  throw new RangeError(`There is no side "${name}"; the sides are ${sides.join(' and ')}.`);
}

/** JSON with another value in one place; undefined takes it away. */
export function withValueAt(json: unknown, path: SourcePath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValueAt(valueAt(json, [key]), rest, value);
  if (Array.isArray(json)) return json.map((each: unknown, i) => (i === key ? inner : each));
  return { ...Object(json), [key]: inner };
}

/** JSON in which each value or key that equals one text becomes another text. */
export function withTextAs(json: unknown, before: string, after: string): unknown {
  if (json === before) return after;
  if (Array.isArray(json)) return json.map((each) => withTextAs(each, before, after));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key === before ? after : key,
      withTextAs(value, before, after),
    ]),
  );
}

/** A name that is not among the taken ones: the name itself, or with the next free number after it. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const words = name.split(' ');
  const isNumbered = words.length > 1 && Number.isInteger(Number(words.at(-1)));
  const plain = isNumbered ? words.slice(0, -1).join(' ') : name;
  let number = 2;
  while (taken.includes(`${plain} ${number}`)) number += 1;
  return `${plain} ${number}`;
}
