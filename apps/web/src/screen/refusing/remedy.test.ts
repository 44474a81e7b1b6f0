import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Choice, hexesPicked, includesPick, isOfficer, piecesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { picksOn } from '../clicking.ts';
import { Session } from '../session.ts';
import { GameHost, playedTo } from '../testing.ts';

/** A session of side 0 at its first question of a kind at Cowpens. */
function openedAt(kind: string) {
  const judge = playedTo(
    'american-legions',
    'cowpens',
    (question) => question.side === 0 && question.kind === kind,
  );
  const session = new Session(new GameHost(judge, [0]), needRulebook('american-legions'), () => 'at once');
  return { judge, session, state: () => session.store.get() };
}

test('a hex that others can reach is refused where it was clicked, with a button that sends one of them', () => {
  const { session, state } = openedAt('move');
  const { all, rows } = state().asked!.offer;
  const [first] = rows.flatMap(({ pick }) => ('piece' in pick ? [pick] : []));
  assert.ok(first);
  const own = state().asked!.offer.after([first]).left;
  const reached = new Set(own.flatMap(({ picks }) => hexesPicked(picks)));
  const other = all.find(({ picks }) => hexesPicked(picks).some((hex) => !reached.has(hex)));
  const hex = hexesPicked(other!.picks).at(-1)!;
  session.clicks.start([first]);
  session.clicks.pick([{ hex }], { point: { x: 300, y: 200 } });
  const { slip, picks } = state();
  assert.deepEqual(picks, [first], 'what was chosen stays chosen');
  assert.deepEqual(slip?.point, { x: 300, y: 200 });
  assert.ok(slip?.remedy, slip?.sentence);
  assert.ok(hexesPicked(slip.remedy.choice.picks).includes(hex));
  assert.ok(!piecesPicked(slip.remedy.choice.picks).includes(first.piece));
});

test('troops are offered before a leader who could go there for less', () => {
  const { session, state } = openedAt('move');
  const { offer } = state().asked!;
  const officers = new Set(
    state()
      .scene!.pieces.filter(isOfficer)
      .map(({ id }) => id),
  );
  const led = ({ picks }: Choice<unknown>): boolean => piecesPicked(picks).every((id) => officers.has(id));
  const cheapest = (choices: readonly Choice<unknown>[]): number =>
    Math.min(...choices.map(({ cost }) => cost ?? 0));
  const movers = offer.rows.flatMap(({ pick }) =>
    'piece' in pick && !officers.has(pick.piece) ? [pick] : [],
  );
  const meant = movers.flatMap((first) => {
    const own = new Set(offer.after([first]).left.flatMap(({ picks }) => hexesPicked(picks)));
    const hexes = new Set(offer.all.flatMap(({ picks }) => hexesPicked(picks)));
    return [...hexes].flatMap((hex) => {
      const there = offer.after([{ hex }]).left;
      const [leaders, troops] = [there.filter(led), there.filter((choice) => !led(choice))];
      const dearer = leaders.length > 0 && troops.length > 0 && cheapest(leaders) < cheapest(troops);
      return dearer && !own.has(hex) ? [{ first, hex }] : [];
    });
  })[0];
  assert.ok(meant);
  session.clicks.start([meant.first]);
  session.clicks.pick([{ hex: meant.hex }], { point: { x: 300, y: 200 } });
  const { slip } = state();
  const remedy = slip?.remedy;
  assert.ok(remedy, slip?.sentence);
  assert.match(remedy.label, /^Instead: /);
  assert.ok(!led(remedy.choice), remedy.label);
});

test('an enemy clicked first shows the best shot at him with its odds, and the next press fires it', async () => {
  const { judge, session, state } = openedAt('fire');
  const { head } = judge;
  const hexes = new Set(state().asked!.offer.all.flatMap(({ picks }) => hexesPicked(picks)));
  const enemy = state().scene!.pieces.find(
    ({ side, place }) => side === 1 && place !== null && 'hex' in place && hexes.has(place.hex),
  )!;
  session.clicks.pick(picksOn(enemy));
  const { meaning } = state();
  assert.equal(meaning?.preview.throws, true);
  assert.ok(includesPick(meaning!.choice.picks, enemy.place!));
  assert.equal(judge.head, head, 'nothing is thrown by a click on the board');
  session.clicks.doIt();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(judge.head, head + 1);
});
