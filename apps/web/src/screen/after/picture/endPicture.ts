/** The content of the picture of a battle's end, read from a finished game. */

import { battleSummaryOf } from '@linstock/battles';
import type { Side } from '@linstock/kernel';
import type { Place } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { boundsOf, type GroundSource } from '../../../board/ground/engraving.ts';
import type { Box } from '../../../common/box.ts';
import type { AnyGame } from '../../../play/state/state.ts';
import type { Trail } from '../../../play/steps/trail.ts';
import { writeDay } from '../../../words/dateWords.ts';
import { buildLogLines, describeLine } from '../../../words/logLines.ts';
import {
  type Block,
  findBlocks,
  groundOfGame,
  findPictureColours,
  makeSpotFinder,
} from '../../picture/boardSpots.ts';
import type { Stage } from '../course.ts';
import { findLogLine } from '../logLineAt.ts';
import { describeLuck } from '../luckWords.ts';
import { entryOfDisc } from '../turningPoints.ts';
import type { Disc, Track } from './layOut.ts';

/** The drawings and texts of the picture. */
export interface EndPicture {
  readonly title: string;
  readonly when: string;
  readonly verdict: string;
  readonly luck: string;
  readonly rules: string;
  /** The name of each side, and its commander. */
  readonly sides: readonly [string, string];
  readonly players: readonly [string, string];
  readonly colours: readonly [string, string];
  readonly stages: readonly Stage[];
  readonly source: GroundSource;
  readonly bounds: Box;
  readonly tracks: readonly Track[];
  readonly blocks: readonly Block[];
  readonly discs: readonly Disc[];
  /** The subjects of the discs: the number of each, and its log line. */
  readonly turned: readonly { readonly text: string; readonly sentence: string }[];
}

/** The facts that the picture of the end is drawn from. */
export interface EndFacts {
  readonly game: AnyGame;
  readonly rulebook: AnyRulebook;
  readonly stages: readonly Stage[];
  readonly trails: readonly Trail[];
  readonly seats: readonly Side[];
  readonly players: readonly [string, string];
}

/** Puts the picture of an end together. */
export function endPicture(ended: EndFacts): EndPicture {
  const { game, rulebook, stages, trails, seats, players } = ended;
  const side = seats.length === 1 ? (seats[0] ?? 0) : 0;
  const { title, date, place } = battleSummaryOf(game.rules, game.record.battle.id);
  const source = groundOfGame(game, rulebook, title);
  const spotOf = makeSpotFinder(source);
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const { pieces } = scene;
  const marks = trails.flatMap((trail) => (trail.kind === 'mark' ? [trail] : []));
  const logLines = marks.length > 0 ? buildLogLines(game.log, scene) : [];
  return {
    title,
    when: [date && writeDay(date), place].filter(Boolean).join(' · '),
    verdict: game.verdict?.sentence ?? '',
    luck: describeLuck(game, side, `That of the ${game.position.sides[side]} side`),
    rules: rulebook.title,
    sides: game.position.sides,
    players,
    colours: findPictureColours(rulebook),
    stages,
    source,
    bounds: boundsOf(source),
    tracks: trails.flatMap((trail): Track[] => {
      if (trail.kind !== 'way') return [];
      const { path, side, how } = trail;
      const places: readonly Place[] =
        'hexes' in path ? path.hexes.map((hex) => ({ hex })) : path.poses.map((spot) => ({ spot }));
      return [
        {
          side,
          gone: how === 'retreat',
          spots: places.flatMap((at) => {
            const spot = spotOf(at);
            return spot ? [spot] : [];
          }),
        },
      ];
    }),
    blocks: findBlocks(source, pieces),
    discs: marks.flatMap(({ at, text }): Disc[] => {
      const spot = spotOf(at);
      return spot ? [{ at: spot, text }] : [];
    }),
    turned: marks.flatMap(({ id, text }) => {
      const logLine = findLogLine(logLines, entryOfDisc(id));
      return logLine ? [{ text, sentence: describeLine(logLine) }] : [];
    }),
  };
}
