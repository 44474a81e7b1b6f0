import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnswerEntry, Game, otherSide, type Side } from '@linstock/kernel';
import {
  hexesPicked,
  type Picked,
  pickKey,
  picksKey,
  picksOfWays,
  piecesPicked,
  samePick,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { findMovableStands } from './picking/clickLegality.ts';
import { Session } from './session.ts';
import { laidIn, meaningOfPicks, narrowedIn, picksIn, previewIn } from './state/modeSelectors.ts';
import { GameHost, playTo } from './testing.ts';

/** A session of the side that is asked such a question in a battle of American Legions. */
function openedAt(kind: string, seats?: readonly Side[]) {
  const judge = playTo('american-legions', 'cowpens', (question, game) =>
    question.kind === kind ? game.head > 0 : false,
  );
  const side = judge.open[0]!.side;
  const host = new GameHost(judge, seats ?? [side]);
  const session = new Session(host, needRulebook('american-legions'), () => 'at once');
  return { judge, host, session, side, state: () => session.store.get() };
}

/** Waits until all sent answers are judged. */
const judged = () => new Promise((resolve) => setImmediate(resolve));

describe('the state of the screen', () => {
  test('can be computed at every moment: choices of an answered question are removed with it', async () => {
    const { session, state } = openedAt('move');
    const head = state().head;
    const past: unknown[] = [];
    session.store.subscribe(() => {
      const { asked, game } = state();
      const [first] = asked?.menu.all ?? [];
      if (asked && game && first && game.question(asked.side)?.refuse(first.answer) !== null)
        past.push(first.label);
    });
    session.apply({
      on: 'board',
      do: 'choose',
      choice: state().asked!.menu.all.find(({ picks }) => picks.length === 3)!,
    });
    await judged();
    assert.ok(state().head > head);
    assert.deepEqual(past, []);
  });
});

describe('a march clicked on the map', () => {
  test('company, hex and facing are clicked one after another; the last gives the answer', async () => {
    const { judge, session, state } = openedAt('move');
    const head = judge.head;
    const march = state().asked!.menu.all.find(({ picks }) => picks.length === 3)!;
    for (const [n, pick] of march.picks.entries()) {
      assert.equal(judge.head, head, `nothing is given after ${n} clicks`);
      session.apply({ on: 'board', do: 'click', candidates: [pick] });
    }
    await judged();
    assert.equal(judge.head, head + 1);
    assert.equal(state().head, head + 1);
    assert.deepEqual(picksIn(state()), [], 'nothing is picked for the next question');
    assert.equal(state().sent, false);
  });

  test('if a hex has only one possible facing, it is not asked; but a hex alone moves no unit', async () => {
    const { judge, session, state } = openedAt('move');
    const { menu } = state().asked!;
    const only = menu.all.find(
      ({ picks }) => picks.length === 3 && menu.after(picks.slice(0, 2)).left.length === 1,
    )!;
    const [who, where] = only.picks as [Picked, Picked];
    const before = judge.head;
    session.apply({ on: 'board', do: 'click', candidates: [where] });
    await judged();
    assert.equal(judge.head, before);
    session.apply({ on: 'board', do: 'select', picks: [] });
    session.apply({ on: 'board', do: 'click', candidates: [who] });
    assert.equal(judge.head, before);
    session.apply({ on: 'board', do: 'click', candidates: [where] });
    await judged();
    // Their leader may ride after them.
    assert.ok(judge.head > before);
    assert.deepEqual((judge.record.entries[before] as AnswerEntry).answer, only.answer);
  });

  test('the hex may be clicked first, then one of the companies that can go there', () => {
    const { session, state } = openedAt('move');
    const [company, hex] = state().asked!.menu.all.find(({ picks }) => picks.length === 3)!.picks as [
      Picked,
      Picked,
    ];
    session.apply({ on: 'board', do: 'click', candidates: [hex] });
    assert.deepEqual(picksIn(state()), [hex]);
    assert.ok(narrowedIn(state())!.next.has(pickKey(company)));
    assert.ok(narrowedIn(state())!.left.every(({ picks }) => picks.some((pick) => samePick(pick, hex))));
  });

  test('a click under a fanned stack selects the regiment there, and the next one sends it', async () => {
    const { judge, session, state } = openedAt('move');
    const { menu } = state().asked!;
    const { pieces } = state().scene!;
    const head = judge.head;
    const at = (where: Picked) => {
      session.apply({ on: 'board', do: 'select', picks: [] });
      session.apply({ on: 'board', do: 'click', candidates: [where], how: { pile: true } });
      return picksIn(state());
    };
    const place = pieces.map((each) => each.place).find((where) => where && at(where).length > 1)!;
    const all = at(place);
    assert.ok(all.every((pick) => pieces.some((each) => 'piece' in pick && each.id === pick.piece)));
    const { picks } = menu.after(all).left.find(({ path }) => path)!;
    const hex = picks.find((each) => 'hex' in each)!;
    session.apply({ on: 'board', do: 'click', candidates: [hex], how: { pile: true } });
    if (judge.head === head && picksIn(state()).length > 0) session.apply({ on: 'board', do: 'confirm' });
    await judged();
    assert.equal(judge.head, head + 1);
    const now = state().scene!.pieces;
    for (const id of piecesPicked(all)) assert.deepEqual(now.find((each) => each.id === id)!.place, hex);
  });

  test('turning shows another facing and gives nothing; confirming takes the shown one', async () => {
    const { judge, session, state } = openedAt('move');
    const head = judge.head;
    const turned = state().asked!.menu.rows.find(({ pick }) => {
      session.apply({ on: 'board', do: 'select', picks: [pick] });
      session.apply({ on: 'board', do: 'turn', by: 1 });
      return previewIn(state()) !== null;
    });
    assert.ok(turned, 'some company can turn where it stands');
    const preview = previewIn(state());
    assert.equal(judge.head, head);
    session.apply({ on: 'board', do: 'confirm' });
    await judged();
    assert.deepEqual(judge.record.entries.at(-1), {
      ...judge.record.entries.at(-1),
      answer: preview!.answer,
    });
  });

  test('Back undoes the last click; the card of a piece is closed last', () => {
    const { session, state } = openedAt('move');
    const { picks } = state().asked!.menu.all.find((each) => each.picks.length === 3)!;
    session.apply({ on: 'board', do: 'select', picks: picks.slice(0, 2) });
    session.apply({ on: 'view', do: 'inspect', piece: 'company:1' });
    session.apply({ on: 'board', do: 'step back' });
    assert.deepEqual(picksIn(state()), picks.slice(0, 1));
    session.apply({ on: 'board', do: 'step back' });
    assert.deepEqual(picksIn(state()), []);
    assert.equal(state().inspected, 'company:1');
    session.apply({ on: 'board', do: 'step back' });
    assert.equal(state().inspected, null);
  });

  test('a hex out of reach is answered with the sentence and the clause of the rules', () => {
    const { judge, session, state } = openedAt('move');
    const { rows } = state().asked!.menu;
    const { pick } = rows.find((row) => row.choices.some(({ picks }) => hexesPicked(picks).length > 0))!;
    session.apply({ on: 'board', do: 'select', picks: [pick] });
    const reached = new Set(narrowedIn(state())!.left.flatMap(({ picks }) => hexesPicked(picks)));
    const { map } = judge.field as { map: { count: number } };
    const far = Array.from({ length: map.count }, (_, hex) => hex).findLast((hex) => !reached.has(hex))!;
    session.apply({ on: 'board', do: 'click', candidates: [{ hex: far }] });
    assert.match(state().toast?.clause ?? '', /^AL-/);
    assert.deepEqual(picksIn(state()), [pick], 'what was picked stays');
  });

  test('an answer that comes too late is refused with a sentence, and can be given again', async () => {
    const { host, judge, session, state, side } = openedAt('move');
    const march = state().asked!.menu.all.find(({ picks }) => picks.length === 3)!;
    const { answer } = host;
    host.answer = async () => ({ code: 'stale', clause: null, sentence: 'Too late.' });
    session.apply({ on: 'board', do: 'choose', choice: march });
    await judged();
    assert.equal(state().toast?.sentence, 'Too late.');
    assert.equal(state().sent, false);
    assert.deepEqual(picksIn(state()), march.picks);
    host.answer = answer;
    await session.send(side, march.answer);
    assert.equal(state().head, judge.head);
  });

  test('an answer that the judge gets during a look back does not block the next answer', async () => {
    const { host, judge, session, state } = openedAt('move');
    const { answer } = host;
    const looking = Promise.withResolvers<void>();
    host.answer = async (...given) => {
      await looking.promise;
      return answer.apply(host, given);
    };
    const before = judge.head;
    session.apply({
      on: 'board',
      do: 'choose',
      choice: state().asked!.menu.all.find(({ picks }) => picks.length === 3)!,
    });
    session.apply({ on: 'past', do: 'show', entry: 1 });
    looking.resolve();
    await judged();
    assert.equal(judge.head, before + 1);
    session.apply({ on: 'past', do: 'show', entry: null });
    assert.ok(state().asked);
    assert.equal(state().sent, false);
  });
});

describe('dice', () => {
  test('an answer that throws dice shows its card first, and is given when the player confirms', async () => {
    const { judge, session, state } = openedAt('fire');
    const head = judge.head;
    const volley = state().asked!.menu.all.find(({ picks }) => picks.length > 1)!;
    session.apply({ on: 'board', do: 'choose', choice: volley });
    assert.equal(judge.head, head);
    assert.ok(meaningOfPicks(state())?.preview.throws && meaningOfPicks(state())?.preview.first);
    session.apply({ on: 'board', do: 'confirm' });
    await judged();
    assert.equal(judge.head, head + 1);
    assert.equal(meaningOfPicks(state()), null);
  });
});

/** American Legions, changed so that every march passes a company that may fire at its first step. */
function provoking(): AnyRulebook {
  const rulebook = needRulebook('american-legions');
  const provokes = () => [{ step: 0, piece: 0, kind: 'react', chance: 0.25 }];
  return {
    ...rulebook,
    *play(umpire, field, state) {
      const run = rulebook.play(umpire, field, state);
      for (let at = run.next([]); !at.done; ) {
        const { value } = at;
        at = run.next(yield 'reveal' in value ? value : value.map((question) => ({ ...question, provokes })));
      }
    },
  };
}

describe('what the enemy may do to a march', () => {
  test('a march that provokes fire shows its card first, and is given when the player confirms it', async () => {
    const { entries, ...header } = playTo('american-legions', 'cowpens', (q) => q.kind === 'move').record;
    const rulebook = provoking();
    const judge = Game.fromRecord(rulebook, { ...header, entries });
    const { side } = judge.open[0]!;
    const session = new Session(new GameHost(judge, [side]), rulebook, () => 'at once');
    const state = () => session.store.get();
    const march = state().asked!.menu.all.find(({ picks }) => picks.length === 3)!;
    const head = judge.head;
    session.apply({ on: 'board', do: 'choose', choice: march });
    await judged();
    assert.equal(judge.head, head);
    assert.equal(meaningOfPicks(state())?.preview.throws, false);
    const [provoked] = meaningOfPicks(state())?.provokes ?? [];
    assert.equal(provoked?.piece, 'company:0');
    assert.match(provoked?.label ?? '', /: react, 25\.0 % for an effect$/);
    session.apply({ on: 'board', do: 'confirm' });
    await judged();
    assert.equal(judge.head, head + 1);
  });
});

describe('a half-written answer', () => {
  test('keeps its clicks when an entry of the other side arrives that changes nothing', async () => {
    const { host, session, state, side } = openedAt('move');
    const { picks } = state().asked!.menu.all.find((each) => each.picks.length === 3)!;
    session.apply({ on: 'board', do: 'select', picks: picks.slice(0, 2) });
    const { left } = narrowedIn(state())!;
    await host.draw(otherSide(side), true);
    assert.equal(state().head, host.judge.head, 'the entry has arrived');
    assert.deepEqual(picksIn(state()), picks.slice(0, 2));
    assert.equal(narrowedIn(state())!.left.length, left.length);
    assert.equal(state().toast, null);
  });

  test('keeps the card of a volley too', async () => {
    const { host, session, state, side } = openedAt('fire');
    const volley = state().asked!.menu.all.find(({ picks }) => picks.length > 1)!;
    session.apply({ on: 'board', do: 'choose', choice: volley });
    await host.draw(otherSide(side), true);
    assert.equal(meaningOfPicks(state())?.choice.label, volley.label);
    assert.ok(meaningOfPicks(state())?.preview.throws);
  });

  test('waits while the player looks back, and is there again in the present', () => {
    const { session, state } = openedAt('move');
    const [first] = state().asked!.menu.rows;
    session.apply({ on: 'board', do: 'select', picks: [first!.pick] });
    session.apply({ on: 'past', do: 'show', entry: 1 });
    assert.equal(state().asked, null);
    assert.deepEqual(picksIn(state()), []);
    session.apply({ on: 'past', do: 'show', entry: null });
    assert.deepEqual(picksIn(state()), [first!.pick]);
  });

  test('is dropped with a message if another question is asked', async () => {
    const { host, judge, session, state, side } = openedAt('move');
    const [first] = state().asked!.menu.rows;
    session.apply({ on: 'board', do: 'select', picks: [first!.pick] });
    const before = judge.line.findLast((n) => judge.positionAt(n - 1).question(side) !== null)!;
    assert.notEqual(judge.positionAt(before - 1).question(side)!.kind, 'move');
    await host.takeBack(judge.head, side, before - 1);
    assert.equal(state().asked?.side, side);
    assert.deepEqual(picksIn(state()), []);
    assert.match(state().toast!.sentence, /no longer fits/);
  });

  test('an answered question has no half-written answer, even after a take-back', async () => {
    const { host, judge, session, state, side } = openedAt('move');
    const head = judge.head;
    const march = state().asked!.menu.all.find(({ picks }) => picks.length === 3)!;
    session.apply({ on: 'board', do: 'choose', choice: march });
    await judged();
    await host.takeBack(judge.head, side, head);
    assert.equal(state().asked?.kind, 'move');
    assert.deepEqual(picksIn(state()), [], picksKey(picksIn(state())));
    assert.equal(state().toast, null);
  });
});

/** Each side buys and deploys its force. */
const OWN_FORCES = { setup: 'own' };

test('keeps stands laid out for trial where they were when an entry of the other side arrives', async () => {
  const judge = playTo('morschauser', 'pick-up', ({ kind }) => kind === 'place', OWN_FORCES);
  const { side } = judge.open[0]!;
  const host = new GameHost(judge, [side]);
  const session = new Session(host, needRulebook('morschauser'), () => 'at once');
  const state = () => session.store.get();
  const place = state().asked!.menu.all.find(({ picks }) => piecesPicked(picks).length > 1)!;
  session.apply({ on: 'board', do: 'select', picks: [place.picks[0]!] });
  session.apply({ on: 'board', do: 'lay out', picks: place.picks });
  assert.deepEqual(laidIn(state()), place.picks);
  await host.draw(otherSide(side), true);
  assert.deepEqual(laidIn(state()), place.picks);
});

/** A battle of Morschauser in which a company may be named to act but may not move, and that company. */
function bound() {
  let held: string | undefined;
  const judge = playTo('morschauser', 'maida', (question, { field, position }) => {
    if (question.kind !== 'act') return false;
    const named = [...question.options()]
      .map((answer) =>
        needRulebook('morschauser').present.clicks.picks(
          { field, state: position.state, known: [] },
          question,
          answer,
        ),
      )
      .filter(({ picks }) => piecesPicked(picks).length === 1 && picks.length === 2);
    const moves = named
      .filter(({ label }) => /to move/.test(label))
      .flatMap(({ picks }) => piecesPicked(picks));
    held = named
      .flatMap(({ picks }) => piecesPicked(picks))
      .find((piece) => piece.startsWith('company') && !moves.includes(piece));
    return held !== undefined;
  });
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  return { judge, session, held: held!, state: () => session.store.get() };
}

test('a company that may not move is not carried; dropping it elsewhere shows why and gives no answer', async () => {
  const { judge, session, held, state } = bound();
  const { rulebook, game, asked, scene } = state();
  const movable = findMovableStands(rulebook!, game!, game!.question(asked!.side)!, scene!);
  assert.ok(movable.length > 0 && !movable.includes(held), held);
  const { x, y, facing } = scene!.pieces.find(({ id }) => id === held)!.pose!;
  const head = judge.head;
  session.apply({
    on: 'board',
    do: 'place',
    picks: picksOfWays([{ piece: held, way: [{ x: x + 900, y, facing }] }]),
    said: 'named',
  });
  await judged();
  assert.equal(judge.head, head);
  assert.deepEqual(picksIn(state()), []);
  assert.match(state().toast?.clause ?? '', /^MM-/);
  assert.match(state().toast!.sentence, /(has to melee|hand to hand)/);
});
