import { type Axial, plainWord, shownValue } from '@linstock/ground';
import type { MapObject, Property } from './file.ts';
import type { DrawnObject } from './layers.ts';
import { propertyOf, type TiledMap, typeOf } from './map.ts';
import { FORMAT, MAP } from './words.ts';

/** The texts on maps and their objects. They are parsed, and refused in a sentence if they are wrong. */

/** Letters of a name or a word. */
const MAX_LETTERS = 200;

/** Refuses a map written in a form of another version. */
export function refuseForm(tiled: TiledMap): void {
  const format = propertyOf(tiled, MAP.format) ?? FORMAT;
  if (format !== FORMAT)
    throw new RangeError(
      `This map is written in form ${shownValue(format)}; this version of Linstock reads form ${FORMAT}. Use a newer Linstock.`,
    );
}

/** A property of the map that has to be a text. */
export function textOn(tiled: TiledMap, name: string): string {
  const value = propertyOf(tiled, name);
  if (typeof value === 'string' && value !== '' && value.length <= MAX_LETTERS) return value;
  throw new RangeError(
    `The map's property "${name}" is ${shownValue(value)}; expected a text. Begin with a battle saved by "linstock map export", or set the property.`,
  );
}

/** A property of the map that has to be a number between two others if it is there. */
export function numberOn(
  tiled: TiledMap,
  name: string,
  otherwise: number,
  [least, most]: readonly [number, number],
): number {
  const value = propertyOf(tiled, name) ?? otherwise;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new RangeError(
    `The map's property "${name}" is ${shownValue(value)}; expected a number from ${least} to ${most}. Correct it.`,
  );
}

/** Two numbers with a comma between; zeros if the map says nothing. */
export function pairOn(tiled: TiledMap, name: string): Axial {
  const value = propertyOf(tiled, name) ?? '0,0';
  const numbers = String(value).split(',').map(Number);
  const [a, b] = numbers;
  const isPair =
    numbers.length === 2 && numbers.every((each) => Number.isFinite(each) && Math.abs(each) < 1e6);
  if (isPair && a !== undefined && b !== undefined) return [a, b];
  throw new RangeError(
    `The map's property "${name}" is ${shownValue(value)}; expected two numbers, such as "0,0". Correct it.`,
  );
}

/** The kind of a thing, by its type. */
export function wordOf({ object, where }: DrawnObject, such: string): string {
  const word = typeOf(object);
  if (word !== '') return word;
  throw new RangeError(
    `${sentence(where)} has no type; expected what it is, such as ${such}. Set its type (class).`,
  );
}

/** A text with a capital at its head. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A property that has to be a text. */
export function textOf({ object, where }: DrawnObject, name: string): string {
  const value = propertyOf(object, name);
  if (typeof value === 'string' && value !== '' && value.length <= MAX_LETTERS) return value;
  throw new RangeError(
    `The property "${name}" of ${where} is ${shownValue(value)}; expected a text. Set it.`,
  );
}

/** A property that has to be a number if it is there. */
export function numberOf({ object, where }: DrawnObject, name: string): number | null {
  const value = propertyOf(object, name) ?? null;
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value;
  throw new RangeError(
    `The property "${name}" of ${where} is ${shownValue(value)}; expected a number. Make it one of type int.`,
  );
}

/** A property that is yes or no; no if it is missing. */
export function booleanOf(properties: Pick<MapObject, 'properties'>, name: string, where: string): boolean {
  const value = propertyOf(properties, name) ?? false;
  if (typeof value === 'boolean') return value;
  throw new RangeError(
    `The property "${name}" of ${where} is ${shownValue(value)}; expected yes or no. Make it one of type bool.`,
  );
}

/** The battle and the rule system that a map names. */
export interface MapSubject {
  readonly battle: string;
  readonly rules: string;
}

/** The battle and the rule system a map names, as their ids are written. */
export function subjectOf(tiled: TiledMap): MapSubject {
  refuseForm(tiled);
  return { battle: plainWord(textOn(tiled, MAP.battle)), rules: plainWord(textOn(tiled, MAP.rules)) };
}

/** Something to be written on a map or a thing. */
export function writeProperty(name: string, value: string | number | boolean): Property {
  const type =
    typeof value === 'string'
      ? 'string'
      : typeof value === 'boolean'
        ? 'bool'
        : Number.isInteger(value)
          ? 'int'
          : 'float';
  return { name, type, value };
}
