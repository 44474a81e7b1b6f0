import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hexesPicked, piecesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { meaningOfPicks, narrowedIn, picksIn, previewIn, routeIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';

function openedAt(system: string, kind: string) {
  const judge = playTo(system, 'cowpens', (question) => question.kind === kind && question.side === 0);
  const session = new Session(new GameHost(judge, [0]), needRulebook(system), () => 'at once');
  const state = () => session.store.get();
  return { judge, session, state };
}

async function settled(): Promise<void> {
  for (let n = 0; n < 60; n++) await new Promise((resolve) => setImmediate(resolve));
}

for (const [system, kinds] of [
  ['american-legions', ['move']],
  ['flintlock', ['turn', 'action']],
] as const)
  describe(`${system}: troops go by the hexes they are told to go by`, () => {
    /** A piece with its marches at the question of the last kind. */
    async function marching() {
      const opened = openedAt(system, kinds[0]);
      const { session, state } = opened;
      if (kinds[1]) {
        session.apply({ on: 'board', do: 'choose', choice: state().asked!.menu.rows[0]!.choices[0]! });
        await settled();
        assert.equal(state().asked?.kind, kinds[1]);
      }
      const all = state().asked!.menu.all;
      const one = all.find(({ picks, path = [] }) => path.length === 3 && piecesPicked(picks).length === 1)!;
      const [piece] = piecesPicked(one.picks);
      session.apply({ on: 'board', do: 'select', picks: [{ piece: piece! }] });
      const marches = narrowedIn(state())!.left.filter(({ picks }) => piecesPicked(picks).length === 1);
      return { ...opened, marches, piece: piece! };
    }
    type March = Awaited<ReturnType<typeof marching>>['marches'][number];
    const by = ({ path = [] }: March) => path.flatMap((place) => ('hex' in place ? [place.hex] : []));

    test('the path shown leads through the chosen hexes with the cost shown, and that answer is given', async () => {
      const { session, state, judge, marches, piece } = await marching();
      const near = [...new Set(marches.flatMap((each) => (by(each).length === 2 ? by(each).slice(1) : [])))];
      const detour = (hex: number) => {
        session.apply({ on: 'board', do: 'select', picks: [] });
        session.apply({ on: 'board', do: 'select', picks: [{ piece }] });
        session.apply({ on: 'board', do: 'click', candidates: [{ hex }], how: { adds: true } });
        assert.deepEqual(routeIn(state()).hexes, [hex]);
        return marches.find((march) => {
          session.apply({ on: 'board', do: 'hover', choice: march });
          return by(march).length === 3 && !by(march).includes(hex) && by(previewIn(state())!).includes(hex);
        });
      };
      const other = near.find((hex) => detour(hex) !== undefined);
      const far = other === undefined ? undefined : detour(other);
      assert.ok(far, `no detour by ${near}`);
      session.apply({ on: 'board', do: 'hover', choice: far });
      assert.ok((previewIn(state())!.cost ?? 0) >= (far.cost ?? 0));
      session.apply({ on: 'board', do: 'select', picks: [] });
      session.apply({ on: 'board', do: 'select', picks: [{ piece }] });
      session.apply({ on: 'march', do: 'add to route', adds: true });
      session.apply({ on: 'board', do: 'click', candidates: [{ hex: other! }] });
      const { head } = judge;
      session.apply({ on: 'board', do: 'choose', choice: far });
      if (judge.head === head && meaningOfPicks(state())) session.apply({ on: 'board', do: 'confirm' });
      await settled();
      assert.ok(judge.head > head);
      assert.ok(JSON.stringify(judge.logItemsOf(head + 1)).includes(`${other}`));
      assert.deepEqual(routeIn(state()).hexes, [], 'the next goes the shortest way again');
    });

    test('a route that is too far is refused with its reason and clause, and no press gives it', async () => {
      const { session, state, marches, judge, piece } = await marching();
      const { head } = judge;
      const far = marches.find((march) => by(march).length === 3)!;
      const farthest = marches.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0))[0]!;
      const end = hexesPicked(farthest.picks).at(-1)!;
      for (const hex of [end, hexesPicked(far.picks).at(-1)!, end])
        session.apply({ on: 'board', do: 'click', candidates: [{ hex }], how: { adds: true } });
      session.apply({ on: 'board', do: 'choose', choice: far });
      await settled();
      assert.equal(judge.head, head);
      assert.match(state().toast?.sentence ?? '', /^By the way you have chosen: /);
      assert.ok(state().toast?.clause);
      assert.equal(state().toast?.point, null, 'a button has no place on the map');
      const point = { x: 300, y: 200 };
      session.apply({
        on: 'board',
        do: 'click',
        candidates: [{ hex: hexesPicked(far.picks).at(-1)! }],
        how: { point },
      });
      assert.deepEqual(picksIn(state()), [{ piece }], 'nor is its end taken');
      assert.deepEqual(state().toast?.point, point, 'and why is said at the pointer');
      session.apply({ on: 'board', do: 'step back' });
      assert.equal(routeIn(state()).hexes.length, 2, 'a step back takes the last of them back');
      session.apply({ on: 'board', do: 'select', picks: [] });
      assert.equal(routeIn(state()).hexes.length, 0);
    });
  });
