import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { duel } from '../../test/firing.ts';
import { marching } from '../../test/marching.ts';
import type { Situation } from '../../test/situation.ts';
import type { Answer } from '../model/answers.ts';
import { FORMATIONS } from '../tables/index.ts';
import { picks } from './picks.ts';
import { zones } from './sight.ts';
import { terms } from './terms.ts';

/** What a march, a ride and a gun are told to cost and to do. */

const told = (t: Situation, answer: Answer) => picks(t.field, t.state, t.asked(), answer);

/** A unit at 1015 with woods before it, and no enemy near. */
const woods = (formation: 'Open' | 'Close', disordered = 0) =>
  duel({
    british: ['1015'],
    american: ['1002'],
    webster: { formation },
    field: { terrain: { '1014': 'light woods', '1013': 'heavy woods' } },
    leaders: ['1015', '1003'],
    prepare: (s, t) => (s.disordered[t.unit('Webster')] = disordered),
  });

clause(['FL-7.11b', 'FL-4.5c'], 'a march and a ride are told with the Movement Points they take', () => {
  const t = woods('Open');
  const { cost } = t.field.ground;
  const out = (hex: string, direction: number) => cost.open[t.hex(hex) * 6 + direction] as number;
  const march = marching(t, t.unit('Webster'), ['1014', '1013']);
  assert.equal(told(t, march).cost, out('1015', 0) + out('1014', 5));
  const ride: Answer = { do: 'ride', leader: t.leader('Webster'), path: [t.hex('1014'), t.hex('1013')] };
  assert.equal(told(t, ride).cost, out('1015', 0) + out('1014', 5));
  assert.ok(out('1014', 5) > 1);
});

clause(
  ['FL-7.21a', 'FL-7.21b', 'FL-7.22a'],
  'a march of Close into Heavy Woods warns that they Disorder it; no other march does',
  () => {
    const warned = (t: Situation, ...hexes: string[]) =>
      told(t, marching(t, t.unit('Webster'), hexes)).warns?.join() ?? null;
    const says = 'The Webster is Disordered by the Heavy Woods (FL-7.21a).';
    assert.equal(warned(woods('Close'), '1014', '1013'), says);
    assert.equal(warned(woods('Close'), '1014'), null);
    assert.equal(warned(woods('Close', 1), '1014', '1013'), null);
    assert.equal(warned(woods('Open'), '1014', '1013'), null);
  },
);

clause(
  ['FL-6.2a', 'FL-11.51d', 'FL-5.6b'],
  'no field of fire is shown of Column, of a Disordered gun, or of guns out of reach',
  () => {
    const t = duel({ britishGuns: [{ at: '1012' }, { at: '1012' }] });
    const [foot, gun, other] = [t.unit('Webster'), t.gun(0), t.gun(0, 1)];
    const shown = (unit: number) => zones(t.field, t.state, `unit:${unit}`).length > 0;
    assert.deepEqual([foot, gun].map(shown), [true, true]);
    const turn: Answer = { do: 'gun-turn', hex: t.hex('1012') };
    const firing = () =>
      terms(t.field, t.state, t.asked(), turn)
        ?.reach()
        .map(({ piece }) => piece);
    assert.deepEqual(new Set(firing()), new Set([`unit:${gun}`, `unit:${other}`]));
    t.state.formation[foot] = FORMATIONS.indexOf('Column');
    t.state.disordered[gun] = 1;
    t.state.gunReach[other] = 0;
    assert.deepEqual([foot, gun].map(shown), [false, false]);
    assert.deepEqual(firing(), []);
  },
);

clause(['FL-7.21a', 'FL-7.11b'], 'a march that is only meant may lead over ground that nobody enters', () => {
  const field = { impassable: ['1014'], terrain: { '1013': 'heavy woods' } };
  const t = duel({ british: ['1015'], american: ['1002'], webster: { formation: 'Close' }, field });
  assert.equal(told(t, marching(t, t.unit('Webster'), ['1014', '1013'])).warns, undefined);
});
