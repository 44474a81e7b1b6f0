/** Reckons in a worker what may come of an answer, so that the page never waits for it. */
import { type Options, Position, type SavedPosition, type Side } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems';
import { consequencesOf } from './consequences.ts';

/** A question to the worker: an answer to a position. */
export interface Asked {
  readonly id: number;
  readonly rules: string;
  readonly battle: string;
  readonly options: Options;
  readonly saved: SavedPosition<unknown, unknown>;
  readonly side: Side;
  readonly answer: unknown;
}

const fields = new Map<string, unknown>();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, battle, options, saved, side, answer } = data;
  try {
    const rules = needRulebook(data.rules);
    const key = `${rules.id}:${battle}:${JSON.stringify(options)}`;
    const field = fields.get(key) ?? rules.field(battle, options);
    fields.set(key, field);
    const position = Position.load(rules, field, saved);
    postMessage({ id, found: consequencesOf(position, side, answer) });
  } catch {
    postMessage({ id, found: null });
  }
});
