import { type MatchResult, playMatch } from '@linstock/lab';
import { needRulebook } from '@linstock/systems';
import type { Job } from './batch.ts';

const fields = new Map<string, unknown>();

/** Plays one game of a batch; odd games have the sides reversed. */
export default function playJob(job: Job): MatchResult {
  const rulebook = needRulebook(job.system);
  const key = `${job.system}/${job.battle}`;
  let field = fields.get(key);
  if (field === undefined) {
    field = rulebook.field(job.battle, {});
    fields.set(key, field);
  }
  return playMatch(rulebook, field, {
    battle: job.battle,
    bots: job.bots,
    reversed: job.index % 2 === 1,
    // A pair of games with the sides reversed is fought with the same dice.
    seed: `${job.seed}:${Math.floor(job.index / 2)}`,
    effort: job.effort,
  });
}
