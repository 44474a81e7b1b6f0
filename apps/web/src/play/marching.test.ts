import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Question } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { settings } from '../app/settings.ts';
import { AgendaRunner } from './automatic/runner.ts';
import { createSessionStore } from './state/sessionStore.ts';
import { type AnyGame, EMPTY_SESSION } from './state/state.ts';

const rulebook = {
  present: {
    asks: {
      onward: (_: unknown, { kind }: Question<unknown>, meant: unknown) =>
        kind === 'go-on' ? `rest of ${meant as string}` : null,
    },
  },
} as unknown as AnyRulebook;
let question: Question<unknown> | null = null;
const game = { position: {}, question: () => question } as unknown as AnyGame;
const asks = (kind: string, side = 0) => (question = { kind, side } as Question<unknown>);
const scene = (...marks: string[]) =>
  ({
    pieces: [{ id: 'a', side: 0, place: { hex: 1 }, marks: marks.map((kind) => ({ kind })) }],
  }) as unknown as Scene;

/** A march under way, what has been sent for it since, and how its troops are now. */
function begun() {
  const sent: unknown[] = [];
  const store = createSessionStore({ ...EMPTY_SESSION, scene: scene('limbered') });
  const none = () => {};
  const effects = { showToast: none, show: none, select: none, release: none };
  const agenda = new AgendaRunner({
    ...effects,
    ...{ store, rulebook, game: () => game, send: (_, answer) => sent.push(answer) },
  });
  agenda.rememberMarch(0, 'the march');
  const marching = {
    goesOn: (_r: unknown, _g: unknown, { side }: Question<unknown>) => agenda.answerUnlisted(side),
    end: () => agenda.end('taken back'),
  };
  return { marching, sent, isNow: (...marks: string[]) => store.change({ scene: scene(...marks) }) };
}

describe('a march that was fired at', () => {
  const before = settings.get().marchStops;
  afterEach(() => settings.change({ marchStops: before }));

  test('goes on unless it was harmed, and is asked about every time or never if its owner wants it so', () => {
    for (const [stops, marks, onward] of [
      ['harmed', ['fired'], ['rest of the march']],
      ['harmed', ['limbered', 'disordered'], []],
      ['fired', ['limbered'], []],
      ['never', ['limbered', 'disordered'], ['rest of the march']],
    ] as const) {
      settings.change({ marchStops: stops });
      const { marching, sent, isNow } = begun();
      isNow(...marks);
      assert.equal(marching.goesOn(rulebook, game, asks('go-on')), onward.length > 0, stops);
      assert.deepEqual(sent, onward);
    }
  });

  test('ends once its owner was asked or has taken back; the other side’s questions do not affect it', () => {
    settings.change({ marchStops: 'never' });
    const asked = begun();
    assert.equal(asked.marching.goesOn(rulebook, game, asks('action')), false);
    assert.equal(asked.marching.goesOn(rulebook, game, asks('go-on')), false);
    const ended = begun();
    ended.marching.end();
    assert.equal(ended.marching.goesOn(rulebook, game, asks('go-on')), false);
    const other = begun();
    assert.equal(other.marching.goesOn(rulebook, game, asks('go-on', 1)), false);
    assert.equal(other.marching.goesOn(rulebook, game, asks('go-on')), true);
  });
});
