import {
  type Chance,
  chanceDice,
  type FormProgress,
  followThrows,
  type Reckoning,
  type ReckoningForm,
} from '@linstock/kernel';

/** Real dice, read into a form one after another. */

/** The progress of a form with these faces. */
export interface DiceProgress extends FormProgress {
  /** The faces typed so far of the next throw. */
  readonly begun: readonly number[];
}

/** Faces from typed text: single digits if no die has more than nine sides, else whole numbers. */
export function facesIn(typed: string, sides: number): readonly number[] {
  return (typed.match(sides < 10 ? /\d/g : /\d+/g) ?? []).map(Number);
}

/** Deals faces out to the throws of a form, in the order in which they are thrown. */
export function readDice(
  form: ReckoningForm,
  situation: unknown,
  first: Reckoning,
  faces: readonly number[],
): DiceProgress {
  const throws: (readonly number[])[] = [];
  let left = faces;
  for (;;) {
    const reached = followThrows(form, situation, first, throws);
    const wanted = reached.next?.dice.count ?? 0;
    if (reached.next === null || left.length < wanted) return { ...reached, begun: left };
    throws.push(left.slice(0, wanted));
    left = left.slice(wanted);
  }
}

/** All faces to the end: those there are, the rest thrown. */
export function throwOn(
  form: ReckoningForm,
  situation: unknown,
  first: Reckoning,
  faces: readonly number[],
  chance: Chance,
): readonly number[] {
  const dice = chanceDice(chance);
  let all = faces;
  for (;;) {
    const { next, begun } = readDice(form, situation, first, all);
    if (next === null) return all;
    all = [...all, ...dice.throw({ ...next.dice, count: next.dice.count - begun.length })];
  }
}
