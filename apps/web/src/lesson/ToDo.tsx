import type { Advice } from '@linstock/lessons';
import { partOf } from '../common/parts.ts';
import { HandIcon } from './HandIcon.tsx';
import { findQuoted } from './quotedNames.ts';

/** Time during which the named button stays ringed, in milliseconds. */
const RINGED = 2400;

/** The present instruction. If it names a button, “Where?” brings that button into sight and rings it. */
export function ToDo({ instruction }: { instruction: NonNullable<Advice['doThis']> }) {
  const names = findQuoted(instruction.pointer);
  return (
    <p className="coach-do">
      <HandIcon />
      <span className="coach-pointer">{instruction.pointer}</span>
      <span className="coach-touch">{instruction.touch}</span>
      {names.length > 0 && (
        <button type="button" className="coach-link coach-shows" onClick={() => showButton(names)}>
          Where?
        </button>
      )}
    </p>
  );
}

/** Brings the first button that is called so into sight, and rings it for a while. */
function showButton(names: readonly string[]): void {
  const buttons = [...(partOf('asks')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const button = names.flatMap((name) => buttons.find((each) => each.textContent?.includes(name)) ?? [])[0];
  if (!button) return;
  button.scrollIntoView({ block: 'center' });
  button.classList.add('coach-ringed');
  setTimeout(() => button.classList.remove('coach-ringed'), RINGED);
}
