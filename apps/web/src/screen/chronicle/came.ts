/** What the throws of a deed came to, in words. */
import type { Logged, Roll } from '@linstock/kernel';
import { sentence as capital } from '@linstock/scene';
import { type Harm, harmsTold } from './harms.ts';

/** A deed as it was told. */
interface Told {
  /** What was done. */
  readonly text: string;
  /** What the first throw for it came to; null where none was for it. */
  readonly outcome: string | null;
  readonly lines: readonly Logged[];
}

/** Its throws, and what they came to. */
interface Came {
  readonly rolls: readonly Roll[];
  readonly outcome: string | null;
}

/** Of so many throws of a deed what each came to is told; where there were more, what the first did, once it is settled. */
const TOLD_THROWS = 3;

/** The throws of a deed, and what they came to: where the first called for others, what those came to as well. */
export function cameTo({ text, outcome: told, lines }: Told): Came {
  const rolls = lines.flatMap(({ told: { thrown } }) => (thrown ? [thrown] : []));
  // `Lee's Command counterattacks` has said what the throw for it came to.
  const outcome = told !== null && text.toLowerCase().includes(` ${told.toLowerCase()}`) ? null : told;
  if (outcome === null) return { rolls, outcome };
  const [first, ...more] = rolls.filter(
    (roll, i) => !rolls.slice(i + 1).some((later) => settles(later, roll)),
  );
  const said = first === rolls[0] || first === undefined ? outcome : labelOf(first);
  if (more.length >= TOLD_THROWS) return { rolls, outcome: said };
  const also = [...new Set(more.map(alsoCame))].filter((words) => words !== `, ${said}`);
  return { rolls, outcome: said + also.join('') };
}

/** Whether a throw settles what another has left open: its title goes on from that one's, `…, one figure at risk`. */
export const settles = (later: Roll, earlier: Roll): boolean =>
  later.reckoning.title.startsWith(`${earlier.reckoning.title}, `);

/** What a later throw came to; one that is a question is told with it: `Is Nettles hit? He is unhurt`. */
function alsoCame(roll: Roll): string {
  const { title } = roll.reckoning;
  return title.endsWith('?') ? `. ${title} ${capital(labelOf(roll))}` : `, ${labelOf(roll)}`;
}

/** What a throw came to, in words. */
export function labelOf({ reckoning, outcome }: Roll): string {
  return reckoning.outcomes.find(({ key }) => key === outcome)?.label ?? outcome;
}

/** What was done in a blow: without who is beaten in it where what befell him follows. */
export function beforeHarm({ text, harms }: { text: string; harms: readonly Harm[] }): string {
  const [, blow, beaten] = /^(.+), (.+) (?:is|are) beaten$/.exec(text) ?? [];
  const told = harms.some(({ sentence }) => sentence.toLowerCase().startsWith(`${beaten?.toLowerCase()} `));
  return blow !== undefined && told ? blow : text;
}

/** What a deed and one more thing come to, where the same befell several: one sentence, or two. */
export function together(
  { text, harms }: { text: string; harms: readonly Harm[] },
  { told }: Logged,
): string[] {
  const side = null;
  const before =
    harms.length > 0 ? harms.map(({ sentence }) => ({ side, sentence })) : [{ side, sentence: `${text}.` }];
  return harmsTold([...before, { side, sentence: told.sentence }]).map(({ sentence }) => sentence);
}
