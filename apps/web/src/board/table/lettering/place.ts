/** Places of words on a table, so that none overlaps another, leaves the sheet, or hides more than necessary. */

import { type Box, makeBoxAbout, moveInto, type Spot } from '../../../common/box.ts';
import {
  areTouching,
  isWithin,
  makeRectangle,
  measureShareOn,
  type Shape,
} from '../../../common/convexShape.ts';
import { findCheapestPlace, IMPOSSIBLE, placeInTurn } from '../../../common/placement.ts';

/** A place for a word: its middle in pixels, and its turn in degrees. */
export interface Place {
  readonly middle: Spot;
  readonly turn: number;
  /** Set if a line must show which troops the word names. */
  readonly led?: true;
}

/** A word to be written, with its size in pixels and the places that suit it, the best first. */
export interface Word {
  readonly id: string;
  readonly wide: number;
  readonly high: number;
  readonly places: readonly Place[];
  /** Maximum share of a word that may cover other things, by their weight. Beyond that the word is left out. */
  readonly bears: number;
  /** Distance from the words next to it, in pixels: closer than that two names read as one. */
  readonly apart: number;
}

/** Something that a word had better not cover: the heavier, the less. */
export interface Obstacle {
  readonly shape: Shape;
  readonly weight: number;
}

/** The space in which places for words are chosen. */
export interface LetteringSpace {
  /** The area in which words may be written, in pixels. */
  readonly within: Box;
  readonly covered: readonly Obstacle[];
  /** Words that stand already. */
  readonly taken: readonly Shape[];
}

/** The cover limit of a word that is always written. */
export const FIRM = 99;

/** The cost of each step down a word's list of places, as a share of the word that is covered. */
const STEP = 0.035;

/** The place of each word. Earlier words in the list choose first. A word that finds no place is left out. */
export function placeWords(words: readonly Word[], room: LetteringSpace): Map<string, Place> {
  const found = placeInTurn<Word, PlacedWord>(words, (word, others) => {
    const place = bestOf(word, { ...room, taken: [...room.taken, ...others.map(({ shape }) => shape)] });
    return place && { place, shape: shapeOf(word, place) };
  });
  return new Map(words.flatMap(({ id }, i) => (found[i] ? [[id, found[i].place]] : [])));
}

/** A word at its place. */
interface PlacedWord {
  readonly place: Place;
  readonly shape: Shape;
}

/** The area that a word covers at a place. */
export function shapeOf({ wide, high }: Pick<Word, 'wide' | 'high'>, { middle, turn }: Place): Shape {
  return makeRectangle(middle, wide, high, turn);
}

function bestOf(word: Word, { within, covered, taken }: LetteringSpace): Place | null {
  const found = findCheapestPlace(word.places, (place, limit, turn) => {
    const late = turn * STEP;
    if (late >= limit) return late;
    const shape = shapeOf(word, place);
    const apart = shapeOf({ wide: word.wide + 2 * word.apart, high: word.high }, place);
    if (!isWithin(shape, within) || taken.some((other) => areTouching(apart, other))) return IMPOSSIBLE;
    const hides = covered.reduce((sum, each) => sum + each.weight * measureShareOn(shape, each.shape), 0);
    return hides < word.bears ? hides + late : IMPOSSIBLE;
  });
  return found?.place ?? (word.bears === FIRM ? broughtIn(word, within) : null);
}

/** The best place of a word, moved as little as brings it into the room. */
function broughtIn({ wide, high, places: [first] }: Word, within: Box): Place | null {
  if (!first) return null;
  const { x, y } = moveInto(makeBoxAbout(first.middle, wide, high), within);
  return { ...first, middle: [x + wide / 2, y + high / 2] };
}
