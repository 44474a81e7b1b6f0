import { type LengthUnit, lengthUnit, readLength } from '@linstock/ground';
import type { Ground } from '../ground.ts';
import type { Gesture } from '../manoeuvre/index.ts';
import { findPlaces, type PlaceContext } from './places.ts';

/** Words for the same action: any of them may be typed. */
const DEED_WORDS: readonly (readonly string[])[] = [
  [
    'move',
    'moves',
    'march',
    'marches',
    'go',
    'goes',
    'advance',
    'advances',
    'ride',
    'rides',
    'retire',
    'retires',
  ],
  ['fire', 'fires', 'shoot', 'shoots', 'volley', 'bombard', 'bombards'],
  ['charge', 'charges', 'attack', 'attacks', 'assault', 'assaults', 'melee'],
  ['turn', 'turns', 'face', 'faces', 'wheel', 'wheels'],
  ['rally', 'rallies', 'order', 'orders'],
  ['hold', 'holds', 'stay', 'stays', 'stand', 'stands', 'standing', 'wait', 'waits', 'halt', 'halts'],
];

/** Words that are followed by the meant piece or place. */
const TOWARDS_WORDS = [
  'to',
  'on',
  'at',
  'upon',
  'against',
  'into',
  'onto',
  'from',
  'facing',
  'by',
  'with',
  'using',
  'towards',
];

/** Words that mean nothing by themselves. */
const FILLER_WORDS = ['the', 'of', 'and', 'in', 'please'];

/** The units of an advance. `in` is removed before, as a word without meaning. */
const MEASURES: Readonly<Record<Ground['kind'], readonly string[]>> = {
  hexes: ['hex', 'hexes'],
  table: ['inch', 'inches', 'cm', 'centimetre', 'centimetres'],
};

const unitNamed = (word: string): LengthUnit => (word.startsWith('in') ? 'inches' : 'centimetres');

/** Ways to say that troops go straight ahead. */
const AHEAD_WORDS = ['advance', 'advances', 'forward', 'ahead'];

/** True if a word names an action. */
export const isDeed = (word: string): boolean => DEED_WORDS.some((deed) => deed.includes(word));

/** True if a word orders a whole body to move, and may stand before its name: `advance 71st`. */
export const isDrill = (word: string): boolean =>
  AHEAD_WORDS.includes(word) || ['wheel', 'about'].includes(word);

/** True if these words only order troops to stay at their place. */
export const isHalt = (words: readonly string[]): boolean =>
  words.length === 1 && synonymsOf('halt').includes(words[0] ?? '');

/** True if a word says how far or which way. */
export const isMeasure = (word: string): boolean =>
  word === 'left' || word === 'right' || Number(word) > 0 || Object.values(MEASURES).flat().includes(word);

/** True if an advance is given in the measure of another kind of ground: inches on hexes, or hexes on a table. */
export function isOtherMeasure(words: readonly string[], { kind }: Ground): boolean {
  const others = MEASURES[kind === 'hexes' ? 'table' : 'hexes'];
  const last = words.at(-1) ?? '';
  return words.length > 2 && others.includes(last) && Number(words.at(-2)) > 0;
}

/** True if a word only leads to the next. */
export const isTowards = (word: string): boolean => TOWARDS_WORDS.includes(word);

/** True if a word means nothing alone. */
export const isIdle = (word: string): boolean => FILLER_WORDS.includes(word);

/** The words that may mean the same deed as this one. */
export function synonymsOf(word: string): readonly string[] {
  return DEED_WORDS.find((deed) => deed.includes(word)) ?? [word];
}

/**
 * The gesture that words mean after the name of a formation, such as `advance 2`, `wheel left`, `to Morgan Hill`; null
 * if they mean none.
 */
export function readGesture(words: readonly string[], at: PlaceContext): Gesture | null {
  const all = words.filter((word) => !isIdle(word));
  // `goes forward 2` means the same as `forward 2`.
  const goes = synonymsOf('move').includes(all[0] ?? '');
  const meant = goes && AHEAD_WORDS.includes(all[1] ?? '') ? all.slice(1) : all;
  const [first = '', second] = meant;
  if (AHEAD_WORDS.includes(first) && !isTowards(second ?? '')) return aheadSaid(meant.slice(1), at.ground);
  if (first === 'wheel' || first === 'wheels')
    return (second === 'left' || second === 'right') && meant.length === 2
      ? { kind: 'wheel', to: second }
      : null;
  const turns = first === 'about' || (synonymsOf('face').includes(first) && second === 'about');
  if (turns) return { kind: 'about' };
  const [to, ...where] = goes ? meant.slice(1) : meant;
  if ((to !== 'to' && to !== 'towards') || where.some(isTowards)) return null;
  const [place] = findPlaces(where.join(' '), at);
  return place ? { kind: 'go', from: null, to: place } : null;
}

/** `advance`, `advance 2`, `advance 2 hexes`, `advance 3.5 inches`. */
function aheadSaid(words: readonly string[], { kind }: Ground): Gesture | null {
  const [figure, unit, ...more] = words;
  if (figure === undefined) return { kind: 'advance', by: null };
  const far = Number(figure);
  if (!(far > 0) || more.length > 0 || (unit !== undefined && !MEASURES[kind].includes(unit))) return null;
  if (kind === 'table')
    return { kind: 'advance', by: readLength(far, unit === undefined ? lengthUnit() : unitNamed(unit)) };
  return Number.isInteger(far) ? { kind: 'advance', by: far } : null;
}
