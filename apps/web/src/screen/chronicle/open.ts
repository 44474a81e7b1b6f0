/** A deed of the log while it is still being told. */
import type { Logged, Side } from '@linstock/kernel';
import { happeningOf } from '@linstock/scene';
import type { Harm } from './harms.ts';

/** What a deed is: the head of a stretch of play, troops that go somewhere, a blow, harm that comes of none, or anything else. */
export type DeedKind = 'turn' | 'phase' | 'way' | 'blow' | 'harm' | 'other';

/** A deed that is still being told. */
export interface Open {
  n: number;
  last: number;
  kind: DeedKind;
  side: Side | null;
  text: string;
  outcome: string | null;
  harms: Harm[];
  lines: Logged[];
  pieces: Set<string>;
  /** Whom a blow may harm. */
  struck: ReadonlySet<string>;
  /** Of troops that go: how, how far, and into whom. */
  way: {
    readonly verb: readonly [string, string];
    far: number;
    unit: 'hex' | 'inch';
    into: Set<string>;
  } | null;
}

/** A deed that has just begun to be told. */
export function opened(logged: Logged, kind: DeedKind, text: string, before: readonly Logged[] = []): Open {
  const { n, told } = logged;
  return {
    n: Math.min(n, ...before.map((each) => each.n)),
    last: n,
    kind,
    side: told.side,
    text,
    outcome: null,
    harms: [],
    lines: [...before, logged],
    pieces: new Set(),
    struck: new Set(),
    way: null,
  };
}

/** Whether a blow waits for what was thrown for it: a volley until its dice are told, a melee where nothing was told before it. */
export function awaitsThrow({ lines, outcome }: Open): boolean {
  const told = lines.at(-1)?.told;
  return outcome === null && (lines.length === 1 || (told && happeningOf(told)?.kind === 'volley') === true);
}

/** A sentence without its full stop: more of the deed may follow. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
