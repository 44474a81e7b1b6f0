import { useMedia } from './useMedia.ts';

/** What is told to one with a mouse, as one with a finger is told it. */
export const byFinger = (words: string): string =>
  words.replace(/\bclick/g, 'tap').replace(/\bClick/g, 'Tap');

/** Turns words about clicks into words for what this reader points with. */
export function useByHand(): (words: string) => string {
  return useMedia('(pointer: coarse)') ? byFinger : (words) => words;
}
