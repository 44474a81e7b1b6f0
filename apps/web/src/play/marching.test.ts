import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkKind } from '@linstock/scene';
import type { Settings } from '../app/settings.ts';
import { answerUnlisted } from './answering/runAgenda.ts';
import { sendAnswer } from './automatic/askIntention.ts';
import { endIntentions } from './automatic/intentions.ts';
import { changeState, type Transition } from './state/transition.ts';
import { listSent, makeRules, marksOf, pieceOf, type QuestionSpec, sceneOf, startAt } from './testStates.ts';

const scene = (...marks: readonly MarkKind[]) =>
  sceneOf([pieceOf('a', { place: { hex: 1 }, marks: marksOf(...marks) })]);

/** A march under way, which the enemy has answered. */
function begun(stops: Settings['marchStops'], ...marks: readonly MarkKind[]): Transition {
  const sent = sendAnswer(startAt({}, { scene: scene('limbered') }), 0, 'the march');
  const t = changeState({ ...sent, effects: [] }, { sent: false, scene: scene(...marks) });
  return { ...t, rules: { ...t.rules, marchStops: stops } };
}

/** The same march at another question. */
const at = (t: Transition, asks: QuestionSpec): Transition => ({
  ...t,
  rules: makeRules(asks, { marchStops: t.rules.marchStops }),
});

for (const [stops, marks, goesOn] of [
  ['harmed', ['fired'], true],
  ['harmed', ['limbered', 'disordered'], false],
  ['fired', ['limbered'], false],
  ['never', ['limbered', 'disordered'], true],
] as const)
  test(`a march under fire that stops if "${stops}" ${goesOn ? 'goes on' : 'stops'} with ${marks.join(' and ')}`, () => {
    const after = answerUnlisted(at(begun(stops, ...marks), { kind: 'go-on' }), 0);
    assert.equal(after.done, goesOn);
    assert.deepEqual(listSent(after.t), goesOn ? ['sends 0 rest of the march'] : []);
  });

test('a march ends when its owner gets a question or takes back; the other side’s questions do not end it', () => {
  const march = begun('never', 'limbered');
  const asked = answerUnlisted(at(march, { kind: 'action' }), 0);
  assert.equal(asked.done, false);
  assert.equal(answerUnlisted(at(asked.t, { kind: 'go-on' }), 0).done, false);
  const ended = endIntentions(march, 'taken back');
  assert.equal(answerUnlisted(at(ended, { kind: 'go-on' }), 0).done, false);
  const other = answerUnlisted(at(march, { kind: 'go-on', side: 1 }), 1);
  assert.equal(other.done, false);
  assert.equal(answerUnlisted(at(other.t, { kind: 'go-on' }), 0).done, true);
});
