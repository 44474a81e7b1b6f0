import assert from 'node:assert/strict';
import type { LogItem } from '@linstock/kernel';
import { eventOf, type GameEvent } from '@linstock/scene';
import { clause } from '@linstock/testing';
import {
  charging,
  commanding,
  DONE,
  FAR,
  fire,
  firing,
  LINE,
  moving,
  PASS,
  running,
  shock,
  stack,
} from '../../test/set-ups.ts';
import { type Situation, situation } from '../../test/situation.ts';
import { COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';

/** Each event is logged once: its side, sentence, clauses and game event. */

/** The log item with these words; fails unless there is exactly one. */
function soleLogItem({ logItems }: Situation, words: string): LogItem {
  const found = logItems.filter(({ sentence }) => sentence === words);
  assert.equal(found.length, 1, `"${words}" among:\n${logItems.map(({ sentence }) => sentence).join('\n')}`);
  return found[0] as LogItem;
}

function assertLogged(
  t: Situation,
  side: 0 | 1 | null,
  words: string,
  clauses: readonly string[],
  what: GameEvent,
): void {
  const logItem = soleLogItem(t, words);
  assert.deepEqual([logItem.side, logItem.clauses], [side, clauses], words);
  assert.deepEqual(eventOf(logItem), what, words);
}

const piece = (company: number): string => `company:${company}`;
const went = (pieces: string[], ...hexes: number[]) =>
  pieces.map((each) => ({ piece: each, path: { hexes } }));

clause('AL-8.1b', 'a gun limbers up or unlimbers', () => {
  const guns = [{ at: [1, 0] as const }, { at: [2, 0] as const, moving: true, arm: 'howitzer' as const }];
  const t = commanding({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, guns } });
  const [gun, howitzer] = [t.gun(0), t.gun(0, 1)];
  t.does({ do: 'gun-side', gun, side: S.MOVING });
  t.does({ do: 'gun-side', gun: howitzer, side: S.FIRING });
  const words = t.logItems.map(({ sentence }) => sentence);
  assert.deepEqual(
    words.filter((each) => /limber/.test(each)).map((each) => / (limbers up|unlimbers)\.$/.exec(each)?.[1]),
    ['limbers up', 'unlimbers'],
  );
  const formations = t.logItems.map(eventOf).filter((each) => each?.kind === 'formation');
  assert.deepEqual(formations, [
    { kind: 'formation', pieces: [piece(gun)], formation: 'limbered' },
    { kind: 'formation', pieces: [piece(howitzer)], formation: 'unlimbered' },
  ]);
});

clause(['AL-4.11b', 'AL-4.11f'], 'a company falls out of command or is in command again', () => {
  const t = commanding(
    { Foot: { at: [[0, 0]], leader: [3, 0] }, Other: { at: [[1, 1]] } },
    {
      prepare: (p) => {
        p.state.outOfCommand[p.company('Other')] = 1;
      },
    },
  );
  assertLogged(t, 0, 'The Foot is out of command.', ['AL-4.11b'], {
    kind: 'morale',
    pieces: [piece(t.company('Foot'))],
    morale: 'out of command',
  });
  assertLogged(t, 0, 'The Other is in command again.', ['AL-4.11f'], {
    kind: 'morale',
    pieces: [piece(t.company('Other'))],
    morale: 'in command',
  });
});

clause(['AL-4.32a', 'AL-4.32b'], 'the army commander relieves a leader', () => {
  const t = commanding({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, commander: { at: [0, 0] } } });
  t.does({ do: 'relieve', leader: t.leader('Foot') });
  assertLogged(t, 0, 'Rawdon relieves Colonel of Foot and leads in his place.', ['AL-4.32a', 'AL-4.32b'], {
    kind: 'officer',
    piece: 'commander:0',
    fate: 'takes over',
  });
});

clause(['AL-4.51m', 'AL-4.51w'], 'a regiment rallies, and takes up its facing', () => {
  const t = commanding({ Foot: { at: stack(2, 0, 0), state: 'routed' } });
  t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
  t.does({ do: 'face', hex: t.hex(0, 0), facing: 2 });
  const pieces = [0, 1].map((i) => piece(t.company('Foot', i)));
  assertLogged(t, 0, 'The Foot rallies, disordered and without an order.', ['AL-4.51m'], {
    kind: 'rally',
    pieces,
    rallied: true,
  });
  const words = '2 companies of the Foot take up their facing.';
  assertLogged(t, 0, words, ['AL-4.51w'], { kind: 'move', went: went(pieces, t.hex(0, 0)) });
});

clause(['AL-4.51p', 'AL-4.51r'], 'a company comes back, or into good order', () => {
  const t = commanding(
    { Foot: { at: [[0, 0], [0, 0], null] } },
    {
      prepare: (p) => {
        p.state.status[p.company('Foot', 1)] = S.DISORDERED;
      },
    },
  );
  t.does({ do: 'reorder', company: t.company('Foot', 1) }, [1, 1]);
  t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [1, 1]);
  assertLogged(t, 0, 'The 2d company of the Foot is in good order again.', ['AL-4.51r'], {
    kind: 'rally',
    pieces: [piece(t.company('Foot', 1))],
    rallied: true,
  });
  assertLogged(t, 0, 'The 3d company of the Foot comes back in good order.', ['AL-4.51p'], {
    kind: 'rally',
    pieces: [piece(t.company('Foot', 2))],
    rallied: true,
  });
});

clause(
  ['AL-4.15c', 'AL-6.31a', 'AL-6.31b'],
  'a company runs, disorders friends, and takes the army commander',
  () => {
    const t = running(
      { Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[0, 1]] } },
      { american: { ...FAR, commander: { at: [0, 2] } } },
    );
    const company = t.company('Foot');
    t.does({ do: 'rout', company, hex: t.hex(0, 1) });
    assertLogged(t, 0, 'The Foot runs.', ['AL-4.15c'], {
      kind: 'flight',
      went: went([piece(company)], t.hex(0, 0), t.hex(0, 1)),
    });
    t.does({ do: 'rout', company, hex: t.hex(0, 2) });
    assertLogged(t, 0, 'The Foot disorders the Other by running through.', ['AL-6.31a'], {
      kind: 'morale',
      pieces: [piece(t.company('Other'))],
      morale: 'disordered',
    });
  },
);

clause(
  ['AL-4.33a', 'AL-4.41a', 'AL-4.41b', 'AL-4.41c', 'AL-4.41d'],
  'an army commander is captured, or struck down where he leads',
  () => {
    const taken = moving({ Foot: { at: [[0, 0]] } }, { american: { ...FAR, commander: { at: [1, -1] } } });
    taken.does({ do: 'move', companies: [taken.company('Foot')], actions: ['NE'], leaders: [] });
    assertLogged(
      taken,
      1,
      'Greene is captured: every morale check of his side is harder from now on.',
      ['AL-4.33a'],
      { kind: 'officer', piece: 'commander:1', fate: 'taken' },
    );
    const struck = firing(
      { Foot: { at: [[0, 0]] } },
      { american: { ...LINE, commander: { at: [0, -1], actingFor: 'Line' } } },
    );
    struck.does(fire(struck.hex(0, -1), struck.company('Foot')), [6]);
    struck.does({ do: 'allot', company: struck.company('Line') }, [1]);
    assertLogged(
      struck,
      1,
      'Greene is struck down: every morale check of his side is harder from now on. The adjutant of the Line takes over.',
      ['AL-4.41a', 'AL-4.41b', 'AL-4.41c'],
      { kind: 'officer', piece: 'commander:1', fate: 'falls' },
    );
    assert.deepEqual([struck.state.commanderFor[1], struck.state.commanderAt[1]], [S.NONE, S.NONE]);
  },
);

clause(['AL-4.4f', 'AL-4.4g'], 'a leader falls: first his adjutant takes over, then the captain', () => {
  for (const [step, words, id] of [
    [S.START_STEP, 'Colonel of Line falls; the adjutant of the Line takes over.', 'AL-4.4f'],
    [S.ADJUTANT_STEP, 'The adjutant of the Line falls; the captain of the Line takes over.', 'AL-4.4g'],
  ] as const) {
    const t = firing(
      { Foot: { at: [[0, 0]] } },
      {
        prepare: (p) => {
          p.state.leaderStep[p.leader('Line')] = step;
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does({ do: 'allot', company: t.company('Line') }, [1]);
    assertLogged(t, 1, words, [id], { kind: 'officer', piece: `leader:${t.leader('Line')}`, fate: 'falls' });
  }
});

clause(['AL-6.1a', 'AL-5.2a'], 'companies march or turn, those who lead them with them', () => {
  const t = moving(
    { Foot: { at: stack(2, 0, 0) }, Other: { at: [[3, 0]] } },
    { british: { regiments: {}, commander: { at: [0, 0] } } },
  );
  const foot = [0, 1].map((i) => t.company('Foot', i));
  const leaders = [t.leader('Foot'), COMMANDER];
  t.does({ do: 'move', companies: foot, actions: ['NE', 'right', 'NE'], leaders });
  t.does({ do: 'move', companies: [t.company('Other')], actions: ['right'], leaders: [] });
  const pieces = [...foot.map(piece), `leader:${t.leader('Foot')}`, 'commander:0'];
  assertLogged(t, 0, '2 companies of the Foot march 2 hexes.', ['AL-6.1a', 'AL-5.2a'], {
    kind: 'move',
    went: went(pieces, t.hex(0, 0), t.hex(1, -1), t.hex(2, -2)),
  });
  assertLogged(t, 0, 'The Other turns.', ['AL-6.1a', 'AL-5.2a'], {
    kind: 'move',
    went: went([piece(t.company('Other'))], t.hex(3, 0)),
  });
});

clause(
  'AL-6.3c',
  'passing through friends logs the disordered units, both those that pass and those passed',
  () => {
    const t = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[1, -1]] } });
    t.does({ do: 'move', companies: [t.company('Foot')], actions: ['NE', 'NE'], leaders: [] });
    assertLogged(t, 0, 'Passing through friends disorders the Foot and the Other.', ['AL-6.3c'], {
      kind: 'morale',
      pieces: [piece(t.company('Foot')), piece(t.company('Other'))],
      morale: 'disordered',
    });
  },
);

clause('AL-4.2d', 'an officer rides', () => {
  const t = moving({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, commander: { at: [2, 0] } } });
  t.does({ do: 'move-officer', officer: t.leader('Foot'), path: [t.hex(1, 0), t.hex(1, 1)] });
  t.does({ do: 'move-officer', officer: COMMANDER, path: [t.hex(3, 0)] });
  assertLogged(t, 0, 'Colonel of Foot rides 2 hexes.', ['AL-4.2d'], {
    kind: 'move',
    went: went([`leader:${t.leader('Foot')}`], t.hex(0, 0), t.hex(1, 0), t.hex(1, 1)),
  });
  assertLogged(t, 0, 'Rawdon rides 1 hex.', ['AL-4.2d'], {
    kind: 'move',
    went: went(['commander:0'], t.hex(2, 0), t.hex(3, 0)),
  });
});

clause('AL-6.2c', 'the companies lost from a crowded hex are logged', () => {
  const t = moving({ Foot: { at: stack(5, 0, 0) } });
  t.does(DONE);
  t.does({ do: 'remove', hex: t.hex(0, 0), companies: [t.company('Foot', 2)] });
  const words = 'Too many companies in one hex: the Americans choose who is lost.';
  assertLogged(t, 0, words, ['AL-6.2c'], { kind: 'note', pieces: [], at: { hex: t.hex(0, 0) } });
  assertLogged(t, 0, 'The 3d company of the Foot is destroyed.', ['AL-6.2c'], {
    kind: 'removed',
    pieces: [piece(t.company('Foot', 2))],
    how: 'destroyed',
  });
});

clause(
  ['AL-7.31a', 'AL-7.31e', 'AL-7.31g', 'AL-7.33i'],
  'a volley of each arm, and that a side ceases fire',
  () => {
    const t = firing(
      {
        Foot: { at: stack(2, 0, 0) },
        Rifles: { at: [[0, 0]], arm: 'rifle' },
        Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
      },
      { british: { regiments: {}, guns: [{ at: [0, 0] }, { at: [0, 0], arm: 'howitzer' }] } },
    );
    const target = t.hex(0, -1);
    const targets = [0, 1].map((i) => piece(t.company('Line', i)));
    const volleys = [
      [[t.company('Foot'), t.company('Foot', 1)], 'musket'],
      [[t.gun(0)], 'gun'],
      [[t.gun(0, 1)], 'gun'],
      [[t.company('Rifles')], 'rifle'],
      [[t.company('Jägers')], 'rifle'],
    ] as const;
    for (const [companies, weapon] of volleys) {
      t.does(fire(target, ...companies), [1]);
      for (const { do: what } of t.asked().options())
        if (what === 'allot') t.does({ do: 'allot', company: t.company('Line') });
      assert.deepEqual(
        t.logItems.map(eventOf).findLast((each) => each?.kind === 'volley'),
        { kind: 'volley', by: companies.map(piece), targets, at: { hex: target }, weapon },
      );
    }
    const words = '2 companies of the Foot fire on 2 companies of the Line.';
    assert.deepEqual([soleLogItem(t, words).side, soleLogItem(t, words).clauses], [0, ['AL-7.31g']]);
    while (!t.over() && t.asked().kind === 'fire') t.does(PASS);
    assertLogged(t, 1, 'The Americans cease fire.', ['AL-7.31e'], { kind: 'note', pieces: [], at: null });
  },
);

clause(
  ['AL-4.12a', 'AL-4.12e', 'AL-7.2b', 'AL-8.4b'],
  'a D disorders, a second one breaks, and results without a target are wasted',
  () => {
    const t = firing(
      { Foot: { at: stack(4, 0, 0) } },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -7],
              ],
              leader: [0, -7],
            },
          },
        },
      },
    );
    const line = piece(t.company('Line'));
    t.does(fire(t.hex(0, -1), ...[0, 1, 2].map((i) => t.company('Foot', i))), [6]);
    assertLogged(t, 1, 'The 1st company of the Line is disordered.', ['AL-4.12a'], {
      kind: 'morale',
      pieces: [line],
      morale: 'disordered',
    });
    const wasted = t.logItems.find(({ sentence }) => sentence.endsWith('wasted.')) ?? assert.fail();
    assert.deepEqual([wasted.side, wasted.clauses], [1, ['AL-7.2b']]);
    assert.deepEqual(eventOf(wasted), { kind: 'note', pieces: [line], at: null });
    t.does(fire(t.hex(0, -1), t.company('Foot', 3)), [6]);
    assertLogged(t, 1, 'The 1st company of the Line breaks and leaves the field.', ['AL-4.12a', 'AL-4.12e'], {
      kind: 'removed',
      pieces: [line],
      how: 'broken',
    });
  },
);

clause(
  ['AL-4.13a', 'AL-4.13b', 'AL-4.13c', 'AL-7.41a', 'AL-7.41o'],
  'events of a charge: the companies and the regiment it destroys, and the leader who leaves with them',
  () => {
    const t = charging(
      { Foot: { at: stack(4, 0, 0) } },
      {
        american: {
          regiments: {
            Line: { at: [[0, -1]] },
            Jägers: { at: [[1, -1]], arm: 'skirmisher', skirmishers: true },
            Far: { at: [[0, -7]] },
          },
        },
      },
    );
    const [line, foot] = [t.company('Line'), [0, 1, 2, 3].map((i) => t.company('Foot', i))];
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6]);
    const words = '4 companies of the Foot charge the Line.';
    assertLogged(t, 0, words, ['AL-7.41a'], {
      kind: 'melee',
      attackers: foot.map(piece),
      defenders: [piece(line)],
      losses: [],
    });
    assertLogged(t, 1, 'The Line is destroyed.', ['AL-4.13a'], {
      kind: 'removed',
      pieces: [piece(line)],
      how: 'destroyed',
    });
    assertLogged(t, 1, 'The Line is no more.', ['AL-4.13b'], {
      kind: 'body lost',
      body: `regiment:${t.regiment('Line')}`,
    });
    assertLogged(t, 1, 'Colonel of Line has nobody left to lead and leaves the field.', ['AL-4.13c'], {
      kind: 'officer',
      piece: `leader:${t.leader('Line')}`,
      fate: 'leaves',
    });
    assertLogged(t, 0, 'The charge overruns the Jägers.', ['AL-7.41o'], {
      kind: 'melee',
      attackers: [0, 1, 2, 3].map(piece),
      defenders: [piece(t.company('Jägers'))],
      losses: [],
    });
    assertLogged(t, 1, 'The Jägers are destroyed.', ['AL-7.41o'], {
      kind: 'removed',
      pieces: [piece(t.company('Jägers'))],
      how: 'destroyed',
    });
  },
);

clause(['AL-4.14a', 'AL-4.14b', 'AL-4.14c'], 'a regiment routs with all its companies on the map', () => {
  const t = commanding({
    Foot: { at: [...stack(2, 0, 0), null], order: 'MOVE', morale: 4, effectiveness: 1 },
  });
  t.does(DONE);
  t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [6, 6]);
  assertLogged(t, 0, 'The Foot routs.', ['AL-4.14a', 'AL-4.14b', 'AL-4.14c'], {
    kind: 'rout',
    pieces: [0, 1].map((i) => piece(t.company('Foot', i))),
  });
});

clause('AL-3.0h', 'an order Charge ends', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [...stack(2, 0, 7), null], order: 'CHARGE' } } },
    american: FAR,
    step: S.OTHER_SHOCK,
  });
  assertLogged(t, 0, 'The order Charge of the Foot ends.', ['AL-3.0h'], {
    kind: 'order',
    pieces: [0, 1].map((i) => piece(t.company('Foot', i))),
    order: null,
  });
});

clause(
  ['AL-3.0a', 'AL-3.0c', 'AL-3.0d', 'AL-3.0i'],
  'each player turn and each phase begins by its own clause, and the battle ends',
  () => {
    const t = situation({
      british: { regiments: { Foot: { at: [[0, 7]] } } },
      american: { regiments: { Line: { at: [[0, -7]] } } },
      step: S.ACTIVE_COMMAND,
      turns: 1,
    });
    while (!t.over()) t.does(DONE);
    assertLogged(t, 1, 'Turn 1, American player turn.', ['AL-3.0a'], { kind: 'turn' });
    assertLogged(t, null, 'British Movement, full.', ['AL-3.0c'], { kind: 'phase' });
    assertLogged(t, null, 'British Movement, half.', ['AL-3.0d'], { kind: 'phase' });
    assert.equal(t.logItems.filter(({ sentence }) => sentence.endsWith(' player turn.')).length, 1);
    const words = 'The battle is over. A draw: neither side has done what it had to.';
    assertLogged(t, null, words, ['AL-3.0i'], { kind: 'end' });
  },
);

clause(['AL-2.4a', 'AL-2.4b', 'AL-2.4d', 'AL-2.4e', 'AL-2.4f'], 'companies and officers are set up', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[0, 5]] } } },
    american: { regiments: { Line: { at: stack(2, 0, -5) } }, commander: { at: [0, -5] } },
    step: S.SET_UP,
    setUp: 'free',
  });
  const hex = t.hex(0, -5);
  const line = [0, 1].map((i) => t.company('Line', i));
  t.does({ do: 'set-up', companies: line, hex, facing: 3 });
  t.does({ do: 'set-up-officer', officer: t.leader('Line'), hex });
  t.does({ do: 'set-up-officer', officer: COMMANDER, hex });
  assertLogged(t, 1, '2 companies of the Line take their place.', ['AL-2.4a', 'AL-2.4d'], {
    kind: 'placed',
    pieces: line.map(piece),
    at: { hex },
  });
  assertLogged(t, 1, 'Colonel of Line takes his place.', ['AL-2.4b'], {
    kind: 'placed',
    pieces: [`leader:${t.leader('Line')}`],
    at: { hex },
  });
  assertLogged(t, 1, 'Greene takes his place.', ['AL-2.4e'], {
    kind: 'placed',
    pieces: ['commander:1'],
    at: { hex },
  });
  assertLogged(t, 1, 'The Americans are drawn up.', ['AL-2.4f'], { kind: 'note', pieces: [], at: null });
  t.does({ do: 'suggested' });
  assertLogged(t, 0, 'The British are drawn up.', ['AL-2.4f'], { kind: 'note', pieces: [], at: null });
  assertLogged(t, 0, 'Turn 1, British player turn.', ['AL-3.0a'], { kind: 'turn' });
});

clause(['AL-4.2e', 'AL-4.15g', 'AL-4.4j', 'AL-4.4l'], 'an officer joins his men', () => {
  const t = moving({ Foot: { at: [[0, 0]] } });
  t.does({ do: 'move-officer', officer: t.leader('Foot'), path: [t.hex(1, 0)] });
  t.does(DONE);
  assertLogged(t, 0, 'Colonel of Foot joins the nearest of his men.', ['AL-4.2e'], {
    kind: 'officer',
    piece: `leader:${t.leader('Foot')}`,
    fate: 'joins',
  });
});
