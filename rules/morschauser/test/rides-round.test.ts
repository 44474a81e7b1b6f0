import assert from 'node:assert/strict';
import { type Spot, span } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { situationNow } from '../src/model/board.ts';
import { thought } from '../src/model/game.ts';
import { BEGAN_IN_MELEE } from '../src/model/state.ts';
import { standfastNow } from '../src/play/doings.ts';
import { refuseRide, rideTo } from '../src/play/rides.ts';
import { acts, begin, box, FAR, inch } from './battlefield.ts';

/** The shortest ride round what closes the straight one (MM-B1m), and battles that keep companies where they stand. */

const ALONG = [[1 / 2], [1 / 4], [3 / 4], [1 / 4, 3 / 4]];

clause(
  ['MM-B1m', 'MM-B1p', 'MM-B1q'],
  'a ride turns aside by whole inches at the middle or the quarters of its way, as little as it can',
  () => {
    for (const [pond, to] of [
      [box(26, 15, 30, 21), [36, 26]],
      [box(20, 17, 28, 21), [28, 30]],
      [box(28, 16, 32, 20), [38, 24]],
    ] as const) {
      const trial = begin({
        terrain: [{ id: 'pond', kind: 'water', fordable: false, poly: pond }],
        south: [{ at: [[60, 10]] }],
        north: FAR,
        generals: [
          [22, 12],
          [60, 46],
        ],
      });
      const game = thought(trial.field, trial.s);
      const situation = situationNow(trial.field, trial.s);
      const end: Spot = { x: inch(to[0]), y: inch(to[1]) };
      const from: Spot = { x: inch(22), y: inch(12) };
      const straight = { do: 'general' as const, general: 0, ...end };
      assert.equal(refuseRide(game, situation, straight)?.code, 'R-TERRAIN');
      const length = span(from, end);
      const [dx, dy] = [(end.x - from.x) / length, (end.y - from.y) / length];
      const lengthOf = (via: readonly Spot[]) =>
        [...via, end].reduce((sum, spot, i) => sum + span(i === 0 ? from : via[i - 1]!, spot), 0);
      let least = Number.POSITIVE_INFINITY;
      for (const parts of ALONG)
        for (let aside = -12_000; aside <= 12_000; aside += 1000) {
          const via = parts.map((part) => ({
            x: Math.round(from.x + part * length * dx + aside * dy),
            y: Math.round(from.y + part * length * dy - aside * dx),
          }));
          if (refuseRide(game, situation, { ...straight, via }) === null)
            least = Math.min(least, lengthOf(via));
        }
      const found = rideTo(game, situation, 0, end);
      assert.equal(refuseRide(game, situation, found), null);
      assert.equal(Math.round(lengthOf(found.via ?? [])), Math.round(least));
    }
  },
);

clause(
  ['MM-BAT3b', 'MM-BAT3c'],
  'companies that a battle holds back move from their turn on, or if an enemy is near as they begin',
  () => {
    const { field, s } = begin({
      south: [
        {
          at: [
            [20, 20],
            [30, 20],
          ],
        },
      ],
      north: [{ at: [[20, 31]] }, ...FAR],
    });
    const rule = {
      companies: [0],
      until: 3,
      alarm: inch(6) as number | null,
      clause: 'MM-BAT3b' as const,
      sentence: 'It stands.',
    };
    const held = (more: Partial<typeof rule> = {}, company = 0) =>
      standfastNow({ ...field, standfast: [{ ...rule, ...more }] }, s, company) !== null;
    assert.equal(held(), true);
    assert.equal(held({}, 1), false, 'another company');
    assert.equal(held({ alarm: inch(8) }), false, '8 inches off');
    assert.equal(held({ alarm: inch(7.99) }), false, 'within the tolerance');
    assert.equal(held({ alarm: inch(7.98) }), true);
    assert.equal(held({ alarm: null }), true);
    assert.equal(held({ until: 1 }), false);
    assert.equal(held({ until: 2 }), true);
    s.done[0] = BEGAN_IN_MELEE;
    assert.deepEqual([held(), held({ alarm: null })], [false, true]);
    s.done[0] = 0;
    const acting = begin({
      south: [
        {
          at: [
            [20, 20],
            [30, 20],
          ],
        },
      ],
      north: FAR,
    });
    acting.give(acts([0]));
    const standing = (alarm: number | null, company: number) =>
      standfastNow(
        { ...acting.field, standfast: [{ ...rule, companies: [0, 1], alarm }] },
        acting.s,
        company,
      ) !== null;
    assert.deepEqual([standing(inch(6), 0), standing(inch(6), 1), standing(null, 0)], [false, true, true]);
  },
);
