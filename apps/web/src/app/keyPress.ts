/**
 * The meaning of a key press on any keyboard. The sign that it types counts first. If that sign means nothing here, as a letter of another
 * script, the place of the key counts: what it would type on an English keyboard.
 */
import { findUsualKey, type OwnKeys } from './ownKeys.ts';

/** A key press as the browser reports it. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'shiftKey' | 'isComposing' | 'getModifierState'>>;

/** Signs that are keys of the page, in addition to letters and figures. */
const SIGNS: ReadonlySet<string> = new Set(['.', '[', ']', '{', '}', '?', '+', '-', '=', ' ']);

/** Signs at the places of letters on keyboards of other scripts, by place: Hebrew and Greek. */
const IN_PLACE_OF_LETTERS: Readonly<Record<string, string>> = { KeyQ: '/;:', KeyW: "'" };

/** The signs that the keys next to the letters type on an English keyboard, alone and with Shift. */
const PLACES: Readonly<Record<string, readonly [alone: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Period: ['.', ''],
  Slash: ['', '?'],
  Minus: ['-', ''],
  Equal: ['=', '+'],
};

/** Names of keys that type nothing by themselves: an accent waits for its letter, and an input method for its word. */
const UNFINISHED: ReadonlySet<string> = new Set(['Dead', 'Process', 'Unidentified', 'Compose', 'AltGraph']);

/**
 * True if the press belongs to the browser or the system: Ctrl, Alt or the command key is down, and not to
 * type a sign.
 */
export function hasModifier(press: KeyPress, mac = onMac()): boolean {
  return (press.ctrlKey || press.metaKey || press.altKey) && !isThirdLevel(press, mac);
}

/**
 * The default key that a press means: a sign in small letters, or the name of a key; empty for none.
 * `hasModifier` says if Ctrl or Alt is down.
 * @param own the keys that the reader has changed
 */
export function usualKeyOf(press: KeyPress, own: OwnKeys = {}, mac = onMac()): string {
  const { key, isComposing = false } = press;
  if (isComposing || UNFINISHED.has(key)) return '';
  if (!isSign(key)) return findUsualKey(key, own);
  const sign = inSmall(key);
  // A key chosen by the reader counts, whatever it types and wherever it is.
  if (Object.values(own).includes(sign)) return findUsualKey(sign, own);
  if (isThirdLevel(press, mac)) return findUsualKey(sign, own);
  return findUsualKey(
    figureOf(sign) ?? figureAt(press) ?? (hasMeaning(sign) ? sign : signAt(press, sign)),
    own,
  );
}

/** The sign that a press types, when a reader chooses a new key; null for a key that types none. */
export function readSign(press: KeyPress, mac = onMac()): string | null {
  const { key, isComposing = false } = press;
  if (isComposing || UNFINISHED.has(key) || !isSign(key) || hasModifier(press, mac)) return null;
  const sign = inSmall(key);
  return figureOf(sign) ?? sign;
}

/** A sign in small letters. The Turkish capital İ would become an i with a second dot. */
const inSmall = (key: string): string => key.toLowerCase().replace('\u0307', '');

/** True for a key that types something: names of keys are words of English, and some Arabic keys type two letters. */
function isSign(key: string): boolean {
  return Array.from(key).length === 1 || !/^[A-Za-z0-9]+$/.test(key);
}

const hasMeaning = (sign: string): boolean => /^[a-z]$/.test(sign) || SIGNS.has(sign);

/** True if the press types the third sign of its key, with AltGr or, on a Mac, with Option. Windows reports AltGr as Ctrl with Alt. */
function isThirdLevel(press: KeyPress, mac: boolean): boolean {
  const { key, ctrlKey, altKey, metaKey } = press;
  if (metaKey || !isSign(key)) return false;
  if (press.getModifierState?.('AltGraph')) return true;
  const letter = /^[a-z0-9]$/i.test(key);
  if (ctrlKey && altKey) return !letter;
  return mac && altKey && !ctrlKey && !letter;
}

/** A figure of any script as one of ours; null for any other sign. */
function figureOf(sign: string): string | null {
  if (!/^\p{Nd}$/u.test(sign)) return null;
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  // The ten figures of a script stand together, nought first.
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/** The figure of a key in the row of figures that types something else alone, as on a French keyboard; null for others. */
function figureAt({ code = '', shiftKey = false }: KeyPress): string | null {
  const [, figure = null] = shiftKey ? [] : (/^Digit(\d)$/.exec(code) ?? []);
  return figure;
}

/** The sign that a key types on an English keyboard, for a sign without meaning. That sign itself if the place says nothing. */
function signAt({ code = '', shiftKey = false }: KeyPress, sign: string): string {
  const ascii = sign.charCodeAt(0) < 128;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter && (!ascii || IN_PLACE_OF_LETTERS[code]?.includes(sign))) return letter.toLowerCase();
  const place = ascii ? undefined : PLACES[code];
  return place?.[shiftKey ? 1 : 0] || sign;
}

function onMac(): boolean {
  return typeof navigator !== 'undefined' && (navigator.platform ?? '').startsWith('Mac');
}
