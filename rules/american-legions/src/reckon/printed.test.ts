import assert from 'node:assert/strict';
import { outcomeOf, type Reckoning } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { reckonings } from '../forms/index.ts';
import { FIRE_COLUMNS } from '../tables/index.ts';

/** The reckoning of a form filled in. */
function reckoned(form: string, situation: unknown): Reckoning {
  const found = reckonings[form]?.reckon(situation);
  assert.ok(found && 'outcomes' in found, `${form} is refused`);
  return found;
}

/** The cell that is shown for a value of the dice. */
function cellFor({ table }: Reckoning, at: number): string {
  assert.ok(table);
  return table.cells[table.ring.rows[at] ?? -1]?.[table.ring.column] ?? 'no cell';
}

clause('AL-7.33i', 'the cell shown for each die is the one the die is read in, in every column', () => {
  for (let count = 1; count <= FIRE_COLUMNS; count++) {
    const reckoning = reckoned('fire', { firers: [{ arm: 'musket', count, range: 1 }] });
    for (const [i, { key }] of reckoning.outcomes.entries())
      assert.equal(cellFor(reckoning, i) || 'none', key, `column ${count}, die ${i + 1}`);
  }
});

clause('AL-7.41l', 'the cell shown has both sides’ parts', () => {
  const reckoning = reckoned('shock', {
    attackers: [{ arm: 'cavalry', count: 3 }],
    defenders: [{ arm: 'musket', count: 1 }],
  });
  for (const [i, { key }] of reckoning.outcomes.entries())
    assert.equal(cellFor(reckoning, i).replaceAll('–', '-').replace(' / ', '.'), key);
});

clause('AL-4.5d', 'the row shown for each sum of a morale check is the one it is read in', () => {
  const reckoning = reckoned('morale', { cause: 'combat', morale: 5, effectiveness: 1 });
  assert.equal(cellFor(reckoning, 0), outcomeOf(reckoning, 2).label);
  assert.equal(cellFor(reckoning, 10), outcomeOf(reckoning, 12).label);
  assert.notEqual(cellFor(reckoning, 0), cellFor(reckoning, 10));
});
