import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Question } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { Marching } from './marching.ts';
import type { AnyGame } from './state.ts';

const rulebook = {
  present: {
    onward: (_f: unknown, _s: unknown, { kind }: Question<unknown>, meant: unknown) =>
      kind === 'go-on' ? `rest of ${meant as string}` : null,
  },
} as unknown as AnyRulebook;
const game = { position: {} } as AnyGame;
const asks = (kind: string, side = 0) => ({ kind, side }) as Question<unknown>;
const scene = (...marks: string[]) =>
  ({
    pieces: [{ id: 'a', side: 0, place: { hex: 1 }, marks: marks.map((kind) => ({ kind })) }],
  }) as unknown as Scene;

function begun() {
  const marching = new Marching();
  marching.begin(0, 'the march', scene('limbered'));
  return marching;
}

describe('a march that was fired at', () => {
  test('goes on unless it was harmed, and is asked about every time or never if its owner wants it so', () => {
    for (const [stops, after, onward] of [
      ['harmed', scene('fired'), 'rest of the march'],
      ['harmed', scene('limbered', 'disordered'), null],
      ['fired', scene('limbered'), null],
      ['never', scene('limbered', 'disordered'), 'rest of the march'],
    ] as const)
      assert.equal(begun().onward(rulebook, game, asks('go-on'), { scene: after, stops }), onward, stops);
  });

  test('goes on by itself no more once its owner was asked, has taken back, or it is another side’s question', () => {
    const calm = { scene: scene('limbered'), stops: 'never' } as const;
    const asked = begun();
    asked.onward(rulebook, game, asks('action'), calm);
    assert.equal(asked.onward(rulebook, game, asks('go-on'), calm), null);
    const ended = begun();
    ended.end();
    assert.equal(ended.onward(rulebook, game, asks('go-on'), calm), null);
    const other = begun();
    assert.equal(other.onward(rulebook, game, asks('go-on', 1), calm), null);
    assert.equal(other.onward(rulebook, game, asks('go-on'), calm), 'rest of the march');
  });
});
