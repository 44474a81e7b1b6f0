import type { SheetRow } from '@linstock/scene';
import { hasModifier, type KeyPress, usualKeyOf } from '../../app/keyPress.ts';

/** The meaning of a key while the form has the focus. */
export type SheetKeyAction =
  | { readonly action: 'row'; readonly by: 1 | -1 }
  | { readonly action: 'ring'; readonly by: 1 | -1 }
  | { readonly action: 'choose'; readonly choice: string }
  | { readonly action: 'all' }
  | { readonly action: 'turn'; readonly by: number }
  | { readonly action: 'next-unset' | 'as-last-time' | 'lock' };

/** Five degrees, and 45 with Shift, in tenths. */
const TURN_STEP_TENTHS = 50;
const LARGE_TURN_TENTHS = 450;

/** The meaning of a key for the row that has the focus; null if the form has no use for it. */
export function findSheetKeyAction(press: KeyPress, row: SheetRow | null): SheetKeyAction | null {
  if (hasModifier(press)) return null;
  const { shiftKey = false } = press;
  const key = usualKeyOf(press);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return { action: 'row', by: key === 'ArrowDown' ? 1 : -1 };
    case 'ArrowRight':
    case 'ArrowLeft':
      return { action: 'ring', by: key === 'ArrowRight' ? 1 : -1 };
    case '[':
    case '{':
    case ']':
    case '}': {
      const far = shiftKey || key === '{' || key === '}' ? LARGE_TURN_TENTHS : TURN_STEP_TENTHS;
      return { action: 'turn', by: key === ']' || key === '}' ? far : -far };
    }
  }
  const choice = row?.choices.find((each) => each.key?.toLowerCase() === key);
  if (choice && !shiftKey) return { action: 'choose', choice: choice.id };
  if (key === 'r' && shiftKey) return { action: 'as-last-time' };
  if (shiftKey) return null;
  if (key === 'b') return { action: 'all' };
  if (key === 'n') return { action: 'next-unset' };
  return key === 'l' ? { action: 'lock' } : null;
}

/** The letters of a row in words: `2nd Wisconsin: F First fire, H Hold …`. */
export function lettersOf({ label, choices }: SheetRow): string {
  const may = choices.filter(({ key, refusal }) => key !== undefined && refusal === null);
  const each = may.map(({ key, label: says }) => `${key} ${says}`).join(', ');
  return `${label}: ${each === '' ? 'choose with the arrows and Space' : each}. The arrows go from row to row, L locks.`;
}
