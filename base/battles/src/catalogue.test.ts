import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueOf } from './index.ts';

const legions = { id: 'legions', battles: ['cowpens', 'waxhaws'] };
const jena = { title: 'Jena', date: '1806-10-14', place: 'Thuringia', summary: 'Columns and lines.' };
const other = { id: 'other', battles: ['cowpens', 'jena'], battleSummaries: { jena, cowpens: jena } };

test('a battle is listed once with all its systems, by its survey', () => {
  const [cowpens] = catalogueOf([legions, other]);
  assert.equal(cowpens?.title, 'Cowpens');
  assert.ok(cowpens?.battle);
  assert.deepEqual(
    cowpens?.systems.map(({ id }) => id),
    ['legions', 'other'],
  );
});

test('a battle of one system only comes after the surveyed ones; one without a system is left out', () => {
  const listed = catalogueOf([legions, other]);
  assert.deepEqual(
    listed.map(({ id }) => id),
    ['cowpens', 'waxhaws', 'jena'],
  );
  assert.equal(listed.at(-1)?.battle, null);
  assert.equal(listed.at(-1)?.summary, jena.summary);
});
