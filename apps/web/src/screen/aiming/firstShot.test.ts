import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMenuOf, type Picked, type Piece } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { strikesAt } from '../../play/aiming/aim.ts';
import { type Clicked, listPicksOn } from '../../play/picking/clicking.ts';
import { Session } from '../../play/session.ts';
import { meaningOfPicks, sheetIn } from '../../play/state/modeSelectors.ts';
import { GameHost, playTo } from '../../play/testing.ts';

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A page open at a question, its clicks counted. */
function openedAt(system: string, battle: string, wanted: Parameters<typeof playTo>[2]) {
  const judge = playTo(system, battle, wanted);
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook(system), () => 'at once');
  const state = () => session.store.get();
  const head = judge.head;
  let clicks = 0;
  const click = async (does: () => void) => {
    clicks++;
    does();
    await settled();
  };
  const pieces = (wants: (piece: Piece) => boolean) =>
    state().scene!.pieces.filter((piece) => piece.place !== null && wants(piece));
  return {
    ...{ judge, session, state, click },
    gun: () => pieces((piece) => piece.side === side && piece.kind === 'gun')[0]!,
    enemies: () => pieces((piece) => piece.side !== side),
    clicks: () => clicks,
    thrown: () => judge.record.entries.slice(head).some((entry) => 'dice' in entry && entry.dice.length > 0),
  };
}

for (const { system, battle, kind, enemy, names } of [
  { system: 'american-legions', battle: 'cowpens', kind: 'fire', enemy: 'Militia', names: false },
  { system: 'flintlock', battle: 'cowpens', kind: 'turn', enemy: 'North Carolina Rifles', names: true },
  { system: 'morschauser', battle: 'cowpens', kind: 'act', enemy: 'McDowell', names: true },
])
  test(`${system}: the first shot takes three clicks from an open page, and no dice fall before the third`, async () => {
    const page = openedAt(system, battle, (question) => question.kind === kind);
    if (names)
      await page.click(() =>
        page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(page.gun()) }),
      );
    const at = page.enemies().find(({ name }) => name.includes(enemy))!;
    await page.click(() => page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(at) }));
    assert.equal(page.thrown(), false);
    assert.ok(meaningOfPicks(page.state())?.preview.throws, page.state().toast?.sentence);
    await page.click(() => page.session.apply({ on: 'board', do: 'confirm' }));
    assert.ok(page.thrown());
    assert.ok(page.clicks() <= 3, `${page.clicks()} clicks`);
  });

test('johnny-reb: if fire is asked, the first shot takes three clicks: unit, target, lock', async () => {
  const { present } = needRulebook('johnny-reb');
  const page = openedAt('johnny-reb', 'brawners-farm', (question, { field, position }) => {
    const rows = present.asks.sheet?.({ field, state: position.state, known: [] }, question)?.rows ?? [];
    return question.kind.endsWith('fires') && rows.some(({ choices }) => choices.some(({ at }) => at));
  });
  const { rows } = sheetIn(page.state())!.sheet;
  const row = rows.find(({ choices }) => choices.some(({ at }) => at !== undefined))!;
  const of = (id: string) => page.state().scene!.pieces.find((piece) => piece.id === id)!;
  const target = row.choices.find(({ at }) => at !== undefined)!.at!;
  await page.click(() =>
    page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(of(row.piece)) }),
  );
  await page.click(() =>
    page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(of(target)) }),
  );
  assert.ok(sheetIn(page.state())!.filled[row.id]);
  const { head } = page.judge;
  await page.click(() => page.session.apply({ on: 'sheet', do: 'lock' }));
  assert.equal(page.judge.head, head + 1, page.state().toast?.sentence);
  assert.equal(page.clicks(), 3);
});

test('on the map Enter at an enemy, and Enter again, fires a shot; mouse clicks never throw', async () => {
  const page = openedAt('flintlock', 'cowpens', ({ kind }) => kind === 'turn');
  const enter = (piece: Piece) =>
    page.click(() =>
      page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(piece), how: { point: null } }),
    );
  const point = { x: 1, y: 1 };
  const click = (piece: Piece) =>
    page.click(() =>
      page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(piece), how: { point } }),
    );
  await enter(page.gun());
  const at = page.enemies().find(({ name }) => name.includes('North Carolina Rifles'))!;
  for (let n = 0; n < 3; n++) await click(at);
  assert.ok(meaningOfPicks(page.state())?.preview.throws);
  assert.equal(page.thrown(), false);
  await enter(at);
  assert.ok(page.thrown());
});

test('if the cursor is elsewhere, Enter confirms what was chosen: a listed shot, or a turn in place', async () => {
  const page = openedAt('flintlock', 'cowpens', ({ kind }) => kind === 'turn');
  const gun = page.gun();
  const enter = (how: Clicked) =>
    page.click(() => page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun), how }));
  await enter({ point: null });
  const at = page.enemies().find(({ name }) => name.includes('North Carolina Rifles'))!;
  await page.click(() => page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(at) }));
  assert.ok(meaningOfPicks(page.state())?.preview.throws);
  await enter({ point: null, rested: true });
  assert.ok(page.thrown());

  const { present } = needRulebook('american-legions');
  const turns = (picks: readonly Picked[]) => picks.some((pick) => 'heading' in pick);
  const turning = openedAt('american-legions', 'waxhaws', (question, { field, position }) =>
    answerMenuOf(present, { field, state: position.state, known: [] }, question).all.some(({ picks }) =>
      turns(picks),
    ),
  );
  const rows = turning.state().asked!.menu.rows;
  const company = rows.find(({ choices }) => choices.some(({ picks }) => turns(picks)))!;
  await turning.click(() => turning.session.apply({ on: 'board', do: 'click', candidates: [company.pick] }));
  turning.session.apply({ on: 'board', do: 'turn', by: 1 });
  const { head } = turning.judge;
  await turning.click(() =>
    turning.session.apply({
      on: 'board',
      do: 'click',
      candidates: [company.pick],
      how: { point: null, rested: true },
    }),
  );
  assert.equal(turning.judge.head, head + 1);
});

test('a clicked enemy out of range of the selected units is refused, and no step is made first', async () => {
  const page = openedAt('morschauser', 'cowpens', ({ kind }) => kind === 'act');
  const far = page.enemies().find(({ name }) => /Light Dragoons/.test(name))!;
  const { head } = page.judge;
  await page.click(() =>
    page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(page.gun()) }),
  );
  await page.click(() => page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(far) }));
  assert.equal(page.judge.head, head);
  assert.ok(page.state().toast);
});

test('a tap on an enemy stack that can be shot at does not fan it; on any other stack it does', () => {
  const page = openedAt('american-legions', 'cowpens', ({ kind }) => kind === 'fire');
  const place = (name: RegExp) => page.enemies().find((piece) => name.test(piece.name))!.place!;
  assert.ok(strikesAt(page.state(), place(/Militia/)));
  assert.ok(!strikesAt(page.state(), page.gun().place!));
  const far = page.enemies().filter((piece) => !strikesAt(page.state(), piece.place!));
  assert.ok(far.length > 0, 'some are out of reach');
  page.session.apply({ on: 'board', do: 'click', candidates: listPicksOn(page.gun()) });
  assert.ok(!strikesAt(page.state(), place(/Militia/)), 'with a gun chosen the hexes are marked');
});
