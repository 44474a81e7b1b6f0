import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebookById } from '@linstock/systems/all';
import { EMPTY_SESSION, type SessionState } from '../../play/state/state.ts';
import { playTo } from '../../play/testing.ts';
import { answerTextQuestion, findExamples } from './textQuestions.ts';

const game = playTo('american-legions', 'cowpens', () => true);
const rulebook = rulebookById('american-legions') ?? assert.fail();
const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
const state = { ...EMPTY_SESSION, game, scene, rulebook };
const ask = (line: string) => answerTextQuestion(line, state);

test('the text view tells who is near, enemies before friends, the nearest first', () => {
  const told = ask('near howard') ?? '';
  assert.match(told, /^Enemies near Howard: .*\. Friends: the Continental Line, in the same hex/);
  assert.ok(told.split(';').length === 8, told);
});

test('the text view tells how far it is from one to another', () => {
  assert.match(
    ask('distance howard to tarleton') ?? '',
    /^From Howard to Tarleton: \d+ hexes to the south-east\.$/,
  );
  assert.match(ask('distance howard') ?? '', /^Say it as/);
});

test('the text view says what is wrong with a name, and asks which of several', () => {
  assert.equal(ask('near napoleon'), 'No piece on the field is called "napoleon".');
  assert.match(ask('near company') ?? '', /^Which\? /);
  assert.match(ask('near') ?? '', /^Say a name too/);
});

test('the text view tells losses, the odds of what is chosen, and how to ask', () => {
  assert.match(
    ask('losses') ?? '',
    /^The British side has lost 0 of \d+ units and 0 of \d+ men\. The American side has lost 0 of/,
  );
  assert.equal(ask('odds'), 'Nothing is asked of you now.');
  assert.match(ask('help') ?? '', /distance/);
  assert.equal(ask('fire'), null);
});

test('help uses troops of the side in turn as examples to order, and the enemy’s as targets', () => {
  for (const side of [0, 1] as const) {
    const { own, foe } = findExamples({ ...state, asked: { side } as SessionState['asked'] });
    const sideOf = (name: string) => {
      const body = scene.bodies.find((each) => name.endsWith(each.name.toLowerCase())) ?? assert.fail(name);
      return scene.pieces.find(({ id }) => body.pieces.includes(id))?.side;
    };
    assert.deepEqual([sideOf(own), sideOf(foe)], [side, 1 - side]);
  }
});

test('a name means the leader himself, and not the guns with his name in brackets', () => {
  const maida = playTo('morschauser', 'maida', () => true);
  const rules = rulebookById('morschauser') ?? assert.fail();
  const laid = rules.present.shows.scene({ field: maida.field, state: maida.position.state, known: [] });
  const here = { ...EMPTY_SESSION, game: maida, scene: laid, rulebook: rules };
  assert.match(answerTextQuestion('near kempt', here) ?? '', /^Enemies near Col Kempt: /);
});
