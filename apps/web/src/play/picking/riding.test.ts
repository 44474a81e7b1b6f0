import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { includesPick, isOfficer, type Piece, samePlace } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listChosenPieces } from '../../screen/field/picture.ts';
import { Session } from '../session.ts';
import { narrowedIn, picksIn } from '../state/modeSelectors.ts';
import type { AnyGame } from '../state/state.ts';
import { GameHost, playTo } from '../testing.ts';
import { listPicksOn } from './clicking.ts';
import { ridersIn } from './riding.ts';

/**
 * A session of side 0 at a question with an officer among troops of his that may all march together. They are
 * selected.
 */
function chosenWith(system: string, battle: string, kind: string, least = 1) {
  const rulebook = needRulebook(system);
  for (let skip = 0; skip < 12; skip++) {
    let met = 0;
    const judge = playTo(system, battle, ({ side, kind: asked }) => {
      if (side !== 0 || asked !== kind) return false;
      return met++ === skip;
    });
    const session = new Session(new GameHost(judge, [0]), rulebook, () => 'at once');
    const state = () => session.store.get();
    for (const officer of state().scene!.pieces.filter((each) => isOfficer(each) && each.side === 0)) {
      const { place } = officer;
      if (!place) continue;
      session.apply({ on: 'board', do: 'select', picks: [] });
      session.apply({ on: 'board', do: 'click', candidates: [place], how: { pile: true } });
      if (ridersIn(state()).some(({ id }) => id === officer.id) && picksIn(state()).length >= least)
        return { judge, session, state, officer, place };
    }
  }
  throw new Error('Nobody stands so.');
}

/** True if an answer passes. */
const holds = ({ open: [question] }: AnyGame, answer: unknown): boolean =>
  question?.standing?.declines(answer) ?? false;

/** The same with both seats, if the enemy may react to a march of the selected troops; and that march. */
function provokingWith(system: string, battle: string, kind: string) {
  const rulebook = needRulebook(system);
  for (let skip = 48; skip < 80; skip += 6) {
    let met = 0;
    const judge = playTo(
      system,
      battle,
      ({ side, kind: asked }) => side === 0 && asked === kind && met++ === skip,
    );
    const session = new Session(new GameHost(judge, [0, 1]), rulebook, () => 'at once');
    const state = () => session.store.get();
    for (const officer of state().scene!.pieces.filter((each) => isOfficer(each) && each.side === 0)) {
      const { place } = officer;
      if (!place) continue;
      session.apply({ on: 'board', do: 'select', picks: [] });
      session.apply({ on: 'board', do: 'click', candidates: [place], how: { pile: true } });
      if (!ridersIn(state()).some(({ id }) => id === officer.id)) continue;
      const { length } = picksIn(state());
      const march = narrowedIn(state())!.left.find(
        ({ path, picks, answer }) =>
          (path?.length ?? 0) > 1 &&
          picks.filter((pick) => 'piece' in pick).length === length &&
          (judge.open[0]?.provokes?.(answer) ?? []).length > 0,
      );
      if (march) return { judge, session, state, officer, place, march };
    }
  }
  throw new Error('Nobody is fired at on his way.');
}

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 120; n++) await new Promise((resolve) => setImmediate(resolve));
}

describe('a leader and the troops he stands with, marched by clicks', () => {
  for (const [system, battle, kind] of [
    ['american-legions', 'cowpens', 'move'],
    ['flintlock', 'camden', 'action'],
  ] as const) {
    test(`${battle}, ${system}: he goes with his troops, and one take-back brings all back`, async () => {
      const { judge, session, state, officer, place } = chosenWith(system, battle, kind);
      const here = (): Piece => state().scene!.pieces.find(({ id }) => id === officer.id)!;
      const { head } = judge;
      const picks = picksIn(state());
      const march = narrowedIn(state())!.left.find(
        ({ path, picks: all }) =>
          (path?.length ?? 0) > 1 && all.filter((pick) => 'piece' in pick).length === picks.length,
      )!;
      const end = march.picks.find((pick) => 'hex' in pick)!;
      assert.ok(listChosenPieces(state()).includes(officer.id), 'he is seen to be chosen with them');
      session.apply({ on: 'board', do: 'choose', choice: march });
      await settled();
      assert.ok(samePlace(here().place!, end), `${officer.name} goes along`);
      for (const pick of picks) {
        const troop = state().scene!.pieces.find((each) => includesPick([pick], { piece: each.id }));
        if (troop) assert.ok(samePlace(troop.place!, end));
      }
      assert.ok(judge.head > head + 1);
      session.apply({ on: 'seat', do: 'take back' });
      await session.replied;
      await settled();
      assert.ok(samePlace(here().place!, place), 'and comes back with them');
    });
  }

  test('if the enemy may fire at the march first, the leader follows when that is over', async () => {
    const { judge, session, state, officer, place, march } = provokingWith('flintlock', 'cowpens', 'action');
    const { side } = judge.open[0]!;
    session.apply({ on: 'board', do: 'choose', choice: march });
    session.apply({ on: 'board', do: 'confirm' });
    await settled();
    assert.equal(state().asked?.side, 1 - side, 'the enemy is asked');
    for (let n = 0; n < 9 && state().asked?.side !== side; n++) {
      session.apply({
        on: 'board',
        do: 'choose',
        choice: state().asked!.menu.all.find(({ answer }) => holds(judge, answer))!,
      });
      session.apply({ on: 'board', do: 'confirm' });
      await settled();
    }
    const now = state().scene!.pieces.find(({ id }) => id === officer.id)!.place!;
    const end = march.picks.find((pick) => 'hex' in pick)!;
    assert.ok(samePlace(now, end), `${officer.name} has followed`);
    assert.ok(!samePlace(now, place));
  });

  test('an officer who was told to stay does not go along', async () => {
    const { judge, session, state, officer, place } = chosenWith('american-legions', 'cowpens', 'move');
    const { head } = judge;
    session.apply({ on: 'march', do: 'let stay', officer: officer.id });
    const march = narrowedIn(state())!.left.find(({ path }) => (path?.length ?? 0) > 1)!;
    session.apply({ on: 'board', do: 'choose', choice: march });
    await settled();
    assert.equal(judge.head, head + 1);
    assert.ok(samePlace(state().scene!.pieces.find(({ id }) => id === officer.id)!.place!, place));
  });

  test('an officer told to stay goes along again once other troops have been selected', () => {
    const { session, state, officer, place } = chosenWith('american-legions', 'cowpens', 'move');
    const rides = () => ridersIn(state()).some(({ id }) => id === officer.id);
    session.apply({ on: 'march', do: 'let stay', officer: officer.id });
    assert.ok(!rides());
    session.apply({ on: 'board', do: 'select', picks: [] });
    session.apply({ on: 'board', do: 'click', candidates: [place], how: { pile: true } });
    assert.ok(rides());
  });

  test('a leader stays if some of his own troops stay', () => {
    const { session, state, officer } = chosenWith('american-legions', 'cowpens', 'move', 2);
    session.apply({ on: 'board', do: 'select', picks: picksIn(state()).slice(0, 1) });
    assert.ok(!ridersIn(state()).some(({ id }) => id === officer.id));
  });

  test('other troops chosen in their place take no officer with them', () => {
    const { session, state } = chosenWith('american-legions', 'cowpens', 'move');
    const other = state().scene!.pieces.find(
      (each) =>
        each.side === 0 &&
        !isOfficer(each) &&
        each.place &&
        !state().scene!.pieces.some(
          (officer) => isOfficer(officer) && officer.place && samePlace(officer.place, each.place!),
        ),
    )!;
    session.apply({ on: 'board', do: 'select', picks: [] });
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(other) });
    assert.deepEqual(ridersIn(state()), []);
  });
});
