import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { johnnyReb } from '../src/index.ts';

const GOLDEN = join(import.meta.dirname, '../src/golden/east-cavalry-field.json');

test('a machine game of East Cavalry Field reaches the rules of cavalry that no other battle reaches', () => {
  const game = Game.fromRecord(johnnyReb, parseRecord(JSON.parse(readFileSync(GOLDEN, 'utf8'))));
  const items = game.log.map(({ logItem }) => logItem);
  const lines = items
    .flatMap(({ thrown }) => thrown?.reckoning.lines ?? [])
    .map(({ clause, label }) => `${clause} ${label}`);
  for (const line of [
    'JR-7.2b Target: stone wall',
    'JR-7.2b Target: wood fence',
    'JR-8.3e Repeaters',
    'JR-8.6a Rapid fire',
    'JR-9.2d Target: mounted cavalry',
    'JR-14.3a Open rate, mounted line',
  ])
    assert.ok(lines.includes(line), line);
  const bonuses = items.filter(({ thrown }) => thrown?.reckoning.title.startsWith('Charge bonus'));
  assert.ok(
    bonuses.some(({ thrown }) => thrown?.reckoning.dice.count === 2),
    'JR-17.2a',
  );
  const forms = (words: string) => items.some(({ sentence }) => `${sentence}`.endsWith(words));
  assert.ok(
    forms('Cavalry forms mounted line.') || forms('battalion forms mounted line.'),
    'JR-17.1a mounts',
  );
  assert.ok(forms('forms single line.'), 'JR-17.1a dismounts');
  const fires = items.filter(({ thrown }) => thrown?.reckoning.clause === 'JR-8.4a');
  const horseGuns = johnnyReb
    .field('east-cavalry-field', {})
    .units.filter(({ horseArtillery }) => horseArtillery);
  assert.ok(
    fires.some(({ sentence }) => horseGuns.some(({ called }) => `${sentence}`.includes(`${called} fires`))),
  );
});
