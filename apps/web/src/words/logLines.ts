/** The lines of the log: who did what, the throws and the losses, each once. */
import { type GameLogItem, likelihoodText, type Roll, type Side } from '@linstock/kernel';
import { listNames, type Scene, type Statement } from '@linstock/scene';
import { LogBuilder } from './logBuilder.ts';
import { type Loss, mergeLosses } from './losses.ts';
import { removeBeaten, withResult } from './rollResults.ts';
import type { LogLineKind } from './unfinishedLine.ts';

/** One line of the log: an action, with the results of its own throw. */
export interface LogLine {
  /** The entries that logged it, first and last. */
  readonly n: number;
  readonly last: number;
  readonly kind: LogLineKind;
  readonly side: Side | null;
  /** The action, without its consequences. */
  readonly text: string;
  /** The text in its parts; null if it is words only. */
  readonly statement: Statement | null;
  /** The result of its throw; null without a throw, or if the text states the result. */
  readonly outcome: string | null;
  readonly losses: readonly Loss[];
  /** The throws whose results it states: one, or those of both sides of a melee. */
  readonly rolls: readonly Roll[];
  /** All its log items, in order. */
  readonly items: readonly GameLogItem[];
  /** The pieces it is about. */
  readonly pieces: readonly string[];
}

/** The lines of the log, oldest first. Names are those of the scene, which includes units that are gone. */
export function buildLogLines(log: readonly GameLogItem[], scene: Scene): LogLine[] {
  const builder = new LogBuilder(scene, log);
  for (const logged of log) builder.addItem(logged);
  return builder.finish().map(({ struck: _, way: __, blow: ___, pieces, ...line }) => ({
    ...line,
    ...removeBeaten(line),
    pieces: [...pieces],
  }));
}

/** The sentences of a log line: the action with its result, and the losses. */
export const listSentences = (line: LogLine): readonly string[] => [
  ...describeAction(line),
  ...mergeLosses(line.losses).map(({ sentence }) => sentence),
];

/** The sentences of a log line as one text. */
export const describeLine = (line: LogLine): string => listSentences(line).join(' ');

/** The action with its result, as a sentence. None if the losses say it all. */
export function describeAction({ kind, text, outcome, losses }: LogLine): string[] {
  const told = losses.map(({ sentence }) => sentence);
  if (text === '' || told.some((each) => each.startsWith(`${text} `))) return [];
  if (losses.length === 0) return [withResult(text, outcome)];
  const isTold = kind !== 'check' || outcome === null || told.some((each) => each.includes(outcome));
  return [withResult(text, isTold ? null : outcome)];
}

/** The chance of each throw of a log line: `62.5 % or better`, `50.0 % or better and 16.7 % or worse`. */
export function describeChances({ rolls }: Pick<LogLine, 'rolls'>): string {
  return listNames(rolls.map((roll) => likelihoodText(roll.reckoning, roll.value)));
}
