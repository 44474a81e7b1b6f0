import { useMedia } from './useMedia.ts';

/** Words for a mouse, reworded for a finger. */
export const wordForFinger = (words: string): string =>
  words.replace(/\bclick/g, 'tap').replace(/\bClick/g, 'Tap');

/** Turns words about clicks into words for what this reader points with. */
export function usePointerWords(): (words: string) => string {
  return useMedia('(pointer: coarse)') ? wordForFinger : (words) => words;
}
