/** Computes the consequences of an answer in a worker, so that the page never waits. */
import '../../common/olderBrowsers.ts';

import type { PlayedBattle } from '@linstock/editor';
import { type Options, Position, type SavedPosition, type Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import type { Consequences } from '@linstock/scene';
import { rulebookOf } from '../../common/rulebookOf.ts';
import { answerWith } from '../../common/worker.ts';
import { findConsequences } from './timedConsequences.ts';

/** Time for which a player looks at a card before throwing, in milliseconds. */
const MAX_WAIT_MS = 1500;

/** A question to the worker: an answer to a position. */
export interface ConsequenceQuestion {
  readonly game: PlayedBattle;
  readonly options: Options;
  readonly saved: SavedPosition<unknown, unknown>;
  readonly side: Side;
  /** The standing answers of that side. */
  readonly standing: StandingRules;
  readonly answer: unknown;
}

const fields = new Map<string, unknown>();

answerWith<ConsequenceQuestion, Consequences | null>(self, found);

async function found({ game, options, saved, side, standing, answer }: ConsequenceQuestion) {
  const rules = await rulebookOf(game);
  const { id, hash } = game.battle;
  const key = `${rules.id}:${id}:${hash}:${JSON.stringify(options)}`;
  const field = fields.get(key) ?? rules.field(id, options);
  fields.set(key, field);
  return findConsequences(MAX_WAIT_MS, rules, Position.load(rules, field, saved), { side, standing }, answer);
}
