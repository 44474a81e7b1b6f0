/** The actions since the reader's own last answer, in short. */
import { mapPair, otherSide, type Side } from '@linstock/kernel';
import { listNames, type Scene } from '@linstock/scene';
import type { AnyGame } from '../../play/state/state.ts';
import { buildLogLines, type LogLine } from '../../words/logLines.ts';
import { castOf, findOneRegiment } from '../../words/names.ts';
import { fortuneOf, throwsOf } from '../dice/luck.ts';
import { compareLosses, describeLosses, findLostOfficers } from './losses.ts';

/** A summary of a turn of the other side. */
export interface Recap {
  readonly from: number;
  readonly to: number;
  /** The actions, in a sentence. */
  readonly done: string;
  /** The losses of both sides, in a sentence. */
  readonly lost: string;
  /** The reader's luck with the dice, in a sentence. Null without throws. */
  readonly luck: string | null;
  /** Line by line, losses first. */
  readonly logLines: readonly LogLine[];
}

/** Maximum number of lines. */
const MAX_LINES = 8;

/**
 * The other side's actions since entry `since`, for a reader of `side`. Null if they are not worth a recap.
 * @param sceneAt the scene after an entry
 */
export function recapOf(
  game: AnyGame,
  side: Side,
  since: number,
  sceneAt: (n: number) => Scene,
): Recap | null {
  const log = game.log.filter(({ n }) => n > since);
  const now = sceneAt(game.head);
  const logLines = buildLogLines(log, now).filter(({ kind }) => kind !== 'phase' && kind !== 'turn');
  const theirs = logLines.filter((logLine) => logLine.side === otherSide(side));
  const lost = mapPair(compareLosses(sceneAt(since), now), (each) => ({
    ...each,
    officers: findLostOfficers(
      each.officers,
      log.map(({ logItem }) => logItem),
    ),
  }));
  const [mine, other] = [lost[side], lost[otherSide(side)]];
  const hurt =
    describeLosses(mine) !== 'nothing' ||
    logLines.some(({ losses }) => losses.some((loss) => loss.side === side));
  const done = doneWords(theirs, game.position.sides[otherSide(side)], now);
  if (!hurt && (done === null || theirs.length < 2)) return null;
  const told = [
    ...logLines.filter(({ losses }) => losses.length > 0),
    ...theirs.filter(({ losses }) => losses.length === 0),
  ];
  return {
    from: since,
    to: game.head,
    done: done ?? `The ${game.position.sides[otherSide(side)]} side did little.`,
    lost: lostWords(describeLosses(mine), describeLosses(other)),
    luck: luckWords(game, side, since),
    logLines: told.slice(0, MAX_LINES).sort((a, b) => a.n - b.n),
  };
}

const lostWords = (mine: string, theirs: string): string =>
  mine === 'nothing' && theirs === 'nothing'
    ? 'Neither side lost anything.'
    : `You lost ${mine}; they lost ${theirs}.`;

/** Units and their actions: `The American side moved the Militia and fired 3 times.` Null if no unit moved or fought. */
function doneWords(logLines: readonly LogLine[], name: string, scene: Scene): string | null {
  const cast = castOf(scene);
  const movers = new Set(
    logLines.flatMap(({ kind, pieces }) => {
      const regiment = kind === 'way' ? findOneRegiment(pieces, cast) : null;
      return regiment === null ? [] : [`${regiment}`];
    }),
  );
  const blows = logLines.filter(({ kind }) => kind === 'blow').length;
  const parts = [
    movers.size > 3
      ? `moved ${movers.size} regiments`
      : movers.size > 0
        ? `moved ${listNames([...movers])}`
        : '',
    blows > 0 ? `fired or fought ${blows === 1 ? 'once' : blows === 2 ? 'twice' : `${blows} times`}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `The ${name} side ${parts.join(' and ')}.` : null;
}

/** The luck of a side against the average, if it is worth mentioning. */
function luckWords(game: AnyGame, side: Side, since: number): string | null {
  const { entries } = game.record;
  const throws = throwsOf(
    game.log.filter(({ n }) => n > since),
    (n) => entries[n - 1]?.side ?? null,
  );
  if (throws.length === 0) return null;
  const sum = throws.reduce((all, each) => all + fortuneOf(each.thrown) * (each.side === side ? 1 : -1), 0);
  if (Math.abs(sum) < 0.3) return 'The dice were even.';
  return sum > 0 ? 'The dice were kind to you.' : 'The dice were against you.';
}
