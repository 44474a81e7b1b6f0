import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Preview, type Question } from '@linstock/kernel';
import { answerMenuOf, answerOddsQuery, completionsOf, type LineContext, readLine } from '@linstock/scene';
import { needRulebook } from './all.ts';

/** The possible results of an answer. */
interface Reckoned {
  readonly preview: (answer: unknown) => Preview;
}

/** The lines that can be typed at the first question of a kind to the side of a unit. */
function spokenAt(
  system: string,
  battle: string,
  kind: string,
  side: 0 | 1,
): LineContext<unknown> & Reckoned {
  const rulebook = needRulebook(system);
  const { present, heuristics } = rulebook;
  const game = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'typed' } });
  for (let n = 0; n < 400; n++) {
    const question = game.open[0] as Question<unknown>;
    const { field } = game;
    const { state } = game.position;
    if (question.kind === kind && question.side === side) {
      const menu = answerMenuOf(present, { field, state, known: [] }, question);
      const preview = (given: unknown) => game.preview(side, given);
      return {
        menu,
        scene: present.shows.scene({ field, state, known: [] }),
        side,
        ground: present.shows.ground(field),
        preview,
      };
    }
    const answer = heuristics.reflex(field, state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head, { salt: () => 'typed' });
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  throw new Error(`Nobody is asked ${kind} at ${battle}.`);
}

/** The meaning of lines, in a word or two. */
function meant(spoken: LineContext<unknown>, line: string): string {
  const found = readLine(line, spoken);
  if (found.means === 'answer') return found.choice.label;
  if (found.means === 'order') return `${found.formation.name}: ${found.gesture.kind}`;
  return 'name' in found ? `${found.means} ${found.name}` : found.means;
}

for (const [system, battle, kind, side, lines] of [
  ['american-legions', 'cowpens', 'orders', 0, { '71st march': '71st Highlanders: Move' }],
  [
    'american-legions',
    'cowpens',
    'move',
    0,
    {
      '71st to Hayes Rise': '71st Highlanders: go',
      '71st highlanders advance 2': '71st Highlanders: advance',
      'legion inf wheel left': 'Legion Infantry: wheel',
      'wheel legion inf left': 'Legion Infantry: wheel',
      'legion inf wheel right': 'Legion Infantry: wheel',
      'advance 71st': '71st Highlanders: advance',
      'advance 71st 1': '71st Highlanders: advance',
      'about 7th fusiliers': '7th Fusiliers: about',
      '7th fusiliers face about': '7th Fusiliers: about',
      '71st advance 6 inches': 'other measure',
      '71st halt': 'stays 71st Highlanders',
      'halt 71st': 'stays 71st Highlanders',
      'McArthur goes forward 1': '71st Highlanders: advance',
      tarleton: 'chosen Tarleton',
      'howard to the militia': 'not yours Howard',
      '71st to the moon': 'unknown',
    },
  ],
  [
    'flintlock',
    'cowpens',
    'action',
    0,
    {
      'newmarsh to 2037': 'Newmarsh rides to 2037',
      "mcarthur's command advance 2": "McArthur's Command: advance",
      'wheel newmarsh left': "Newmarsh's Command: wheel",
    },
  ],
  [
    'morschauser',
    'cowpens',
    'act',
    0,
    {
      "fraser's highlanders march": "The 71st (Fraser's) Highlanders get the order to move",
      "fraser's high. march": "The 71st (Fraser's) Highlanders get the order to move",
      "halt fraser's highlanders": "The 71st (Fraser's) Highlanders act where they stand",
      "fraser's highlanders advance 2 hexes": 'other measure',
    },
  ],
  [
    'johnny-reb',
    'mcphersons-ridge',
    'moves',
    0,
    {
      'reynolds to the 19th indiana': /^Maj\. Gen\. Reynolds rides to the 19th Indiana/,
      '2nd wisconsin': 'chosen 2nd Wisconsin',
    },
  ],
] as const)
  test(`${system}: unit, verb and place, typed without a selection at ${kind}`, () => {
    const spoken = spokenAt(system, battle, kind, side);
    for (const [line, wanted] of Object.entries(lines)) {
      const found = meant(spoken, line);
      if (wanted instanceof RegExp) assert.match(found, wanted, line);
      else assert.equal(found, wanted, line);
    }
    for (const choice of spoken.menu.all.slice(0, 40)) {
      const found = readLine(choice.label, spoken);
      const all = found.means === 'answer' ? [found.choice] : found.means === 'which' ? found.choices : [];
      assert.ok(
        all.some(({ label }) => label === choice.label),
        `an answer's own words mean it: ${choice.label}`,
      );
    }
  });

test('typed words are completed by names, answers and places', () => {
  const spoken = spokenAt('american-legions', 'cowpens', 'move', 0);
  assert.equal(completionsOf('legion i', spoken, 6)[0], 'Legion Infantry');
  assert.ok(completionsOf('71st to h', spoken, 6).includes('71st Highlanders to Hayes Rise'));
  assert.ok(completionsOf('tarleton goes', spoken, 6).every((line) => line.startsWith('Tarleton goes to')));
});

for (const [system, battle, kind, side, lines] of [
  [
    'american-legions',
    'cowpens',
    'fire',
    0,
    {
      '': /^Both British guns fire at .*Militia: no effect .* %, .* %; .* %\.$/,
      'royal artillery': /^Both British guns fire at .*: no effect/,
      '1st royal artillery on the militia': /The 1st Royal Artillery gun fires at .*Militia[^;]*: .* %/,
      '71st highlanders': /^71st Highlanders: nothing can be done now/,
      militia: /^Both British guns fire at .*Militia: .* %/,
      'royal artillery on the moon': /moon/,
    },
  ],
  ['flintlock', 'cowpens', 'action', 0, { '': /%|nothing can be done now/i }],
  ['flintlock', 'guilford', 'turn', 0, { '': /^Nothing can be done now that throws dice/ }],
  ['morschauser', 'cowpens', 'act', 0, { '': /%|nothing can be done now/i }],
] as const)
  test(`${system}: odds can be asked for by name, without a selection`, () => {
    const { preview, ...spoken } = spokenAt(system, battle, kind, side);
    for (const [said, told] of Object.entries(lines))
      assert.match(answerOddsQuery(said, spoken, preview), told, said);
  });
