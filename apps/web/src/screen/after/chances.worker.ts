/** Plays finished battles on from their moments in a worker, so that the page never waits. */
import '../../common/olderBrowsers.ts';

import { Game, type GameRecord } from '@linstock/kernel';
import { rulebookOf } from '../../common/rulebookOf.ts';
import { answerWith } from '../../common/worker.ts';
import { type Chance, playOutChance, valueLead } from './chances.ts';

/** A question to the worker: the chances after entry `n`. Only the first question has the record. */
export interface ChanceQuestion {
  readonly record: GameRecord | null;
  readonly n: number;
  /** The first side's chance of winning from there, or its lead. */
  readonly what: 'chance' | 'lead';
}

/** A chance, or a lead in hundredths of a company. */
export type ChanceAnswer = Chance | number;

let game: Game<unknown, unknown, unknown> | null = null;

answerWith<ChanceQuestion, ChanceAnswer>(self, async ({ record, n, what }) => {
  if (record) game = Game.fromRecord(await rulebookOf(record), record);
  if (!game) throw new Error('The log is missing.');
  return what === 'lead' ? valueLead(game, n) : playOutChance(game, n);
});
