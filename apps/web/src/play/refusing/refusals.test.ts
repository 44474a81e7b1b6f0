import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Question } from '@linstock/kernel';
import { hexesPicked, type MarkKind, type Piece } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { momentOf } from '../../screen/field/picture.ts';
import { listPicksOn } from '../picking/clicking.ts';
import { findPieceOnCard } from '../picking/pieceOnCard.ts';
import { Session } from '../session.ts';
import { picksIn } from '../state/modeSelectors.ts';
import type { AnyGame } from '../state/state.ts';
import { GameHost, playTo } from '../testing.ts';

/** The pieces of the side asked that have this mark. */
function marked(system: string, game: AnyGame, { side }: Question<unknown>, mark: MarkKind): Piece[] {
  const { pieces } = needRulebook(system).present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  return pieces.filter((piece) => piece.side === side && piece.marks.some(({ kind }) => kind === mark));
}

/** A session of the side that is asked, at the first question that fits. */
function openedAt(system: string, battle: string, fits: Parameters<typeof playTo>[2]) {
  const judge = playTo(system, battle, fits);
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook(system), () => 'at once');
  return { judge, side, session, state: () => session.store.get() };
}

/** The first question of Cowpens about a move. */
const openedAtMove = () => openedAt('american-legions', 'cowpens', ({ kind }) => kind === 'move');

/** A session at the first question of a kind at which one of the own pieces has this mark, and that piece. */
function openedWith(system: string, battle: string, kind: string, mark: MarkKind) {
  const has = (question: Question<unknown>, game: AnyGame) =>
    question.kind === kind && marked(system, game, question, mark).length > 0;
  const { judge, session, state } = openedAt(system, battle, has);
  const [piece] = marked(system, judge, judge.open[0]!, mark);
  assert.ok(piece);
  return { session, piece, state };
}

describe('a click that does nothing says why', () => {
  for (const [system, battle, kind, mark, clause] of [
    ['american-legions', 'cowpens', 'fire', 'fired', 'AL-7.31c'],
    ['american-legions', 'cowpens', 'move', 'moved', 'AL-6.1a'],
    ['morschauser', 'maida', 'act', 'acted', 'MM-A5m'],
  ] as const)
    test(`${system}: the card of a piece that ${mark === 'acted' ? 'has acted' : `has ${mark}`} says so with ${clause}`, () => {
      const { session, piece, state } = openedWith(system, battle, kind, mark);
      session.apply({ on: 'board', do: 'click', candidates: listPicksOn(piece) });
      assert.equal(state().toast?.clause, clause, state().toast?.sentence);
      assert.equal(state().inspected, piece.id, 'and its card is open');
      assert.deepEqual(picksIn(state()), []);
    });

  test('a gun clicked while orders are given is said to need none', () => {
    const atOrders = ({ kind, side }: Question<unknown>) => kind === 'orders' && side === 0;
    const { session, state } = openedAt('american-legions', 'cowpens', atOrders);
    const gun = state().scene!.pieces.find(({ name, side }) => side === 0 && /gun/.test(name));
    assert.ok(gun);
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun) });
    const { toast } = state();
    assert.equal(toast?.clause, 'AL-8.4a', toast?.sentence);
    assert.match(toast.sentence, /gun: Guns take no orders/);
  });

  test('a hex far off is refused for what bars that hex, and what is chosen stays chosen', () => {
    const { judge, session, state } = openedAtMove();
    const { map } = judge.field as { map: { count: number; labels: readonly string[] } };
    const { rows, all } = state().asked!.menu;
    const anyone = new Set(all.flatMap(({ picks }) => hexesPicked(picks)));
    for (const { pick, choices } of rows.filter(({ pick: each }) => 'piece' in each).slice(0, 3)) {
      const own = new Set(choices.flatMap(({ picks }) => hexesPicked(picks)));
      // Both if no unit can move, and if only others can.
      const away = Array.from({ length: map.count }, (_, hex) => hex).filter((hex) => !own.has(hex));
      const tried = [...away.filter((hex) => anyone.has(hex)).slice(0, 4), ...away.slice(-4)];
      for (const hex of tried) {
        session.apply({ on: 'board', do: 'select', picks: [pick] });
        session.apply({ on: 'board', do: 'click', candidates: [{ hex }] });
        const after = state();
        const { toast } = after;
        const picks = picksIn(after);
        assert.match(toast?.sentence ?? '', / (that hex|there)\b/, map.labels[hex]);
        assert.match(toast?.clause ?? '', /^AL-/);
        assert.deepEqual(picks, [pick]);
      }
    }
  });
});

describe('the card of a piece', () => {
  test('shows the selected piece first; a look at another lasts until the next choice', () => {
    const { side, session, state } = openedAtMove();
    const foe = state().scene!.pieces.find((piece) => piece.side !== side && piece.place !== null)!;
    const movers = state().asked!.menu.rows.flatMap(({ pick }) => ('piece' in pick ? [pick] : []));
    session.apply({ on: 'view', do: 'inspect', piece: foe.id });
    assert.equal(findPieceOnCard(state()), foe.id);
    session.apply({ on: 'board', do: 'click', candidates: [movers[0]!] });
    assert.equal(findPieceOnCard(state()), movers[0]!.piece);
    session.apply({ on: 'view', do: 'inspect', piece: foe.id });
    assert.equal(findPieceOnCard(state()), foe.id);
    session.apply({ on: 'board', do: 'click', candidates: [movers[1]!] });
    assert.equal(findPieceOnCard(state()), movers[1]!.piece);
    session.apply({ on: 'board', do: 'select', picks: [] });
    assert.equal(findPieceOnCard(state()), null);
  });

  test('in a Movement Phase shows the points left, not only those on the counter', () => {
    const { piece } = openedWith('american-legions', 'cowpens', 'move', 'moved');
    const now = piece.figures.find(({ label }) => label === 'Movement now');
    assert.deepEqual([now?.value, now?.clause], ['0', 'AL-6.1f']);
  });
});

test('each choice, question and entry closes a fan and starts a new look', async () => {
  const { session, state } = openedAtMove();
  const moments = new Set<string>();
  const look = () => moments.add(momentOf(state()));
  look();
  const march = state().asked!.menu.all.find(({ picks }) => picks.length === 3)!;
  for (const pick of march.picks) {
    session.apply({ on: 'board', do: 'click', candidates: [pick] });
    await new Promise((resolve) => setImmediate(resolve));
    look();
  }
  session.apply({ on: 'past', do: 'show', entry: 1 });
  look();
  assert.equal(moments.size, 5);
});
