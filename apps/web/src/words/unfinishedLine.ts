/** A log line that is still being built. */
import type { GameLogItem, Roll, Side } from '@linstock/kernel';
import { type Statement, statementOf, withoutStop } from '@linstock/scene';
import type { Loss } from './losses.ts';

/**
 * The kind of a log line: the start of a stretch of play, a movement, a blow, a throw with consequences of
 * its own, a loss without a throw before it, or anything else.
 */
export type LogLineKind = 'turn' | 'phase' | 'way' | 'blow' | 'check' | 'loss' | 'other';

/** A log line that is still being built. */
export interface UnfinishedLine {
  n: number;
  last: number;
  kind: LogLineKind;
  side: Side | null;
  text: string;
  /** The text in its parts; null if it is words only. */
  statement: Statement | null;
  /** The result of its throw, in words; null without a throw, or if the text states the result. */
  outcome: string | null;
  /** The throws whose results this log line states: one, or those of both sides of a melee. */
  rolls: Roll[];
  losses: Loss[];
  items: GameLogItem[];
  pieces: Set<string>;
  /** The pieces that a blow may harm, or that a throw is about. */
  struck: ReadonlySet<string>;
  /** The means of a blow. Null for any other line. */
  blow: 'volley' | 'melee' | null;
  /** For moving troops: their gait, how far each goes, and which enemy they meet. */
  way: {
    readonly verb: readonly [string, string];
    readonly far: Map<string, number>;
    readonly unit: 'hex' | 'length';
    readonly into: Set<string>;
  } | null;
}

/** Starts a log line. */
export function startLine(
  logged: GameLogItem,
  kind: LogLineKind,
  text: string,
  before: readonly GameLogItem[] = [],
): UnfinishedLine {
  const { n, logItem } = logged;
  return {
    n: Math.min(n, ...before.map((each) => each.n)),
    last: n,
    kind,
    side: logItem.side,
    text,
    statement: null,
    outcome: null,
    rolls: [],
    losses: [],
    items: [...before, logged],
    pieces: new Set(),
    struck: new Set(),
    blow: null,
    way: null,
  };
}

/** True for a blow that has just been logged and has no throw yet. */
export function awaitsThrow({ kind, last, items, rolls }: UnfinishedLine, { n }: GameLogItem): boolean {
  return kind === 'blow' && last === n && rolls.length === 0 && items.at(-1)?.logItem.thrown === undefined;
}

/** Starts a log line that says what its item says. */
export function startTold(
  logged: GameLogItem,
  kind: LogLineKind,
  before: readonly GameLogItem[] = [],
): UnfinishedLine {
  const line = startLine(logged, kind, withoutStop(logged.logItem.sentence), before);
  line.statement = statementOf(logged.logItem);
  return line;
}
