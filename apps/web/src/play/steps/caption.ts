/** The captions of playback steps and of entries looked back at. */
import type { LogItem } from '@linstock/kernel';
import {
  eventOf,
  type GameEvent,
  listedNames,
  type Name,
  type Piece,
  type Scene,
  saying,
  uniqueNames,
  withoutStop,
} from '@linstock/scene';
import { buildLogLines, describeLine, type LogLine } from '../../words/logLines.ts';
import { mergeLosses } from '../../words/losses.ts';
import { castOf } from '../../words/names.ts';
import type { Step } from './step.ts';

/** The log items of an entry in as few sentences as the log has lines for it. Heads of steps are left out if there is anything else. */
export function captionOf(n: number, logItems: readonly LogItem[], scene: Scene): string {
  const logLines = buildLogLines(
    logItems.map((each) => ({ n, logItem: each })),
    scene,
  );
  const done = logLines.filter(({ kind }) => !HEAD_KINDS.has(kind));
  return (done.length > 0 ? done : logLines).map(describeLine).join(' ');
}

/** The caption of a step while its dice roll: the purpose of the throw; null if there is none. */
export function stepRolling(
  { logItems, concert }: Pick<Step, 'logItems' | 'concert'>,
  scene: Scene,
): string | null {
  const thrown = logItems.find((each) => each.thrown !== undefined)?.thrown;
  if (!thrown) return null;
  const volleys = concert === 'fire' ? volleysIn(logItems) : [];
  return `${volleys.length > 1 ? describeFirer(volleys, scene) : thrown.reckoning.title} …`;
}

/** The caption of a step in a sentence or two; the log has all of it. */
export function stepCaption({ n, logItems, concert }: Step, scene: Scene): string {
  const logLines = buildLogLines(
    logItems.map((each) => ({ n, logItem: each })),
    scene,
  ).filter(({ kind }) => !HEAD_KINDS.has(kind));
  if (concert === 'fire') return describeVolleys(logLines, logItems, scene);
  if (concert === 'march')
    return shortenLines(logLines.filter(({ kind }) => kind === 'way' || kind === 'loss'));
  return shortenLines(logLines);
}

/** Firers, targets, number of shots and losses: one sentence for all shots of a Command. */
function describeVolleys(logLines: readonly LogLine[], logItems: readonly LogItem[], scene: Scene): string {
  const volleys = volleysIn(logItems);
  if (volleys.length < 2) return logLines.map(describeLine).join(' ');
  const losses = mergeLosses(logLines.flatMap((logLine) => logLine.losses)).map((loss) => loss.sentence);
  const head = describeFirer(volleys, scene);
  return losses.length === 0 ? `${head}, without effect.` : [`${head}.`, ...losses].join(' ');
}

type Volley = Extract<GameEvent, { readonly kind: 'volley' }>;

function volleysIn(logItems: readonly LogItem[]): Volley[] {
  return logItems.flatMap((each) => {
    const what = eventOf(each);
    return what?.kind === 'volley' ? [what] : [];
  });
}

/** Firer, number of shots and target: `The 42e Ligne fires 5 times at the 2/78th Highlanders`. */
function describeFirer(volleys: readonly Volley[], scene: Scene): string {
  const by = regimentsOf(
    volleys.flatMap((each) => each.by),
    scene,
  );
  const targets = regimentsOf(
    volleys.flatMap((each) => each.targets),
    scene,
  );
  const often = volleys.length === 2 ? 'twice' : `${volleys.length} times`;
  return `${saying(listedNames(by), 'fires', 'fire')} ${often}${targets.length > 0 ? ` at ${listedNames(targets)}` : ''}`;
}

/** The regiments of pieces, named in a sentence. */
function regimentsOf(ids: readonly string[], scene: Scene): Name[] {
  const cast = castOf(scene);
  const pieces: Piece[] = ids.flatMap((id) => cast.get(id) ?? []);
  return uniqueNames(pieces.map(({ called }) => called.whole));
}

/** A few lines in short, those with losses first, and how many more there are. */
function shortenLines(logLines: readonly LogLine[]): string {
  const costs = ({ losses }: LogLine): number => (losses.length > 0 ? 0 : 1);
  const sentences = logLines.toSorted((a, b) => costs(a) - costs(b)).map(describeLine);
  const said: string[] = [];
  for (const each of sentences) {
    if (said.length > 0 && said.join(' ').length + each.length > MOST_LETTERS) break;
    said.push(each);
  }
  const left = sentences.length - said.length;
  return left === 0 ? said.join(' ') : `${said.join(' ')} And ${left} more.`;
}

const MOST_LETTERS = 130;

/** The caption of an entry at one moment. */
export interface Caption {
  /** The part seen before. */
  readonly earlier: string;
  /** The part seen now. */
  readonly now: string;
  /** An answer of this kind of question out of unknown data; null if it has not the shape of one. */
  readonly rolling: string | null;
}

/**
 * The caption of an entry while it is played.
 * @param logItems the part that has been shown
 * @param from the first log item that is new now: earlier dice have come to rest
 */
export function writeCaptionSoFar(
  n: number,
  logItems: readonly LogItem[],
  scene: Scene,
  from: number,
): Caption {
  const first = logItems.findIndex((each, i) => i >= from && each.thrown !== undefined);
  const thrown = logItems[first]?.thrown;
  const said = partsOf(n, logItems, scene, from);
  if (!thrown) return { ...said, rolling: null };
  const before = logItems.slice(0, first);
  const { now } = partsOf(n, before, scene, from);
  // A log line shown before, with only dice added, is not repeated.
  const fresh = now !== '' && !said.earlier.endsWith(now);
  const struck = fresh && before.slice(-1).some((each) => STRIKE_KINDS.has(eventOf(each)?.kind));
  const words = fresh ? now : '';
  return {
    ...said,
    rolling: `${struck ? withoutStop(words) : `${words} ${thrown.reckoning.title}`.trim()} …`,
  };
}

/** Its sentences before a log item, and with it; if all are new, the whole caption. */
function partsOf(n: number, logItems: readonly LogItem[], scene: Scene, from: number) {
  const fresh = new Set(logItems.slice(from));
  const log = logItems.map((each) => ({ n, logItem: each }));
  const logLines = buildLogLines(log, scene).filter(({ kind }) => !HEAD_KINDS.has(kind));
  if (logLines.length === 0)
    return { earlier: '', now: from > 0 || logItems.length === 0 ? '' : captionOf(n, logItems, scene) };
  const parted = logLines.findIndex(({ items }) => items.some((line) => fresh.has(line.logItem)));
  const at = parted < 0 ? logLines.length - 1 : parted;
  const words = logLines.map(describeLine);
  return {
    earlier: words.slice(Math.max(0, at - EARLIER_SENTENCES), at).join(' '),
    now: words.slice(at).join(' '),
  };
}

/** Maximum number of earlier sentences that stay: all of them are in the log. */
const EARLIER_SENTENCES = 2;

const HEAD_KINDS: ReadonlySet<string> = new Set(['turn', 'phase']);
const STRIKE_KINDS: ReadonlySet<GameEvent['kind'] | undefined> = new Set([
  ...(['volley', 'charge', 'pursuit', 'melee'] as const),
]);
