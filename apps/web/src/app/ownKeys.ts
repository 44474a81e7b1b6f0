/** The keys that a reader has changed: the reader's key, by the default key. */
export type OwnKeys = Readonly<Record<string, string>>;

/** Usual keys that may be changed: letters, figures and signs that lie elsewhere, or nowhere, on some keyboards. */
export const CHANGEABLE: ReadonlySet<string> = new Set('abcdefghijklmnopqrstuvwxyz.[]123456789');

/** The usual key that does the same as the pressed key. Empty if that usual key was given up for another. */
export function findUsualKey(pressed: string, own: OwnKeys): string {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  const moved = Object.entries(own).find(([, mine]) => mine === key);
  if (moved) return moved[0];
  return own[key] === undefined ? key : '';
}

/** The reader's key for a default key. */
export function findOwnKey(usual: string, own: OwnKeys): string {
  return own[usual] ?? usual;
}

/** The result of asking for another key: the new keys, or the usual key whose command has it already, or neither. */
export type KeyChange =
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'unfit' }
  | { readonly kind: 'given'; readonly keys: OwnKeys };

/** Gives a command another key, if no other command has it. Named keys, and those that zoom, cannot be changed. */
export function withKey(own: OwnKeys, usual: string, wished: string): KeyChange {
  const key = wished.toLowerCase();
  if (key === '' || /^[\w]{2,}$|[\s0?+=-]/.test(key)) return { kind: 'unfit' };
  const by = [...CHANGEABLE].find((each) => each !== usual && findOwnKey(each, own) === key);
  if (by !== undefined) return { kind: 'taken', by };
  return { kind: 'given', keys: changed(own, usual, key) };
}

/** Two commands with their keys exchanged. */
export function swapKeys(own: OwnKeys, one: string, other: string): OwnKeys {
  const [first, second] = [findOwnKey(one, own), findOwnKey(other, own)];
  return changed(changed(own, one, second), other, first);
}

/** A key set back to its default is no longer stored as changed. */
function changed(own: OwnKeys, usual: string, key: string): OwnKeys {
  const others = Object.entries(own).filter(([each]) => each !== usual);
  return Object.fromEntries(key === usual ? others : [...others, [usual, key]]);
}
