import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Side } from '@linstock/kernel';
import { type Choice, hexesPicked, includesPick, isOfficer, piecesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { Session } from '../session.ts';
import { meaningOfPicks, picksIn } from '../state/modeSelectors.ts';
import type { Remedy } from '../state/state.ts';
import { GameHost, playTo } from '../testing.ts';

/** A session of a side at its first question of a kind at Cowpens. */
function openedAt(kind: string, system = 'american-legions', side: Side = 0) {
  const judge = playTo(system, 'cowpens', (question) => question.side === side && question.kind === kind);
  const session = new Session(new GameHost(judge, [side]), needRulebook(system), () => 'at once');
  return { judge, session, state: () => session.store.get() };
}

const choicesOf = (remedy: Remedy | null | undefined) =>
  remedy && 'choices' in remedy ? remedy.choices : [];

test('a hex that others can reach is refused at the click, with a button that sends one of them', () => {
  const { session, state } = openedAt('move');
  const { all, rows } = state().asked!.menu;
  const [first] = rows.flatMap(({ pick }) => ('piece' in pick ? [pick] : []));
  assert.ok(first);
  const own = state().asked!.menu.after([first]).left;
  const reached = new Set(own.flatMap(({ picks }) => hexesPicked(picks)));
  const other = all.find(({ picks }) => hexesPicked(picks).some((hex) => !reached.has(hex)));
  const hex = hexesPicked(other!.picks).at(-1)!;
  session.apply({ on: 'board', do: 'select', picks: [first] });
  session.apply({ on: 'board', do: 'click', candidates: [{ hex }], how: { point: { x: 300, y: 200 } } });
  const now = state();
  const { toast } = now;
  const picks = picksIn(now);
  assert.deepEqual(picks, [first], 'what was chosen stays chosen');
  assert.deepEqual(toast?.point, { x: 300, y: 200 });
  const [sent] = choicesOf(toast?.remedy);
  assert.ok(sent, toast?.sentence);
  assert.ok(hexesPicked(sent.picks).includes(hex));
  assert.ok(!piecesPicked(sent.picks).includes(first.piece));
});

test("troops are offered before a leader, even if the leader's ride costs less", () => {
  const { session, state } = openedAt('move');
  const { menu } = state().asked!;
  const officers = new Set(
    state()
      .scene!.pieces.filter(isOfficer)
      .map(({ id }) => id),
  );
  const led = ({ picks }: Choice<unknown>): boolean => piecesPicked(picks).every((id) => officers.has(id));
  const cheapest = (choices: readonly Choice<unknown>[]): number =>
    Math.min(...choices.map(({ cost }) => cost ?? 0));
  const movers = menu.rows.flatMap(({ pick }) =>
    'piece' in pick && !officers.has(pick.piece) ? [pick] : [],
  );
  const meant = movers.flatMap((first) => {
    const own = new Set(menu.after([first]).left.flatMap(({ picks }) => hexesPicked(picks)));
    const hexes = new Set(menu.all.flatMap(({ picks }) => hexesPicked(picks)));
    return [...hexes].flatMap((hex) => {
      const there = menu.after([{ hex }]).left;
      const [leaders, troops] = [there.filter(led), there.filter((choice) => !led(choice))];
      const dearer = leaders.length > 0 && troops.length > 0 && cheapest(leaders) < cheapest(troops);
      return dearer && !own.has(hex) ? [{ first, hex }] : [];
    });
  })[0];
  assert.ok(meant);
  session.apply({ on: 'board', do: 'select', picks: [meant.first] });
  session.apply({
    on: 'board',
    do: 'click',
    candidates: [{ hex: meant.hex }],
    how: { point: { x: 300, y: 200 } },
  });
  const { toast } = state();
  const [instead] = choicesOf(toast?.remedy);
  assert.ok(instead, toast?.sentence);
  assert.match(toast?.remedy?.label ?? '', /^Instead: /);
  assert.ok(!led(instead), instead.label);
});

test('a first click on an enemy shows the best shot at it with its odds, and the next press fires it', async () => {
  const { judge, session, state } = openedAt('fire');
  const { head } = judge;
  const hexes = new Set(state().asked!.menu.all.flatMap(({ picks }) => hexesPicked(picks)));
  const enemy = state().scene!.pieces.find(
    ({ side, place }) => side === 1 && place !== null && 'hex' in place && hexes.has(place.hex),
  )!;
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(enemy) });
  const meaning = meaningOfPicks(state());
  assert.equal(meaning?.preview.throws, true);
  assert.ok(includesPick(meaning!.choice.picks, enemy.place!));
  assert.equal(judge.head, head, 'nothing is thrown by a click on the board');
  session.apply({ on: 'board', do: 'confirm' });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(judge.head, head + 1);
});

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
}

for (const { system, side, kind, name, ends } of [
  { system: 'flintlock', side: 0, kind: 'action', name: '1/71st Foot a', ends: 1 },
  {
    system: 'morschauser',
    side: 0,
    kind: 'shoot',
    name: "1st company of the 71st (Fraser's) Highlanders",
    ends: 1,
  },
  {
    system: 'american-legions',
    side: 1,
    kind: 'rally-companies',
    name: '1st company of the Skirmishers',
    ends: 2,
  },
] as const)
  test(`${system}: a unit that may act only in the next step is refused, with a button that ends this step`, async () => {
    const { judge, session, state } = openedAt(kind, system, side);
    const piece = state().scene!.pieces.find((each) => each.name === name)!;
    const head = judge.head;
    session.apply({
      on: 'board',
      do: 'click',
      candidates: listPicksOn(piece),
      how: { point: { x: 300, y: 200 } },
    });
    const { toast } = state();
    assert.match(toast?.remedy?.label ?? '', /^Do this first: .*can still act/, toast?.sentence);
    const onMap = state().asked!.menu.rows.filter(({ pick }) => !('button' in pick)).length;
    const could = onMap === 1 ? 'one can still act' : `${onMap} can still act`;
    assert.ok(toast?.remedy?.label.includes(could), `${could}, as above the list`);
    assert.equal(judge.head, head, 'the click alone ends nothing');
    session.apply({ on: 'board', do: 'do first', remedy: toast!.remedy! });
    await settled();
    assert.equal(judge.head, head + ends);
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(piece) });
    assert.equal(state().toast, null);
  });

test('if a unit has to act before the step can end, the button leads to it', () => {
  const { session, state } = openedAt('shock');
  const due = state().asked!.ending!.closed!.at!;
  const idle = state().scene!.pieces.find(
    ({ id, side, place, kind }) => side === 0 && place !== null && kind === 'gun' && !due.includes(id),
  )!;
  session.apply({
    on: 'board',
    do: 'click',
    candidates: listPicksOn(idle),
    how: { point: { x: 300, y: 200 } },
  });
  const { toast } = state();
  assert.match(toast?.remedy?.label ?? '', /^Must act first: /);
  session.apply({ on: 'board', do: 'do first', remedy: toast!.remedy! });
  assert.ok(piecesPicked(picksIn(state())).some((id) => due.includes(id)));
});

test('a piece without a part in the step gets the rule and a button to one that can act; enemies do not', () => {
  const { session, state } = openedAt('fire');
  const { pieces } = state().scene!;
  const own = pieces.find(({ name }) => name === '1st company of the 71st Highlanders');
  const enemy = pieces.find(({ name }) => name === 'Howard');
  assert.ok(own && enemy);
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(own) });
  assert.match(
    state().toast?.sentence ?? '',
    /^The 1st company of the 71st Highlanders: Infantry fires only/,
  );
  const remedy = state().toast?.remedy;
  assert.match(remedy?.label ?? '', /^Can act now: /);
  assert.ok(remedy && 'goesTo' in remedy);
  assert.ok(state().asked!.menu.after([remedy.goesTo]).left.length > 0, 'he can indeed');
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(enemy) });
  assert.match(state().toast?.sentence ?? '', /^Howard is not yours to order/);
  assert.equal(state().toast?.remedy, null);
});
