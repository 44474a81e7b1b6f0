import { useSettings } from '../app/settings.ts';
import { ownKey } from './ownKeys.ts';

/** The key that does what a button does, as the reader has it; nothing where he wants no single-letter keys. */
export function KeyHint({ usual }: { readonly usual: string }) {
  const { keys, letterKeys } = useSettings();
  return letterKeys ? <kbd aria-hidden="true">{ownKey(usual, keys).toUpperCase()}</kbd> : null;
}
