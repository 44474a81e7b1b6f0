import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StandingKind } from '@linstock/kernel';
import { ruleFor, standingRulesSchema, UNSAID } from '@linstock/protocol';
import {
  describeRule,
  exceptionsOf,
  makePreset,
  PRESETS,
  ruleOf,
  saidOf,
  saysOf,
  withKind,
  withPiece,
} from './standingRules.ts';

const fire: StandingKind = { kind: 'fire', title: 'Fire', clause: 'T-1', says: 'act', chance: 'a hit' };
const retreat: StandingKind = { ...fire, kind: 'retreat', chance: null };
const share: StandingKind = { ...fire, kind: 'share', says: 'usual', chance: null };
const alike: StandingKind = { ...share, kind: 'hits', differs: true };

test('a threshold is offered only if a kind of question has a chance', () => {
  assert.deepEqual(saysOf(fire), ['ask', 'always', 'never', 'act from', 'ask from']);
  assert.deepEqual(saysOf(retreat), ['ask', 'always', 'never']);
  assert.deepEqual(saysOf(share), ['ask', 'usual']);
  assert.deepEqual(saysOf(alike), ['ask', 'ask if they differ', 'usual']);
});

test('a rule is unchanged after a round trip through the form', () => {
  for (const said of saysOf(fire)) assert.equal(saidOf(fire, ruleOf(said, 35)), said);
  for (const said of saysOf(alike)) assert.equal(saidOf(alike, ruleOf(said, 35)), said);
  assert.equal(saidOf(alike, UNSAID), 'ask if they differ', 'nothing said');
  assert.equal(saidOf(retreat, UNSAID), 'ask', 'it has no chance');
  assert.deepEqual(ruleOf('ask from', 35), { from: 35, do: 'ask' });
});

test("a piece's rule wins over its kind's, and that over the general one; by default results decide", () => {
  assert.equal(ruleFor({}, 'fire', 3), UNSAID);
  const all = { all: 'never' } as const;
  assert.equal(ruleFor(all, 'fire', 3), 'never');
  const kind = withKind(all, 'fire', 'always');
  assert.equal(ruleFor(kind, 'fire', 3), 'always');
  const piece = withPiece(kind, 3, 'fire', { from: 50, do: 'act' });
  assert.deepEqual(ruleFor(piece, 'fire', 3), { from: 50, do: 'act' });
  assert.equal(ruleFor(piece, 'fire', 4), 'always');
  assert.deepEqual(exceptionsOf(piece), [{ piece: 3, kind: 'fire', rule: { from: 50, do: 'act' } }]);
});

test('an exception that is removed leaves nothing behind', () => {
  const rules = withPiece(withPiece({}, 3, 'fire', 'never'), 3, 'fire', null);
  assert.deepEqual(exceptionsOf(rules), []);
  assert.deepEqual(rules.pieces, {});
});

test('the judge accepts every preset, and "let it run" asks nothing', () => {
  for (const preset of PRESETS) {
    const rules = makePreset(preset, [fire, retreat, share]);
    assert.ok(standingRulesSchema.safeParse(rules).success, preset.id);
    if (preset.id === 'run')
      assert.deepEqual(Object.values(rules.kinds ?? {}), [{ from: 1, do: 'act' }, 'always', 'usual']);
  }
});

test('no preset sets a standing answer for secret orders', () => {
  const orders: StandingKind = { ...share, kind: 'orders', secret: true };
  for (const preset of PRESETS) assert.equal(makePreset(preset, [orders]).kinds?.['orders'], 'ask');
});

test('a rule is described in words', () => {
  assert.equal(describeRule({ from: 20, do: 'ask' }), 'ask from 20 %, else never');
  assert.equal(describeRule('usual'), 'as usual');
});
