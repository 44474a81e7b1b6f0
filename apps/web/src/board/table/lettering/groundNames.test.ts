import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { StandPiece } from '../../plate/standPiece.ts';
import { sightOf, spotOfPlace, tablePlateOf, wholeOf } from '../../plate/tablePlate.ts';
import { showWholeField } from '../../view/clearViews.ts';
import { makeGroundNameKey } from './groundNames.ts';
import { letteringOf } from './letteringOf.ts';

const FILE = '../../../../../../rules/johnny-reb/src/golden/little-round-top.json';

test('where troops crowd a place, its own name is nearer to it than that of its hill', () => {
  const rulebook = needRulebook('johnny-reb');
  const record = parseRecord(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
  const game = Game.fromRecord(rulebook, { ...record, entries: record.entries.slice(0, 42) });
  const { pieces, markers = [] } = rulebook.present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const ground = rulebook.present.shows.ground(game.field);
  assert.ok(ground.kind === 'table');
  const plate = tablePlateOf(ground.table, 0);
  const whole = wholeOf(plate.field, []);
  const size = { width: 1080, height: 738 };
  const seen = { field: sightOf(plate.field, whole), edge: [whole], title: null, over: [] };
  const { ground: names } = letteringOf({
    ...{ plate, size, markers, overlays: [], trails: [], reach: null, type: 1, chosen: new Set<string>() },
    pieces: pieces.filter((piece): piece is StandPiece => 'pose' in piece),
    ground: { ...ground, battle: '', title: { battle: '', date: '', sides: [] } },
    view: showWholeField(seen, size, { nearest: 3.2, farthest: 0.05 }),
  });
  const spur = ground.names.find(({ text }) => text === "Vincent's Spur")!;
  const [x, y] = spotOfPlace(plate, spur.at);
  const far = (name: (typeof ground.names)[number]) => {
    const { at } = names.get(makeGroundNameKey(name))!;
    return Math.hypot(at[0] - x, at[1] - y);
  };
  for (const other of ground.names)
    if (other !== spur && names.has(makeGroundNameKey(other))) assert.ok(far(spur) < far(other), other.text);
});
