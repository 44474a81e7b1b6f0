import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@linstock/kernel';
import { spellClicks } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../../play/session.ts';
import { picksIn } from '../../play/state/modeSelectors.ts';
import { GameHost, playTo } from '../../play/testing.ts';
import { carryOutOrder, obey } from './command.ts';
import { answerTextQuestion } from './textQuestions.ts';

/** The text view of the side that is first asked such a question at Cowpens, with nothing chosen. */
function textViewAt(kind: string, side: 0 | 1 = 0) {
  const wanted = (question: Question<unknown>) => question.kind === kind && question.side === side;
  const judge = playTo('american-legions', 'cowpens', wanted);
  const session = new Session(new GameHost(judge, [side]), needRulebook('american-legions'), () => 'at once');
  return { judge, session, say: (line: string) => obey(session, line, () => null) };
}

const judged = () => new Promise((resolve) => setImmediate(resolve));

test('a volley typed with nothing chosen is shown with its odds, and thrown when Enter is pressed again', async () => {
  const { judge, say } = textViewAt('fire');
  const head = judge.head;
  assert.match(
    say('british guns fire on the militia in 1114').says,
    /fire at the .*Militia.* %.*Press Enter again/,
  );
  await judged();
  assert.equal(judge.head, head, 'no dice are thrown by one line');
  say('');
  await judged();
  assert.equal(judge.head, head + 1);
});

test('a move on a table that waits for dice says so with their odds', () => {
  const { session, say } = textViewAt('fire');
  assert.equal(carryOutOrder(session, 'Three inches ahead.').says, 'Three inches ahead.');
  say('british guns fire on the militia in 1114');
  assert.match(
    carryOutOrder(session, 'Three inches ahead.').says,
    /^Three inches ahead\. .* %.*Press Enter again/,
  );
});

test('odds with a name come from the answers themselves, and change nothing', () => {
  const { session } = textViewAt('fire');
  const odds = (said: string) => answerTextQuestion(said, session.store.get()) ?? '';
  assert.match(odds('odds'), /^Both British guns fire at .*: no effect .* %/);
  assert.match(odds('odds militia'), /fire at .*Militia: .* %/);
  assert.deepEqual(picksIn(session.store.get()), []);
});

test('odds can also be asked for a form of shots, for all or for named units', () => {
  const wanted = ({ kind }: Question<unknown>) => kind === 'first-fires';
  const judge = playTo('johnny-reb', 'mcphersons-ridge', wanted);
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('johnny-reb'), () => 'at once');
  const odds = (line: string) =>
    answerTextQuestion(line, session.store.get()) ?? obey(session, line, () => null).says;
  assert.match(odds('odds'), /at .* in, \d+ dice: .* %/);
  const [, name = ''] = /at the (\S+ \S+)|at (\S+ \S+)/.exec(odds('odds'))?.filter(Boolean) ?? [];
  assert.ok(odds(`odds ${name.toLowerCase()}`).includes(name), name);
  assert.match(odds('odds napoleon'), /This form has no odds/);
});

test('if a word fits several units, they are listed to choose from', () => {
  const { say } = textViewAt('fire');
  const { says, which } = say('guns fire on the militia');
  assert.match(says, /^Which/);
  assert.ok(which.length > 1 && which.every(({ label }) => /Militia/.test(label)));
});

test('a typed advance moves a regiment piece by piece, which can then get more orders without its name', async () => {
  const { judge, say } = textViewAt('move');
  const before = judge.head;
  assert.match(say('71st highlanders').says, /is chosen/);
  const { says } = say('advance 1');
  if (/Enter again/.test(says)) say('');
  for (let n = 0; n < 20; n++) await judged();
  assert.ok(judge.head > before + 1, says);
});

test('on a table of inches a regiment can be moved, wheeled and turned about, in any order of words', () => {
  const wanted = ({ kind }: Question<unknown>) => kind === 'act';
  const judge = playTo('morschauser', 'cowpens', wanted);
  const session = new Session(new GameHost(judge, [0]), needRulebook('morschauser'), () => 'at once');
  const onTable = (line: string) => {
    const said: string[] = [];
    obey(session, line, (order) => {
      said.push(order);
      return '';
    });
    const state = session.store.get();
    const { scene } = state;
    const picks = picksIn(state);
    const names = scene!.pieces.filter(({ id }) =>
      picks.some((pick) => 'piece' in pick && pick.piece === id),
    );
    assert.ok(names.length > 1 && names.every(({ name }) => name.includes('71st')), line);
    return said;
  };
  for (const line of ['71st advance 6', '71st advances 6 inches', 'advance 71st 6', '71st forward 6 in'])
    assert.deepEqual(onTable(line), ['forward 6'], line);
  assert.deepEqual(onTable('71st wheel right 20'), ['wheel right 20']);
  assert.deepEqual(onTable('wheel 71st left 20'), ['wheel left 20']);
  for (const line of ['71st about', 'about 71st', '71st faces about'])
    assert.deepEqual(onTable(line), ['about'], line);
  assert.match(obey(session, '71st advance 2 hexes', () => null).says, /counted in inches/);
});

test('at the word "end" a question with no step to end says so', () => {
  const judge = playTo('flintlock', 'cowpens', ({ kind }) => kind === 'continuity');
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('flintlock'), () => 'at once');
  assert.match(obey(session, 'end', () => null).says, /no step to end/);
});

test('at the word "forced" all forced answers are given; if there is a choice it says so', async () => {
  const { judge, say } = textViewAt('next-check');
  const before = judge.head;
  assert.equal(say('forced').says, 'All forced actions are done.');
  for (let n = 0; n < 20; n++) await judged();
  assert.ok(judge.head > before);
  const { head } = judge;
  assert.match(textViewAt('move').say('forced').says, /^Nothing is forced/);
  assert.equal(judge.head, head);
});

test('the text view says if a unit is not yours, a name is unknown, or an answer is illegal, and why', () => {
  const { say } = textViewAt('move', 1);
  const told = (line: string) => say(line).says;
  assert.equal(told('howard rides to the moon'), 'Nothing on the field is called "moon".');
  assert.match(told('71st to Morgan Hill'), /not yours to order/);
  assert.match(told('1st company of the continental line to 0801'), /\(AL-/);
});

test('a word that fits several answers means the selected one, if it fits that', async () => {
  const { judge, session, say } = textViewAt('orders');
  const head = judge.head;
  assert.match(say('move').says, /^Which\?/);
  const moves = ({ choices }: { choices: readonly { label: string }[] }) =>
    choices.some(({ label }) => label.endsWith(': Move'));
  const row = session.store.get().asked!.menu.rows.find(moves);
  session.apply({ on: 'board', do: 'select', picks: [row!.pick] });
  assert.doesNotMatch(say('move').says, /^Which\?/);
  await judged();
  assert.equal(judge.head, head + 1);
});

test('for a form the text view explains how it is filled in and ended', () => {
  const judge = playTo('johnny-reb', 'mcphersons-ridge', ({ kind }) => kind === 'orders');
  const session = new Session(new GameHost(judge, [0]), needRulebook('johnny-reb'), () => 'at once');
  assert.match(answerTextQuestion('help', session.store.get()) ?? '', /"order 3 hold".*"lock"/);
  assert.match(obey(session, 'end', () => null).says, /"lock"/);
});

test('asking for the odds of an unknown name quotes that name', () => {
  const { session } = textViewAt('fire');
  assert.match(answerTextQuestion('Odds Napoleon', session.store.get()) ?? '', /"Napoleon"/);
});

test('an answer spelled out as clicks works in the text view; a wrong one gets its rule', async () => {
  const { judge, session, say } = textViewAt('fire');
  const choice = session.store.get().asked!.menu.all[0]!;
  const scene = session.store.get().scene!;
  const spoken = {
    menu: session.store.get().asked!.menu,
    scene,
    side: 0 as const,
    ground: needRulebook('american-legions').present.shows.ground(judge.field),
  };
  const head = judge.head;
  assert.match(say(spellClicks(choice.picks, spoken)).says, /Press Enter again/);
  say('');
  await judged();
  assert.equal(judge.head, head + 1);
  assert.match(textViewAt('fire').say('click the moon').says, /called "the moon"/);
  assert.match(textViewAt('fire').say('click 1st Royal Artillery gun; 1020').says, /AL-/);
});

test('an exact name is not ambiguous: a number belongs to the name that contains it', () => {
  const { say } = textViewAt('fire');
  const { says } = say('1st royal artillery fires on 1st company of the skirmishers');
  assert.match(says, /^The 1st Royal Artillery gun fires at the 1st company of the Skirmishers\. .* %/);
});

test('if a word fits several units, all are read out with numbers', () => {
  const { says, which } = textViewAt('fire').say('guns fire on the militia');
  for (const [i, { label }] of which.entries()) assert.ok(says.includes(`${i + 1}: ${label}`), says);
  assert.match(which[0]!.choose().says, /%.*Press Enter again/);
});

test('the text view asks before it ends a step with troops that can act, and ends it when asked twice', async () => {
  const { judge, say } = textViewAt('fire');
  const head = judge.head;
  assert.match(
    say('end').says,
    /^2 can still act: 1st Royal Artillery gun, 2d Royal Artillery gun\. Say end again/,
  );
  await judged();
  assert.equal(judge.head, head);
  say('what');
  assert.match(say('end').says, /can still act/, 'another line in between takes it back');
  say('end');
  await judged();
  assert.equal(judge.head, head + 1);
});

test('"what" lists the question and its answers, each with its number', () => {
  const { session, say } = textViewAt('fire');
  const { says, which } = say('what');
  assert.match(
    says,
    /^British fire: .*1: 1st Royal Artillery gun; 2: 2d Royal Artillery gun\. Say a number\..*end\.$/,
  );
  const next = which[0]!.choose();
  assert.match(next.says, /^1st Royal Artillery gun\. 1: The 1st Royal Artillery gun fires at/);
  assert.equal(picksIn(session.store.get()).length, 1);
  assert.match(next.which[0]!.choose().says, /%.*Press Enter again/);
});

test('"near" names enemies first, with direction, distance and what they can do', () => {
  const { session } = textViewAt('fire');
  const told = answerTextQuestion('near 6th company of the legion infantry', session.store.get()) ?? '';
  assert.match(
    told,
    /^Enemies near the 6th company of the Legion Infantry: .*the Skirmishers, \d+ hex(es)? to the (north|south|west|east)/,
  );
  assert.match(told, /They could: .*\(\d+.* %\)|No enemy can attack/);
  assert.ok(told.indexOf('Friends: ') > told.indexOf('Skirmishers'), told);
});

test('any piece can be described, of either side, with side, strength and order', () => {
  const { session, say } = textViewAt('fire');
  const own = answerTextQuestion('describe 1st company of the legion infantry', session.store.get()) ?? '';
  assert.match(
    own,
    /^British: 1st company of the Legion Infantry, in \d+, faces .*Legion Infantry: led by .*no order/,
  );
  assert.match(say('howard').says, /^American: Howard.*, in \d+/);
});
