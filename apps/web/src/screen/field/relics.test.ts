import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import type { Relics } from '../../board/animation/relics.ts';
import { openRelicBook, type RelicBook } from './relics.ts';

/** All of a book without a rest. */
function whole(book: RelicBook): (upTo: number) => Relics {
  return (upTo) => {
    const reading = book(upTo);
    for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
  };
}

for (const [system, battle] of [
  ['morschauser', 'maida'],
  ['johnny-reb', 'brawners-farm'],
] as const) {
  const rulebook = needRulebook(system);
  const golden = join(import.meta.dirname, `../../../../../rules/${system}/src/golden/${battle}.json`);
  const game = Game.fromRecord(rulebook, JSON.parse(readFileSync(golden, 'utf8')) as GameRecord);
  const kinds = (n: number) => game.logItemsOf(n).map((logItem) => eventOf(logItem)?.kind);

  test(`${battle}: a volley smokes in its turn and thinly in the next, then its smoke is gone`, () => {
    const entries = Array.from({ length: game.head }, (_, i) => i + 1);
    const fired = entries.find((n) => kinds(n).includes('volley'));
    assert.ok(fired);
    const book = whole(openRelicBook(rulebook, game));
    assert.deepEqual(
      book(fired - 1).smoke.map(({ age }) => age),
      [],
    );
    const banks = () => book(fired).smoke.filter(({ age }) => age === 0);
    assert.ok(banks().length > 0);
    const clockAt = (n: number) => {
      const { now, side } = rulebook.present.shows.scene({
        field: game.field,
        state: game.positionAt(n).state,
        known: [],
      }).clock;
      return `${now} ${side}`;
    };
    const nextAfter = (from: number) => entries.find((n) => n > from && clockAt(n) !== clockAt(n - 1)) ?? 0;
    const next = nextAfter(fired);
    const [{ id } = { id: '' }] = banks();
    const its = (n: number) => book(n).smoke.find((bank) => bank.id === id);
    assert.equal(its(next)?.age, 1);
    assert.equal(its(nextAfter(next)), undefined);
  });

  test(`${battle}: each point lost leaves one of the fallen at its place, at most the latest forty`, () => {
    const book = whole(openRelicBook(rulebook, game));
    const at = (n: number) => book(n).fallen;
    const first = Array.from({ length: game.head }, (_, i) => i + 1).find((n) => at(n).length > 0);
    assert.ok(first);
    const [one] = at(first);
    const before = rulebook.present.shows.scene({
      field: game.field,
      state: game.positionAt(first - 1).state,
      known: [],
    });
    const piece = before.pieces.find(({ id }) => one!.id.endsWith(`:${id}`));
    assert.equal(piece?.coat, one!.coat);
    const all = at(game.head).length;
    assert.ok(all > 20 && all <= 40, `${all} lie on the ground`);
  });
}

test('cowpens on hexes: fire from one hex makes one bank of smoke, the fallen are at their places', () => {
  const rulebook = needRulebook('american-legions');
  const golden = join(import.meta.dirname, '../../../../../rules/american-legions/src/golden/cowpens.json');
  const game = Game.fromRecord(rulebook, JSON.parse(readFileSync(golden, 'utf8')) as GameRecord);
  const told = (n: number) => game.logItemsOf(n).map(eventOf);
  const entries = Array.from({ length: game.head }, (_, i) => i + 1);
  const book = whole(openRelicBook(rulebook, game));
  const fired = entries.find((n) => told(n).some((each) => each?.kind === 'volley' && each.by.length > 1));
  const struck = entries.find((n) =>
    told(n).some((each) => each?.kind === 'removed' && each.how === 'destroyed'),
  );
  assert.ok(fired && struck);
  const { pieces } = rulebook.present.shows.scene({
    field: game.field,
    state: game.positionAt(fired).state,
    known: [],
  });
  const [volley] = told(fired).filter((each) => each?.kind === 'volley');
  const hexes = new Set(volley!.by.map((id) => JSON.stringify(pieces.find((each) => each.id === id)?.place)));
  const banks = book(fired).smoke.filter(({ id }) => id.startsWith(`${fired}:`));
  assert.equal(banks.length, hexes.size);
  assert.ok(book(struck).fallen.length > book(struck - 1).fallen.length);
});

test('horsemen struck down in a charge lie in front of their target, not where they set out', () => {
  const rulebook = needRulebook('morschauser');
  const golden = join(import.meta.dirname, '../../../../../rules/morschauser/src/golden/maida.json');
  const game = Game.fromRecord(rulebook, JSON.parse(readFileSync(golden, 'utf8')) as GameRecord);
  const book = whole(openRelicBook(rulebook, game));
  const charges = Array.from({ length: game.head }, (_, i) => i + 1).flatMap((n) => {
    const told = game.logItemsOf(n).map(eventOf);
    const charge = told.findLast((each) => each?.kind === 'charge');
    const destroyed = told.flatMap((each) =>
      each?.kind === 'removed' && each.how === 'destroyed' ? each.pieces : [],
    );
    const went =
      charge?.kind === 'charge' ? charge.went.find(({ piece }) => destroyed.includes(piece)) : null;
    const end = went && 'poses' in went.path ? went.path.poses.at(-1) : null;
    return went && end ? [{ n, piece: went.piece, end }] : [];
  });
  assert.ok(charges.length > 0);
  const lying = charges.flatMap(({ n, piece, end }) =>
    book(n)
      .fallen.filter(({ id }) => id === `${n}:${piece}`)
      .map(({ lay }) => ('pose' in lay ? [lay.pose.x - end.x, lay.pose.y - end.y] : [])),
  );
  assert.ok(lying.length > 0);
  for (const off of lying) assert.deepEqual(off, [0, 0]);
});
