import { findOwnKey } from '../app/ownKeys.ts';
import { useSettings } from '../app/useSettings.ts';

/**
 * The reader's letter key for a button; nothing if single-letter keys are off. It is not part of the button's
 * name.
 */
export function KeyHint({ usual }: { readonly usual: string }) {
  const { keys, letterKeys } = useSettings();
  return letterKeys ? <kbd aria-hidden="true">{findOwnKey(usual, keys).toUpperCase()}</kbd> : null;
}

/** Keys that no setting changes, as they are drawn. */
const SIGNS = { Enter: '⏎', Escape: 'Esc' } as const;

/** A key that no setting changes. No part of the button's name: the button says it by `aria-keyshortcuts`. */
export function NamedKey({ named }: { readonly named: keyof typeof SIGNS }) {
  return <kbd aria-hidden="true">{SIGNS[named]}</kbd>;
}

/** The value of `aria-keyshortcuts` for a button with a letter key or a number from 1 to 9; undefined if it has none. */
export function useShortcut(): (usual: string | number) => string | undefined {
  const { keys, letterKeys } = useSettings();
  return (usual) => {
    if (!letterKeys || (typeof usual === 'number' && usual > 9)) return undefined;
    return findOwnKey(String(usual), keys).toUpperCase();
  };
}
