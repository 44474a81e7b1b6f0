import { nameOfId } from '@linstock/editor';
import { useEffect } from 'react';
import { isTyping } from '../common/isTyping.ts';
import { KEY_STEPS, type UnitKey } from './tools.ts';
import { describePlace, makeStepEdit, makeTurnEdit } from './unitSteps.ts';
import type { Making } from './useMaking.ts';

/** The keys of the chosen unit: arrows move it by a step, with Shift by ten, `[` and `]` turn it. Its new place is announced. */
export function useUnitKeys({ open: laidOut, edit }: Making, chosen: UnitKey | null): void {
  useEffect(() => {
    if (!chosen) return undefined;
    const title = nameOfId(laidOut?.names ?? [], chosen.unit);
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      const turns = key === '[' || key === ']';
      // Some keyboards write brackets with AltGr, which counts as Ctrl and Alt.
      if (isTyping(target) || (!turns && (ctrlKey || metaKey || altKey))) return;
      const step = KEY_STEPS[key];
      const far = shiftKey ? 10 : 1;
      if (step)
        edit(
          (open) => makeStepEdit(open, chosen, [step[0] * far, step[1] * far]),
          `${title} moved`,
          (open) => describePlace(open, chosen),
        );
      else if (turns)
        edit(
          (open) => makeTurnEdit(open, chosen, key === '[' ? -1 : 1),
          `${title} turned`,
          (open) => describePlace(open, chosen),
        );
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
