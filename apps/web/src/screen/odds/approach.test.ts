import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gap, type Stand } from '@linstock/ground';
import { needRulebook } from '@linstock/systems/all';
import { EMPTY_SESSION } from '../../play/state/state.ts';
import { playTo } from '../../play/testing.ts';
import { describeApproach } from './approach.ts';

describe('where dragged troops stand to the enemy', () => {
  for (const [system, battle, group] of [
    ['morschauser', 'maida', 'British'],
    ['johnny-reb', 'mcphersons-ridge', 'Union'],
  ] as const)
    test(`${system}: carried up to an enemy it is in range of it, and can be struck; carried off it is neither`, () => {
      const game = playTo(system, battle, () => true);
      const rulebook = needRulebook(system);
      const scene = rulebook.present.shows.scene({
        field: game.field,
        state: game.position.state,
        known: [],
      });
      const before = JSON.stringify(game.position.state);
      const approach = describeApproach({ ...EMPTY_SESSION, rulebook, game, scene, known: [] });
      const side = game.position.sides.indexOf(group);
      const zonesOf = (id: string) =>
        rulebook.present.shows.zones?.({ field: game.field, state: game.position.state, known: [] }, id) ??
        [];
      const own = scene.pieces.find(
        ({ id, side: its, pose }) => its === side && pose && zonesOf(id).length > 0,
      );
      const foes = scene.pieces.filter(
        ({ id, side: its, pose }) => its !== side && pose && zonesOf(id).length > 0,
      );
      assert.ok(own?.pose);
      const [foe] = foes;
      assert.ok(foe?.pose);
      // Four inches before the face of the enemy.
      const { x, y, facing } = foe.pose;
      const turn = (facing * Math.PI) / 1800;
      const at = { x: Math.round(x + 4000 * Math.sin(turn)), y: Math.round(y + 4000 * Math.cos(turn)) };
      const close = [{ piece: own.id, pose: { ...at, facing: (facing + 1800) % 3600 } }];
      const near = approach.near(close);
      assert.ok(near);
      assert.equal(near.piece, own.id);
      const nearest = Math.min(
        ...scene.pieces
          .filter((each) => each.side !== side && each.pose && !['leader', 'commander'].includes(each.kind))
          .map(({ pose }) => gap({ ...own.pose, ...close[0]!.pose } as Stand, pose as Stand)),
      );
      assert.equal(near.distance, nearest);
      assert.equal(near.inBand, true, `${near.band}`);
      assert.match(approach.worst(close)?.label ?? '', /shoots?|charges?|attacks?|fires?/);
      const away = [{ piece: own.id, pose: { x: -500_000, y: -500_000, facing: 0 } }];
      assert.equal(approach.near(away)?.inBand, false);
      assert.equal(approach.worst(away)?.label, null);
      assert.equal(JSON.stringify(game.position.state), before, 'the game is as it was');
    });
});
