import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harmChance } from '@linstock/scene';
import { type Duel, duel } from '../../test/firing.ts';
import { marching } from '../../test/marching.ts';
import type { Situation } from '../../test/situation.ts';
import type { Answer } from '../model/answers.ts';
import { unitId } from '../model/board.ts';
import { present } from './index.ts';

/** Webster's unit marches past a gun at 1010, which has no Zone of Control and does not stop it. */
const PAST_A_GUN: Duel = { british: ['1013'], american: ['0503'], americanGuns: [{ at: '1010' }] };

const told = (t: Situation) =>
  present.asks.reaction?.({ field: t.field, state: t.state, known: [] }, t.asked()) ?? null;

test("a side asked to fire at a march sees its path, each shot's parts, and what it uses up", () => {
  const t = duel({ british: ['1012'], webster: { formation: 'Open' } });
  t.does(marching(t, t.unit('Webster'), ['1011']));
  const reaction = told(t);
  assert.deepEqual(reaction?.path, [{ hex: t.hex('1012') }, { hex: t.hex('1011') }]);
  assert.match(reaction?.next ?? '', /^It must stop here/);
  assert.deepEqual(reaction?.later, []);
  const [only, ...more] = reaction?.acting ?? [];
  assert.equal(more.length, 0);
  assert.deepEqual([only?.piece, only?.target], [unitId(t.unit('Eaton')), unitId(t.unit('Webster'))]);
  assert.match(only?.why ?? '', /^1 hex; .*First Volley \+1; Reaction to Movement −1$/);
  assert.deepEqual(
    only?.uses.map(({ kind }) => kind),
    ['reaction', 'volley', 'smoke'],
  );
});

test('if a gun lets the mover go on, the chances forecast for its next hexes are right', () => {
  const t = duel(PAST_A_GUN);
  const unit = t.unit('Webster');
  t.does(marching(t, unit, ['1012', '1011', '1111']));
  const reaction = told(t);
  assert.equal(t.state.at[unit], t.hex('1011'));
  assert.match(reaction?.next ?? '', /^It may go on, with \d Movement Point/);
  assert.deepEqual(
    reaction?.acting[0]?.uses.map(({ kind }) => kind),
    ['reaction'],
    'a gun leaves no smoke',
  );
  const free = reaction?.later.filter(({ chances }) => chances.length === 0) ?? [];
  const under = reaction?.later.filter(({ chances }) => chances.length > 0) ?? [];
  assert.ok(free.length > 0 && under.length > 0, JSON.stringify(reaction?.later));
  const next = reaction?.later.find(({ place }) => 'hex' in place && place.hex === t.hex('1111'));
  t.does({ do: 'react', units: [] });
  const [range] = next?.chances ?? [];
  const chance = t.asked().standing?.units[0]?.chance() ?? -1;
  assert.equal(t.state.at[unit], t.hex('1111'));
  assert.ok(range && range.least <= chance && chance <= range.most, `${chance} of ${JSON.stringify(range)}`);
});

test('Return Fire shows the best shot of each unit, and no path', () => {
  const t = duel({ british: ['1012'], american: ['1010'] });
  t.does({ do: 'fire', unit: t.unit('Webster'), target: t.unit('Eaton') }, [1]);
  assert.equal(t.asked().kind, 'return-fire');
  const reaction = told(t);
  assert.deepEqual([reaction?.path, reaction?.later], [[], []]);
  assert.match(reaction?.acting[0]?.why ?? '', /target has Smoke/);
});

test('no other question counts as a reaction', () => {
  assert.equal(told(duel()), null);
});

test('a way round a gun is found, legal and with less harm; a march that provokes nothing has no better', () => {
  const t = duel(PAST_A_GUN);
  const unit = t.unit('Webster');
  const march = marching(t, unit, ['1012', '1111', '1211']);
  const question = t.asked();
  const harm = (answer: Answer) => harmChance(question.provokes?.(answer) ?? []);
  assert.ok(harm(march) > 0);
  const [best, ...more] =
    present.asks.safer?.({ field: t.field, state: t.state, known: [] }, question, march) ?? [];
  assert.ok(best);
  assert.deepEqual(
    more.map(({ label }) => label),
    ['facing north-east at its 2nd hex'],
  );
  assert.equal(question.refuse(best.answer), null);
  assert.ok(harm(best.answer) < harm(march));
  assert.equal(best.label, 'round by another hex');
  assert.equal(harm(best.answer), 0);
  assert.deepEqual(
    present.asks.safer?.({ field: t.field, state: t.state, known: [] }, question, best.answer),
    [],
  );
});

test('a march under fire continues as it was meant', () => {
  const t = duel(PAST_A_GUN);
  const march = marching(t, t.unit('Webster'), ['1012', '1011', '1111']);
  t.does(march);
  assert.equal(
    present.asks.onward?.({ field: t.field, state: t.state, known: [] }, t.asked(), march),
    null,
    'nothing is asked of the mover yet',
  );
  t.does({ do: 'react', units: [t.gun(1)] }, [1]);
  assert.equal(t.asked().kind, 'go-on');
  const path = [{ hex: t.hex('1111'), facing: 0 }];
  assert.deepEqual(present.asks.onward?.({ field: t.field, state: t.state, known: [] }, t.asked(), march), {
    do: 'go-on',
    path,
    facing: 0,
  });
});
