import type { OwnKeys } from './ownKeys.ts';
import { isHeld, meantKey, type Press } from './pressed.ts';

/** What the keys of the table do, as the help lists them. */
export const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['N', 'P'], does: 'next or previous piece that can act; in a form the next row that is not set' },
  { keys: ['Enter'], does: 'do what is chosen: commit, or throw the dice on the card' },
  { keys: ['Esc'], does: 'one step back' },
  { keys: ['O'], does: 'all of the regiment or Command of the chosen piece, to be ordered as one' },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    does: 'choose the listed answer, or the row of a form; its letters tell it',
  },
  { keys: ['U', 'Ctrl+Z'], does: 'take back' },
  { keys: ['Ctrl+Shift+Z'], does: 'do again what was taken back' },
  { keys: ['.', '.'], does: 'end the step (pressed twice)' },
  { keys: ['X'], does: 'explain the odds' },
  { keys: ['F'], does: 'arcs and range of the chosen piece' },
  { keys: ['L'], does: 'line of sight from the chosen piece' },
  { keys: ['K'], does: 'ruler: inches on a table, hexes on a map' },
  { keys: ['B'], does: 'a quarter turn of a table of inches; with Shift half a turn' },
  { keys: ['T'], does: 'what threatens the chosen piece' },
  { keys: ['Space'], does: 'held: hide the counters' },
  { keys: ['arrows'], does: 'move the map, or on a table what is chosen' },
  {
    keys: ['Q', 'E', 'A', 'D', 'Z', 'C'],
    does: 'on hexes: the cursor to the next hex that way; Enter clicks it',
  },
  { keys: ['V'], does: 'fan out the stack under the cursor' },
  { keys: ['I'], does: 'on a table: a new part of the way begins here' },
  { keys: ['+', '−', '0'], does: 'nearer, farther, the whole field' },
  { keys: ['G'], does: 'regiments' },
  { keys: ['J'], does: 'text desk: the table in words' },
  { keys: ['R'], does: 'rules' },
  { keys: ['Y'], does: 'dice and luck' },
  { keys: ['[', ']'], does: 'turn what is chosen left or right; else replay one entry back or on' },
  { keys: ['Enter', 'W', 'S'], does: "in the enemy's turn: the next deed, pause, skip to your question" },
  { keys: ['M'], does: 'drums, musketry and guns: on or silent' },
  { keys: ['H'], does: 'the view follows the fight, or stays' },
  { keys: ['Home', 'End'], does: 'replay: the start, the present' },
  { keys: ['?'], does: 'these keys' },
];

/** What a key press asks of the table. */
export type KeyDeed =
  | {
      readonly deed:
        | 'next'
        | 'previous'
        | 'commit'
        | 'back'
        | 'take-back'
        | 'redo'
        | 'end'
        | 'explain'
        | 'arcs'
        | 'sight'
        | 'threats'
        | 'skip'
        | 'pause'
        | 'sound'
        | 'follow'
        | 'whole';
    }
  | { readonly deed: 'zoom'; readonly by: number }
  | { readonly deed: 'pan'; readonly x: number; readonly y: number }
  | { readonly deed: 'fit' }
  | { readonly deed: 'tape' }
  | { readonly deed: 'rotate'; readonly by: 90 | 180 }
  | { readonly deed: 'choose'; readonly number: number }
  | { readonly deed: 'turn'; readonly by: 1 | -1 }
  | { readonly deed: 'seek'; readonly to: 'start' | 'end' }
  | { readonly deed: 'panel'; readonly panel: 'roster' | 'desk' | 'rules' | 'ledger' | 'keys' };

const LETTERS: Readonly<Record<string, KeyDeed>> = {
  n: { deed: 'next' },
  p: { deed: 'previous' },
  u: { deed: 'take-back' },
  x: { deed: 'explain' },
  f: { deed: 'arcs' },
  l: { deed: 'sight' },
  t: { deed: 'threats' },
  s: { deed: 'skip' },
  w: { deed: 'pause' },
  m: { deed: 'sound' },
  h: { deed: 'follow' },
  o: { deed: 'whole' },
  k: { deed: 'tape' },
  g: { deed: 'panel', panel: 'roster' },
  j: { deed: 'panel', panel: 'desk' },
  r: { deed: 'panel', panel: 'rules' },
  y: { deed: 'panel', panel: 'ledger' },
  '.': { deed: 'end' },
  '[': { deed: 'turn', by: -1 },
  ']': { deed: 'turn', by: 1 },
  '?': { deed: 'panel', panel: 'keys' },
  '0': { deed: 'fit' },
  '+': { deed: 'zoom', by: 1.25 },
  '=': { deed: 'zoom', by: 1.25 },
  '-': { deed: 'zoom', by: 0.8 },
};

const NAMED: Readonly<Record<string, KeyDeed>> = {
  Enter: { deed: 'commit' },
  Escape: { deed: 'back' },
  Home: { deed: 'seek', to: 'start' },
  End: { deed: 'seek', to: 'end' },
  ArrowLeft: { deed: 'pan', x: 80, y: 0 },
  ArrowRight: { deed: 'pan', x: -80, y: 0 },
  ArrowUp: { deed: 'pan', x: 0, y: 80 },
  ArrowDown: { deed: 'pan', x: 0, y: -80 },
};

/**
 * What a key press asks; null for keys that are not ours.
 * @param letters off for readers who want no single-letter keys
 * @param own the keys the reader has changed
 */
export function deedOf(press: Press, letters: boolean, own: OwnKeys): KeyDeed | null {
  const { ctrlKey, metaKey, altKey, shiftKey = false } = press;
  if (isHeld(press)) {
    const takesBack = (ctrlKey || metaKey) && !altKey && meantKey(press) === 'z';
    return takesBack ? { deed: shiftKey ? 'redo' : 'take-back' } : null;
  }
  const usual = meantKey(press, own);
  const named = NAMED[usual];
  if (named) return named;
  if (!letters) return null;
  if (/^[1-9]$/.test(usual)) return { deed: 'choose', number: Number(usual) };
  if (usual === 'b') return { deed: 'rotate', by: shiftKey ? 180 : 90 };
  return LETTERS[usual] ?? null;
}
