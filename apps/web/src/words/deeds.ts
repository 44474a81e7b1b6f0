/** The log as deeds: who did what, what was thrown for it and what it cost, each told once. */
import { type GameLogItem, likelihoodText, type Roll, type Side } from '@linstock/kernel';
import { listed, type Scene } from '@linstock/scene';
import { beforeHarm, withResult } from './came.ts';
import { type Harm, harmsTold } from './harms.ts';
import type { DeedKind } from './open.ts';
import { Telling } from './telling.ts';

/** One line of the log: what was done, with what its own throw led to. */
export interface Deed {
  /** The entries it was told by, first and last. */
  readonly n: number;
  readonly last: number;
  readonly kind: DeedKind;
  readonly side: Side | null;
  /** What was done, without its consequences. */
  readonly text: string;
  /** The result of its throw; null without a throw, or if the text states the result. */
  readonly outcome: string | null;
  readonly harms: readonly Harm[];
  /** The throws whose results it states: one, or those of both sides of a melee. */
  readonly rolls: readonly Roll[];
  /** Everything told of it, in order. */
  readonly lines: readonly GameLogItem[];
  /** The pieces it is about. */
  readonly pieces: readonly string[];
}

/** The log as deeds, oldest first. Names are those of the scene, which includes units that are gone. */
export function deedsOf(log: readonly GameLogItem[], scene: Scene): Deed[] {
  const telling = new Telling(scene, log);
  for (const logged of log) telling.hear(logged);
  return telling.end().map(({ struck: _, way: __, blow: ___, pieces, ...deed }) => ({
    ...deed,
    text: beforeHarm(deed),
    pieces: [...pieces],
  }));
}

/** What a deed says: what was done with its result, and what befell whom. */
export function deedSentence(deed: Deed): string {
  return [...doneWords(deed), ...harmsTold(deed.harms).map(({ sentence }) => sentence)].join(' ');
}

/** What was done with its result, as a sentence; none if what befell the troops says it all. */
export function doneWords({ kind, text, outcome, harms }: Deed): string[] {
  const told = harms.map(({ sentence }) => sentence);
  if (text === '' || told.some((each) => each.startsWith(`${text} `))) return [];
  if (harms.length === 0) return [withResult(text, outcome)];
  const isTold = kind !== 'check' || outcome === null || told.some((each) => each.includes(outcome));
  return [withResult(text, isTold ? null : outcome)];
}

/** How likely each throw of a deed was before it fell: `62.5 % or better`, `50.0 % or better and 16.7 % or worse`. */
export function chanceTold({ rolls }: Pick<Deed, 'rolls'>): string {
  return listed(rolls.map((roll) => likelihoodText(roll.reckoning, roll.value)));
}
