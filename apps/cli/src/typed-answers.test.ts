import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { askInWords, Orders, QUIT } from './typed-answers.ts';

const rulebook = needRulebook('american-legions');

/** Cowpens, played by reflex until such a question is asked of a side. */
function playedTo(kind: string, side: 0 | 1 = 0): Game<unknown, unknown, unknown> {
  const game = Game.create(rulebook, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'words' } });
  const wanted = (question: Question<unknown>) => question.kind === kind && question.side === side;
  for (let question = game.open[0]!; !wanted(question); question = game.open[0]!) {
    const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return game;
}

/** The answer of a person who types these lines, and all the replies. */
async function typing(game: Game<unknown, unknown, unknown>, lines: string[], orders = new Orders()) {
  const told: string[] = [];
  const say = (words: string): void => void told.push(words);
  const hear = async () => lines.shift() ?? null;
  const question = game.open[0] as Question<unknown>;
  const answer = await askInWords(rulebook, game, question, orders, { printWords: say, readLine: hear });
  return { answer, question, told: told.join('\n') };
}

test('a typed volley shows its odds, and is thrown at the next Enter', async () => {
  const words = 'british guns fire on the militia in 1114';
  const once = await typing(playedTo('fire'), [words]);
  assert.equal(once.answer, QUIT);
  assert.match(once.told, / %[^]*Press Enter again/);
  const { answer, question } = await typing(playedTo('fire'), [words, '']);
  assert.equal(question.refuse(answer), null);
});

test('a volley chosen by number shows its odds, and a second Enter throws; without dice one is enough', async () => {
  const once = await typing(playedTo('fire'), ['1']);
  assert.equal(once.answer, QUIT);
  assert.match(once.told, / %[^]*Press Enter again/);
  const { answer, question } = await typing(playedTo('fire'), ['1', '']);
  assert.equal(question.refuse(answer), null);
  assert.notEqual((await typing(playedTo('move'), ['1'])).answer, QUIT);
});

test('an answer can be given as clicks; a wrong one is refused with the rule, an unknown name is quoted', async () => {
  const scene = (game: Game<unknown, unknown, unknown>) =>
    rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const game = playedTo('move');
  const [mover] = rulebook.present.clicks.picks(
    { field: game.field, state: game.position.state, known: [] },
    game.open[0] as Question<unknown>,
    [...(game.open[0] as Question<unknown>).options()][0],
  ).picks;
  const name = scene(game).pieces.find(({ id }) => mover && 'piece' in mover && id === mover.piece)?.name;
  const far = await typing(playedTo('move'), [`click ${name}; 0101; facing 0`]);
  assert.match(far.told, /\(AL-/);
  assert.match((await typing(playedTo('move'), ['click the moon'])).told, /called "the moon"/);
  assert.notEqual((await typing(playedTo('move'), ['click End movement'])).answer, QUIT);
});

test('a regiment in words advances, one answer after another', async () => {
  const game = playedTo('move');
  const orders = new Orders();
  const { answer, question } = await typing(game, ['71st highlanders advance 1', ''], orders);
  const proposal = game.propose(question.side, answer, game.head);
  if ('refused' in proposal) assert.fail(proposal.refused.sentence);
  game.append(proposal.entry);
  assert.notEqual(orders.next(game, game.open[0] as Question<unknown>), null);
});

test('words that name no unit to order, or nothing, get a reply that says so', async () => {
  const { told } = await typing(playedTo('move', 1), ['71st to Morgan Hill', 'howard to the moon', 'sing']);
  assert.match(told, /71st Highlanders: not yours to order/);
  assert.match(told, /Nothing on the field is called "moon"/);
  assert.match(told, /Nothing offered says "sing"/);
});

test('the terminal reports near units, distances and losses, and keeps the shown answer waiting', async () => {
  const asked = [
    'near howard',
    'distance howard to tarleton',
    'losses',
    'last',
    'odds',
    'odds british guns on the militia',
    'help',
  ];
  const { told } = await typing(playedTo('fire'), asked);
  assert.match(
    told,
    /Enemies near Howard: the Legion .*\d hexes to the south.*Friends: the Continental Line, in the same hex/,
  );
  assert.match(told, /From Howard to Tarleton: \d+ hexes to the south-east\./);
  assert.match(told, /The British side has lost 0 of \d+ units/);
  assert.match(told, /British guns fire at [^:;]*Militia[^:;]*: [^;]* \d+\.\d %/, 'odds with names');
  assert.match(told, /Ask: odds, or odds with who and whom/);
  const words = 'british guns fire on the militia in 1114';
  const { answer, question } = await typing(playedTo('fire'), [words, 'losses', '']);
  assert.equal(question.refuse(answer), null);
});
