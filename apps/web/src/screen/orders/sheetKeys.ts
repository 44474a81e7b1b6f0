import type { SheetRow } from '@linstock/scene';
import { isHeld, meantKey, type Press } from '../../app/pressed.ts';

/** What a key means while the form has the focus. */
export type SheetDeed =
  | { readonly deed: 'row'; readonly by: 1 | -1 }
  | { readonly deed: 'ring'; readonly by: 1 | -1 }
  | { readonly deed: 'choose'; readonly choice: string }
  | { readonly deed: 'all' }
  | { readonly deed: 'turn'; readonly by: number }
  | { readonly deed: 'next-unset' | 'as-last-time' | 'lock' };

/** Five degrees, and 45 with Shift, in tenths. */
const STEP = 50;
const FAR = 450;

/** The meaning of a key for the row that has the focus; null if the form has no use for it. */
export function sheetDeedOf(press: Press, row: SheetRow | null): SheetDeed | null {
  if (isHeld(press)) return null;
  const { shiftKey = false } = press;
  const key = meantKey(press);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return { deed: 'row', by: key === 'ArrowDown' ? 1 : -1 };
    case 'ArrowRight':
    case 'ArrowLeft':
      return { deed: 'ring', by: key === 'ArrowRight' ? 1 : -1 };
    case '[':
    case '{':
    case ']':
    case '}': {
      const far = shiftKey || key === '{' || key === '}' ? FAR : STEP;
      return { deed: 'turn', by: key === ']' || key === '}' ? far : -far };
    }
  }
  const choice = row?.choices.find((each) => each.key?.toLowerCase() === key);
  if (choice && !shiftKey) return { deed: 'choose', choice: choice.id };
  if (key === 'r' && shiftKey) return { deed: 'as-last-time' };
  if (shiftKey) return null;
  if (key === 'b') return { deed: 'all' };
  if (key === 'n') return { deed: 'next-unset' };
  return key === 'l' ? { deed: 'lock' } : null;
}

/** The letters of a row in words: `2nd Wisconsin: F First fire, H Hold …`. */
export function lettersOf({ label, choices }: SheetRow): string {
  const may = choices.filter(({ key, refusal }) => key !== undefined && refusal === null);
  const each = may.map(({ key, label: says }) => `${key} ${says}`).join(', ');
  return `${label}: ${each === '' ? 'choose with the arrows and Space' : each}. The arrows go from row to row, L locks.`;
}
