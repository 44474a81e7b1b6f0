import { inches, lengthWords } from '@linstock/ground';
import { formationsOf } from '../manoeuvre/index.ts';
import { namedBy, wordsOf } from '../words.ts';
import { isIdle } from './deeds.ts';
import type { LineContext } from './line-context.ts';
import { subjectOf } from './subject.ts';

/** Complete lines that a typed beginning may become, the most likely first: names of troops, then answers. */
export function completionsOf<A>(line: string, spoken: LineContext<A>, most: number): string[] {
  const { scene, side, menu, ground } = spoken;
  const words = wordsOf(line).filter((word) => !isIdle(word));
  if (words.length === 0) return [];
  const said = words.join(' ');
  const subject = subjectOf(words, scene, side);
  const own = scene.pieces.filter((piece) => piece.side === side && piece.off === null);
  const bodies = formationsOf(scene, side).map(({ name }) => name);
  const names = [...bodies, ...own.map(({ name }) => name)];
  const answers = menu.all.map(({ label }) => label);
  const places = subject?.formation ? ground.names.map(({ text }) => `${subject.name} to ${text}`) : [];
  const far = ground.kind === 'hexes' ? ['advance 2'] : [`advance ${lengthWords(inches(6))}`];
  const deeds = subject?.formation
    ? [...far, 'advance', 'wheel left', 'wheel right', 'about'].map((deed) => `${subject.name} ${deed}`)
    : [];
  const all = namedBy([...new Set([...names, ...deeds, ...places, ...answers])], (each) => each, said);
  return all.filter((each) => each.toLowerCase() !== line.trim().toLowerCase()).slice(0, most);
}
