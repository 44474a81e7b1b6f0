import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Choice,
  choicesWith,
  leadsTo,
  narrow,
  narrowFromAnywhere,
  type RemainingAnswers,
} from './narrowing.ts';
import type { Picked } from './pick.ts';

const END: Picked = { button: 'end', label: 'End fire', ends: true };
const nextOf = ({ next }: RemainingAnswers<string>): Picked[] => [...next.values()].map(({ pick }) => pick);
const choice = (label: string, ...picks: Picked[]): Choice<string> => ({ answer: label, label, picks });

const volley = [
  choice('one', { piece: 'company:1' }, { hex: 9 }),
  choice('two', { piece: 'company:1' }, { piece: 'company:2' }, { hex: 9 }),
  choice('far', { piece: 'company:1' }, { hex: 8 }),
  choice('pass', END),
];

test('the first clicks offered are the companies and the button', () => {
  assert.deepEqual(nextOf(narrow(volley, [])), [{ piece: 'company:1' }, { piece: 'company:2' }, END]);
});

test('companies of a group are clicked in any order, then the target', () => {
  assert.ok(
    leadsTo(
      [{ piece: 'company:2' }, { piece: 'company:1' }, { hex: 9 }],
      [{ piece: 'company:1' }, { piece: 'company:2' }, { hex: 9 }],
    ),
  );
  const { exact, next } = narrow(volley, [{ piece: 'company:2' }, { piece: 'company:1' }]);
  assert.equal(exact, null);
  assert.deepEqual(
    [...next.values()].map(({ pick }) => pick),
    [{ hex: 9 }],
  );
});

test('once the target is clicked the group is closed', () => {
  const { exact, left } = narrow(volley, [{ piece: 'company:1' }, { hex: 9 }]);
  assert.equal(exact?.label, 'one');
  assert.equal(left.length, 1);
});

test('the same pick twice in a list of turns stays twice', () => {
  const turns = [choice('twice', { piece: 'company:1' }, { heading: 600 }, { hex: 2 })];
  assert.deepEqual(nextOf(narrow(turns, [{ piece: 'company:1' }])), [{ heading: 600 }]);
});

test('the target can be clicked first', () => {
  assert.deepEqual(
    choicesWith(volley, [{ hex: 9 }]).map((c) => c.label),
    ['one', 'two'],
  );
});

test('after the target, the pieces that can join are listed until one answer remains', () => {
  const { left, next } = narrowFromAnywhere(volley, [{ hex: 9 }]);
  assert.equal(left.length, 2);
  assert.deepEqual(
    [...next.values()].map(({ pick }) => pick),
    [{ piece: 'company:1' }, { piece: 'company:2' }],
  );
  assert.equal(
    narrowFromAnywhere(volley, [{ hex: 9 }, { piece: 'company:1' }, { piece: 'company:2' }]).exact?.label,
    'two',
  );
});
