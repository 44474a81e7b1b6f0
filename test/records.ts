/** Game records to be tried on the page and the command: a good one, and ways of spoiling it. */
import {
  type ClockTerms,
  commitment,
  type Entry,
  Game,
  type GameRecord,
  type Proposal,
} from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';

/** A game of Cowpens with its first answers given, each time the first one offered. */
export function sampleRecord(entries = 12, clock?: ClockTerms): GameRecord {
  const game = Game.create(needRulebook('american-legions'), {
    battle: 'cowpens',
    dice: { kind: 'seeded', seed: 'browser' },
    players: ['Tarleton', 'Morgan'],
    created: '2026-01-17T07:00:00.000Z',
    ...(clock && { clock }),
  });
  while (game.head < entries) {
    const question = game.open[0];
    const [answer] = question?.options() ?? [];
    if (!question || answer === undefined) throw new Error('The sample game is over too soon.');
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return game.record;
}

/** The sample game with a company disordered by hand after it. */
export function editedRecord(): GameRecord {
  const game = Game.fromRecord(needRulebook('american-legions'), sampleRecord());
  const piece = 'company:20';
  const set = { state: 'disordered' };
  const proposal = game.proposeHand(0, [{ piece, set }], { agreed: true, because: 'Our own rule' });
  if ('refused' in proposal) throw new Error(proposal.refused.sentence);
  game.append(proposal.entry);
  return game.record;
}

/** A finished game of Cowpens with fair dice: a nonce, a throw taken back by agreement, and a resignation. */
export function resignedRecord(): GameRecord {
  const secret = 'a secret of the judge';
  const game = Game.create(needRulebook('american-legions'), {
    battle: 'cowpens',
    dice: { kind: 'fair', commitment: commitment(secret), secret },
  });
  const add = (proposal: Proposal): Entry => {
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
    return proposal.entry;
  };
  add(game.proposeNonce(0, 'thrown in'));
  for (;;) {
    const question = game.open[0];
    const [answer] = question?.options() ?? [];
    if (!question || answer === undefined) throw new Error('The game is over without a throw.');
    const before = game.head;
    const given = add(game.propose(question.side, answer, before));
    if (!('dice' in given) || given.dice.length !== 1) continue;
    add(game.proposeBack(question.side, before, true));
    add(game.proposeResign(1));
    return game.record;
  }
}

/** Ways of spoiling a record: file name, content, and the words it must be refused with. */
export function spoiled(record: GameRecord): readonly (readonly [string, string, RegExp])[] {
  const text = (value: unknown) => JSON.stringify(value);
  const [first, ...rest] = record.entries;
  return [
    ['letter.txt', 'My dear Sir, I have the honour', /not JSON/],
    ['cut.json', text(record).slice(0, -40), /not JSON/],
    ['foreign.json', text({ type: 'chess', moves: ['e4'] }), /no game record/],
    ['newer.json', text({ ...record, format: 'linstock-game/9' }), /linstock-game/],
    [
      'rules.json',
      text({ ...record, rules: { ...record.rules, version: '99.0.0' } }),
      /version.*99\.0\.0|99\.0\.0.*version/,
    ],
    ['system.json', text({ ...record, rules: { ...record.rules, id: 'napoleon' } }), /napoleon/],
    ['ground.json', text({ ...record, battle: { ...record.battle, hash: '0'.repeat(64) } }), /battle/],
    ['die.json', text({ ...record, entries: [{ ...first, dice: [[6, 6, 6]] }, ...rest] }), /[Ee]ntry 1/],
    ['gap.json', text({ ...record, entries: rest }), /[Ee]ntry|entries/],
  ];
}
