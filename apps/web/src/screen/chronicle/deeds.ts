/** The log as deeds: who did what, what was thrown for it and what it cost, each told once. */
import { type Logged, likelihoodText, type Roll, type Side } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import { beforeHarm, cameTo } from './came.ts';
import { type Harm, harmsTold } from './harms.ts';
import type { DeedKind } from './open.ts';
import { Telling } from './telling.ts';

/** One line of the log: what was done, with all that was told of it. */
export interface Deed {
  /** The entries it was told by, first and last. */
  readonly n: number;
  readonly last: number;
  readonly kind: DeedKind;
  readonly side: Side | null;
  /** What was done, without what came of it. */
  readonly text: string;
  /** What the throw came to. */
  readonly outcome: string | null;
  readonly harms: readonly Harm[];
  /** Every throw for it, in the order they fell. */
  readonly rolls: readonly Roll[];
  /** Everything told of it, in order. */
  readonly lines: readonly Logged[];
  /** The pieces it is about. */
  readonly pieces: readonly string[];
}

/** The log as deeds, oldest first. Names are those of the scene, which knows the fallen too. */
export function deedsOf(log: readonly Logged[], scene: Scene): Deed[] {
  const telling = new Telling(scene);
  for (const logged of log) telling.hear(logged);
  return telling.end().map(({ struck: _, way: __, pieces, ...deed }) => ({
    ...deed,
    ...cameTo(deed),
    text: beforeHarm(deed),
    pieces: [...pieces],
  }));
}

/** What a deed says in one sentence. */
export function deedSentence({ text, outcome, harms }: Deed): string {
  if (harms.length > 0)
    return [`${text}.`, ...harmsTold(harms).map(({ sentence }) => sentence)].join(' ').replace(/^\. /, '');
  return outcome === null ? `${text}.` : `${text}: ${outcome}.`;
}

/** How likely the first throw of a deed was before it fell, and how many more there were: `62.5 % or better, +2 throws`. */
export function chanceTold({ rolls: [first, ...more] }: Pick<Deed, 'rolls'>): string {
  if (!first) return '';
  const chance = likelihoodText(first.reckoning, first.value);
  return more.length === 0 ? chance : `${chance}, +${more.length} ${more.length === 1 ? 'throw' : 'throws'}`;
}
