import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebooks } from '@linstock/systems/all';
import { beginPrintedBattle } from './battle.ts';
import { labelsOf, layLabels } from './labelSheets.ts';
import { areaOf } from './paper.ts';

for (const rules of rulebooks) {
  for (const battle of rules.battles) {
    const { ground, scene } = beginPrintedBattle(rules, battle);
    if (ground.kind === 'hexes') continue;

    test(`${rules.id}, ${battle}: each base has a label of its size, and no label overlaps another`, () => {
      const area = areaOf('A4');
      const labels = labelsOf(scene.pieces);
      const named = new Set(labels.map(({ piece }) => piece.id));
      assert.deepEqual(
        scene.pieces.filter(({ id }) => !named.has(id)).map(({ name }) => name),
        [],
      );
      const sheets = layLabels(labels, area);
      assert.equal(sheets.flat().length, labels.length);
      for (const sheet of sheets) {
        for (const { x, y, label } of sheet) {
          assert.ok(x + label.width <= area.width && y + label.height <= area.height);
        }
        const touching = sheet.flatMap((a, i) =>
          sheet
            .slice(i + 1)
            .filter(
              (b) =>
                a.x < b.x + b.label.width &&
                b.x < a.x + a.label.width &&
                a.y < b.y + b.label.height &&
                b.y < a.y + a.label.height,
            ),
        );
        assert.deepEqual(touching, []);
      }
      const stood = scene.pieces.find(({ pose, bases }) => pose && !bases);
      const own = labels.find(({ piece }) => piece === stood);
      if (stood?.pose && own) assert.ok(Math.abs(own.width - stood.pose.frontage * 0.0254) < 0.01);
    });
  }
}
