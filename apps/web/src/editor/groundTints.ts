import type { TerrainTints } from '../design/palette.ts';

/**
 * By a part of a word for ground, in the systems' spelling; the first match counts. Ground without a match is rough.
 */
const TINTS: readonly (readonly [part: string, tint: keyof TerrainTints])[] = [
  ['clear', 'clear'],
  ['heavy', 'wood'],
  ['light', 'wood'],
  ['field', 'field'],
  ['plough', 'field'],
  ['crop', 'field'],
  ['swamp', 'marsh'],
  ['marsh', 'marsh'],
  ['water', 'water'],
  ['', 'rough'],
];

/** The tint of a word for ground: `light-wood` of one system and `light woods` of another look alike. */
export const findGroundTint = (word: string): keyof TerrainTints =>
  TINTS.find(([part]) => word.includes(part))?.[1] ?? 'rough';
