import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Json, Question } from '@linstock/kernel';
import {
  formationOf,
  formationsOf,
  type Gesture,
  hexesPicked,
  isOfficer,
  piecesPicked,
} from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { orderUnderWay } from '../question/underWay.ts';
import { Session } from '../session.ts';
import { formationIn, meaningOfPicks, picksIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';

/** A session of side 0 at its question of a kind. */
function openedAt(system: string, battle: string, kind: string) {
  const asks = ({ side, kind: asked }: Question<unknown>) => side === 0 && asked === kind;
  const judge = playTo(system, battle, asks, {}, 'all');
  const host = new GameHost(judge, [0]);
  const session = new Session(host, needRulebook(system), () => 'at once');
  const state = () => session.store.get();
  /** All the pieces of a formation that stand somewhere else than before. */
  const moved = (id: string, before: ReturnType<typeof places>) =>
    places(id).filter(([piece, place]) => before.some(([other, was]) => other === piece && was !== place));
  const places = (id: string) =>
    formationOf(state().scene!, 0, id)!.pieces.map(
      (piece) => [piece.id, JSON.stringify(piece.place)] as const,
    );
  return { judge, host, session, state, places, moved };
}

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 120; n++) await new Promise((resolve) => setImmediate(resolve));
}

const ON: Gesture = { kind: 'advance', by: 2 };

describe('an order to a whole regiment', () => {
  test('companies and leader go on together by ordinary answers, and one take-back brings them all back', async () => {
    const { judge, session, state, places, moved } = openedAt('american-legions', 'cowpens', 'move');
    const head = judge.head;
    const before = places('regiment:3');
    session.apply({ on: 'formation', do: 'choose', id: 'regiment:3' });
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    await settled();
    assert.equal(moved('regiment:3', before).length, before.length);
    assert.ok(judge.head > head + 1, 'it takes several answers');
    assert.ok(judge.record.entries.slice(head).every((entry) => 'answer' in entry));
    assert.equal(formationIn(state()), null);
    session.apply({ on: 'seat', do: 'take back' });
    await session.replied;
    await settled();
    assert.deepEqual(places('regiment:3'), before);
    session.apply({ on: 'seat', do: 'redo' });
    await session.replied;
    await settled();
    assert.equal(moved('regiment:3', before).length, before.length, 'given again as one');
  });

  test('two quick clicks that give an answer each are no double click; two on one question are', async () => {
    const { judge, session, state } = openedAt('flintlock', 'cowpens', 'turn');
    const { head } = judge;
    const unit = state().scene!.pieces.find(({ name }) => name === '1/71st Foot b')!;
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(unit) });
    await settled();
    assert.equal(judge.head, head + 1, 'the first click activates his Command');
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(unit), how: { again: true } });
    assert.equal(formationIn(state()) ?? null, null);
    assert.ok(picksIn(state()).length > 0, 'the second chooses the unit');
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(unit), how: { again: true } });
    assert.ok(formationIn(state()), 'a double click takes the whole Command');
  });

  test('a unit that cannot follow is named with its clause, and the others move when it is carried out', async () => {
    const { session, judge, state } = openedAt('american-legions', 'cowpens', 'move');
    const head = judge.head;
    session.apply({ on: 'formation', do: 'choose', id: 'regiment:2' });
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    await settled();
    assert.equal(judge.head, head, 'nothing is given before it is confirmed');
    const { plan, waits } = formationIn(state())!.shown!;
    assert.equal(waits, true);
    assert.ok(plan.stragglers.length > 0);
    for (const { sentence, clause, pieces } of plan.stragglers) {
      assert.ok(pieces.length > 0);
      assert.match(`${sentence} ${clause}`, /AL-\d/);
    }
    session.apply({ on: 'formation', do: 'carry out' });
    await settled();
    assert.equal(judge.head, head + plan.answers.length);
  });

  test('a toast names the units left behind and the reason, and its button lets the others go', async () => {
    const { judge, session, state } = openedAt('american-legions', 'cowpens', 'move');
    const head = judge.head;
    const point = { x: 300, y: 200 };
    session.apply({ on: 'formation', do: 'choose', id: 'regiment:2' });
    session.apply({ on: 'formation', do: 'give', gesture: ON, point });
    const now = state();
    const { toast } = now;
    const commanded = formationIn(now);
    const { plan } = commanded!.shown!;
    const [first] = plan.stragglers;
    assert.deepEqual([toast?.point, toast?.clause], [point, first!.clause]);
    assert.ok(toast!.sentence.includes(first!.sentence));
    const kept = formationOf(state().scene!, 0, 'regiment:2')!.pieces.find(
      ({ id }) => id === first!.pieces[0],
    )!;
    assert.ok(toast!.sentence.includes(kept.name), toast!.sentence);
    session.apply({ on: 'board', do: 'do first', remedy: toast!.remedy! });
    await settled();
    assert.equal(judge.head, head + plan.answers.length);
    assert.equal(state().toast, null, 'what was said of it is gone');
  });

  test('an order by button that leaves a unit behind opens no toast: its panel says so', () => {
    const { session, state } = openedAt('american-legions', 'cowpens', 'move');
    session.apply({ on: 'formation', do: 'choose', id: 'regiment:2' });
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    assert.equal(state().toast, null);
    session.apply({ on: 'formation', do: 'reconsider' });
    assert.equal(formationIn(state())?.shown, null);
  });

  test('a toast about an order closes when the formation is deselected or another order is to be given', () => {
    const { session, state } = openedAt('american-legions', 'cowpens', 'move');
    const point = { x: 300, y: 200 };
    for (const leaves of [
      () => session.apply({ on: 'board', do: 'step back' }),
      () => session.apply({ on: 'formation', do: 'reconsider' }),
    ]) {
      session.apply({ on: 'formation', do: 'choose', id: 'regiment:2' });
      session.apply({ on: 'formation', do: 'give', gesture: ON, point });
      assert.ok(state().toast?.remedy);
      leaves();
      assert.equal(state().toast, null);
      session.apply({ on: 'formation', do: 'let go' });
    }
  });

  test('an enemy in reach of a selected formation is shown with its best shot; others say why at the click', () => {
    const { judge, session, state } = openedAt('american-legions', 'cowpens', 'fire');
    const head = judge.head;
    const gun = state().scene!.pieces.find(({ id }) => id === 'company:21')!;
    const choose = () => {
      session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun) });
      session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun), how: { again: true } });
      if (!formationIn(state())) session.apply({ on: 'formation', do: 'choose of piece', piece: gun.id });
    };
    const hexes = new Set(
      state()
        .asked!.menu.after([{ piece: gun.id }])
        .left.flatMap(({ picks }) => hexesPicked(picks)),
    );
    const foes = state().scene!.pieces.filter(
      ({ side, place }) => side === 1 && place !== null && 'hex' in place,
    );
    const within = (reached: boolean) =>
      foes.find(({ place }) => place && 'hex' in place && hexes.has(place.hex) === reached)!;
    choose();
    const { formation } = formationIn(state())!;
    const troops = formationOf(state().scene!, 0, formation)!.pieces.map(({ id }) => id);
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(within(true)) });
    const meaning = meaningOfPicks(state());
    assert.equal(meaning?.preview.throws, true);
    assert.ok(piecesPicked(meaning!.choice.picks).every((id) => troops.includes(id)));
    session.apply({ on: 'board', do: 'select', picks: [] });
    choose();
    const point = { x: 300, y: 200 };
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(within(false)), how: { point } });
    assert.deepEqual(state().toast?.point, point);
    assert.equal(formationIn(state())?.formation, formation, 'it stays chosen');
    assert.equal(judge.head, head);
  });

  test('if a Command must be named first, it is named automatically and then moves', async () => {
    const { session, judge, places, moved } = openedAt('flintlock', 'cowpens', 'turn');
    const head = judge.head;
    const before = places('command:0');
    session.apply({ on: 'formation', do: 'choose', id: 'command:0' });
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    await settled();
    assert.equal(moved('command:0', before).length, before.length);
    assert.equal(judge.head, head + 1 + before.length);
  });

  test('if a throw for a leader comes first, the page says so, and the order waits', async () => {
    const { session, state } = openedAt('flintlock', 'cowpens', 'turn');
    session.apply({ on: 'formation', do: 'choose', id: 'command:5' });
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    assert.match(formationIn(state())!.shown!.plan.asks ?? '', /./);
    session.apply({ on: 'formation', do: 'carry out' });
    await settled();
    assert.equal(state().asked!.kind, 'self-activation');
    assert.equal(state().unfinished?.formation, 'command:5');
    session.apply({ on: 'formation', do: 'halt' });
    assert.equal(state().unfinished, null);
  });

  test('a second click on a selected regiment deselects it, and no order throws dice', () => {
    const { judge, session, state } = openedAt('american-legions', 'cowpens', 'fire');
    const head = judge.head;
    const gun = state().scene!.pieces.find(
      ({ side, place, kind }) => side === 0 && place !== null && kind === 'gun',
    )!;
    const click = (again: boolean) =>
      session.apply({
        on: 'board',
        do: 'click',
        candidates: [{ piece: gun.id }, { body: gun.group }],
        how: { again },
      });
    click(false);
    click(true);
    assert.equal(formationIn(state())?.formation, gun.group);
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    assert.equal(judge.head, head);
    session.apply({ on: 'board', do: 'click', candidates: [{ piece: gun.id }, { body: gun.group }] });
    assert.equal(formationIn(state()), null);
  });
});

test('an order that stopped for a throw is dropped if other troops get an order, not if its own do', async () => {
  const { session, state } = openedAt('morschauser', 'maida', 'act');
  const of = (id: string) => new Set(formationOf(state().scene!, 0, id)!.pieces.map((piece) => piece.id));
  session.apply({ on: 'formation', do: 'choose', id: 'brigade:2' });
  session.apply({ on: 'formation', do: 'give', gesture: { kind: 'advance', by: 3000 } });
  session.apply({ on: 'formation', do: 'carry out' });
  await settled();
  assert.equal(state().unfinished?.formation, 'brigade:2');
  const brigade = of('brigade:2');
  const other = state().asked!.menu.all.find(({ picks }) => {
    const told = piecesPicked(picks);
    return told.length > 0 && told.every((id) => !brigade.has(id));
  })!;
  session.apply({ on: 'board', do: 'choose', choice: other });
  await settled();
  if (meaningOfPicks(state())) session.apply({ on: 'board', do: 'confirm' });
  await settled();
  assert.equal(state().unfinished, null);
});

test('the player turn does not end during an unfinished order, only once that is stopped', async () => {
  const { session, state } = openedAt('morschauser', 'hobkirk', 'act');
  assert.equal(orderUnderWay(state()), null);
  const { side } = state().asked!;
  session.apply({ on: 'formation', do: 'choose', id: formationsOf(state().scene!, side)[0]!.id });
  session.apply({ on: 'formation', do: 'give', gesture: { kind: 'advance', by: 3000 } });
  session.apply({ on: 'formation', do: 'carry out' });
  await settled();
  assert.match(orderUnderWay(state()) ?? '', /is not carried out yet/);
  session.apply({ on: 'formation', do: 'halt' });
  assert.equal(orderUnderWay(state()), null);
});

test("a brigade on a table: one press for each regiment's command throw, and at most seven more gestures", async () => {
  const { session, state, places, moved } = openedAt('morschauser', 'maida', 'act');
  const before = places('brigade:2');
  let others = 0;
  const does = (act: () => void): void => {
    others++;
    act();
  };
  does(() => session.apply({ on: 'formation', do: 'choose', id: 'brigade:2' }));
  does(() => session.apply({ on: 'formation', do: 'give', gesture: { kind: 'advance', by: 3000 } }));
  const { plan } = formationIn(state())!.shown!;
  assert.equal(plan.destinations.length, before.length, 'all are shown where they would come to');
  assert.ok(plan.stops, 'the first throw is left to a person');
  does(() => session.apply({ on: 'formation', do: 'carry out' }));
  let throws = 0;
  for (await settled(); throws < 12 && (state().unfinished || meaningOfPicks(state())); await settled()) {
    if (meaningOfPicks(state())) {
      throws++;
      session.apply({ on: 'board', do: 'confirm' });
    } else
      does(() =>
        session.apply({
          on: 'board',
          do: 'choose',
          choice: state().asked!.ending?.choice ?? state().asked!.menu.all[0]!,
        }),
      );
  }
  assert.ok(throws > 0 && throws <= plan.destinations.length, `${throws} throws`);
  assert.ok(others <= 7, `${others} gestures besides`);
  assert.ok(moved('brigade:2', before).length > before.length / 2);
  assert.equal(state().unfinished, null);
});

test('activating a Command of eleven at Guilford takes two gestures, and its turn ends automatically', async () => {
  const { session, judge, state, places, moved } = openedAt('flintlock', 'guilford', 'turn');
  const { head } = judge;
  const before = places('command:0');
  session.apply({ on: 'formation', do: 'choose', id: 'command:0' });
  session.apply({ on: 'formation', do: 'give', gesture: ON });
  await settled();
  assert.equal(moved('command:0', before).length, before.length);
  assert.equal(judge.head, head + 1 + before.length, 'each by an answer of its own');
  assert.equal(state().asked!.kind, 'turn', 'the next Command is asked for');
});

test('while several orders are given in a row, nothing of an earlier question can be chosen', async () => {
  const { judge, session, state } = openedAt('american-legions', 'cowpens', 'orders');
  const head = judge.head;
  let looked = 0;
  // The page draws while an answer is under way to the judge.
  session.store.subscribe(() => {
    const { asked, game, sent } = state();
    if (!sent || !asked || !game) return;
    looked++;
    for (const { choices } of asked.menu.rows) game.preview(asked.side, choices[0]!.answer);
  });
  session.apply({
    on: 'board',
    do: 'give all',
    choices: state().asked!.menu.rows.map(({ choices }) => choices[0]!),
  });
  await settled();
  assert.ok(judge.head > head + 3 && looked > 3, `${judge.head - head} orders, looked at ${looked} times`);
});

test("if a leader's troops stay after moving, he stays with them when the whole army moves on", async () => {
  const { session, state, places } = openedAt('american-legions', 'cowpens', 'move');
  const leader = formationOf(state().scene!, 0, 'regiment:3')!.pieces.find(isOfficer)!;
  const hexOf = (id: string) => places('regiment:3').find(([piece]) => piece === id)?.[1];
  const man = places('regiment:3').find(([id, at]) => id !== leader.id && at === hexOf(leader.id))![0];
  for (const id of ['regiment:3', 'everybody:0']) {
    session.apply({ on: 'formation', do: 'choose', id });
    session.apply({ on: 'formation', do: 'give', gesture: ON });
    if (formationIn(state())?.shown?.waits) session.apply({ on: 'formation', do: 'carry out' });
    await settled();
    assert.equal(hexOf(leader.id), hexOf(man), id);
  }
});

test('a British turn at Cowpens, one regiment and then the whole army, takes at most fifteen gestures', async () => {
  const { judge, host, session, state, places } = openedAt('american-legions', 'cowpens', 'gun-sides');
  const { heuristics } = needRulebook('american-legions');
  const { label: turn } = state().scene!.clock;
  const before = places('everybody:0');
  let gestures = 0;
  const does = (act: () => void): void => {
    gestures++;
    act();
  };
  const orders = (id: string): void => {
    does(() => session.apply({ on: 'formation', do: 'choose', id }));
    does(() => session.apply({ on: 'formation', do: 'give', gesture: ON }));
    if (formationIn(state())?.shown?.waits) does(() => session.apply({ on: 'formation', do: 'carry out' }));
  };
  const formations = ['regiment:3', 'everybody:0'];
  for (await settled(); state().scene!.clock.label === turn; await settled()) {
    const open = judge.open[0]!;
    const asked = state().asked;
    const reflex = heuristics.reflex(judge.field, judge.position.state, open, {}, []) as Json;
    const formation = asked?.kind === 'move' ? formations.shift() : undefined;
    if (!asked) await host.answer(judge.head, 1, reflex);
    else if (formation) orders(formation);
    else if (asked.kind === 'orders')
      does(() =>
        session.apply({
          on: 'board',
          do: 'give all',
          choices: asked.menu.rows.map(({ choices }) => choices.at(-1)!),
        }),
      );
    else if (asked.kind === 'move' || asked.kind === 'gun-sides')
      does(() => session.apply({ on: 'board', do: 'choose', choice: asked.ending!.choice! }));
    else does(() => void session.send(0, reflex));
  }
  const went = places('everybody:0').filter(([id, at]) =>
    before.some(([was, place]) => was === id && place !== at),
  );
  assert.ok(went.length >= 20, `only ${went.length} have gone anywhere`);
  assert.ok(gestures <= 15, `${gestures} gestures`);
});
