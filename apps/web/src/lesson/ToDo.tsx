import type { Advice } from '@linstock/lessons';
import { HandIcon } from './CoachHand.tsx';
import { quotedIn } from './quoted.ts';

/** How long the button that was asked for stays ringed, in milliseconds. */
const RINGED = 2400;

/** What is to be done now. Where it names a button, a press on the line brings that button into sight and rings it. */
export function ToDo({ deed }: { deed: NonNullable<Advice['doThis']> }) {
  const names = quotedIn(deed.pointer);
  const words = (
    <>
      <HandIcon />
      <span className="coach-pointer">{underlined(deed.pointer)}</span>
      <span className="coach-touch">{underlined(deed.touch)}</span>
    </>
  );
  if (names.length === 0) return <p className="coach-do">{words}</p>;
  return (
    <button type="button" className="coach-do coach-shows" onClick={() => showButton(names)}>
      {words}
    </button>
  );
}

/** The words, with the buttons they name underlined. */
function underlined(words: string) {
  return words.split(/(“[^”]+”)/).map((part) => (part.startsWith('“') ? <u key={part}>{part}</u> : part));
}

/** Brings the first button that is called so into sight, and rings it for a while. */
function showButton(names: readonly string[]): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.table-asks button')];
  const button = names.flatMap((name) => buttons.find((each) => each.textContent?.includes(name)) ?? [])[0];
  if (!button) return;
  button.scrollIntoView({ block: 'center' });
  button.classList.add('coach-ringed');
  setTimeout(() => button.classList.remove('coach-ringed'), RINGED);
}
