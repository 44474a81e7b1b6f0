import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { TableOverlay } from '../../board/table/tableModel.ts';
import { drawCommand, drawZones } from './tableOverlays.ts';

const FAR = { x: 71_000, y: 1000, facing: 0, frontage: 3000, depth: 3000 };

test('a general’s command radius is drawn for his own brigade only, with a line to each regiment', () => {
  const rulebook = needRulebook('morschauser');
  const game = Game.create(rulebook, { battle: 'maida', dice: { kind: 'seeded', seed: 'command' } });
  const { pieces } = rulebook.present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const zonesOf = (piece: string) =>
    rulebook.present.shows.zones?.({ field: game.field, state: game.position.state, known: [] }, piece) ?? [];
  const company = pieces.find(({ kind, pose }) => kind === 'foot' && pose)!;
  const rings = drawCommand(pieces, [company.id], zonesOf);
  const whose = (overlay: TableOverlay) =>
    overlay.kind === 'zones'
      ? overlay.zones.map(({ stand }) => pieces.find(({ pose }) => pose?.x === stand.x && pose.y === stand.y))
      : [];
  assert.deepEqual(
    rings.flatMap(whose).map((piece) => piece?.group),
    [company.group],
  );
  const [bonds] = rings.filter((overlay) => overlay.kind === 'bonds');
  const brigade = pieces.filter(({ group, kind }) => group === company.group && kind !== 'leader');
  assert.equal(bonds!.ends.length, new Set(brigade.map(({ id, regiment }) => regiment?.id ?? id)).size);
  const far = pieces.map((piece) =>
    piece.id === company.id ? { ...piece, regiment: { id: 'strayed', name: '' }, pose: FAR } : piece,
  );
  const strayed = drawCommand(far, [company.id], zonesOf).flatMap((each) =>
    each.kind === 'bonds' ? each.ends.filter(({ reached }) => !reached) : [],
  );
  assert.deepEqual(strayed, [{ at: FAR, reached: false }], 'only who is beyond his word has a broken line');
  const commander = pieces.find((piece) => piece.kind === 'commander' && piece.side === company.side)!;
  const above = { ...commander, commands: [company.group] };
  const bondsWith = (chosen: string) =>
    drawCommand([...pieces.filter(({ id }) => id !== above.id), above], [chosen], zonesOf).flatMap(
      ({ id, kind }) => (kind === 'bonds' ? [id] : []),
    );
  assert.ok(!bondsWith(company.id).includes(`bonds:${above.id}`), 'nobody has two lines to his regiment');
  assert.ok(bondsWith(above.id).includes(`bonds:${above.id}`));
  const near = drawZones(pieces, [company.id], zonesOf, 100_000);
  assert.equal(near.length, 1, 'the zones are one piece of ground with one word');
  assert.ok(near.flatMap(whose).length > 10);
  for (const piece of near.flatMap(whose)) assert.ok(piece && !piece.id.startsWith('general'));
});
