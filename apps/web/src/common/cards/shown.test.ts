import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { settings } from '../../app/settings.ts';
import { carded } from './carded.ts';
import { card, leave, leaveBoard, rest, show, shut } from './shown.ts';

// Its clock is its own: other files of the same run keep theirs.
describe('hover cards', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    settings.change({ hoverCards: true });
  });
  afterEach(() => {
    leave();
    mock.timers.reset();
  });

  test('a card comes when the pointer has rested, and not while it passes', () => {
    rest({ piece: 'a' });
    mock.timers.tick(400);
    rest({ piece: 'b' });
    mock.timers.tick(400);
    assert.equal(card.get().about, null);
    mock.timers.tick(400);
    assert.deepEqual(card.get().about, { piece: 'b' });
  });

  test('what is shut does not come back until something else is pointed at', () => {
    rest({ piece: 'a' });
    mock.timers.tick(1000);
    shut();
    rest({ piece: 'a' });
    mock.timers.tick(1000);
    assert.equal(card.get().about, null);
    rest({ piece: 'b' });
    mock.timers.tick(1000);
    assert.deepEqual(card.get().about, { piece: 'b' });
  });

  test('to leave the board for a step of play keeps the card of the step', () => {
    rest({ piece: 'a' });
    rest({ step: 2 });
    leaveBoard();
    mock.timers.tick(1000);
    assert.deepEqual(card.get().about, { step: 2 });
  });

  test('one who has switched cards off gets those he asks for', () => {
    settings.change({ hoverCards: false });
    rest({ piece: 'a' });
    mock.timers.tick(1000);
    assert.equal(card.get().about, null);
    show({ piece: 'a' });
    assert.deepEqual(card.get().about, { piece: 'a' });
  });

  test('the card of a long press stays when the finger is lifted; that of the mouse goes with it', () => {
    const step = carded({ step: 1 });
    const element = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 9, height: 9 }) };
    const of = (pointerType: string) => ({ pointerType, currentTarget: element }) as never;
    step.onPointerDown(of('touch'));
    mock.timers.tick(500);
    step.onPointerUp();
    step.onPointerLeave(of('touch'));
    assert.deepEqual(card.get().about, { step: 1 });
    leave();
    step.onPointerEnter(of('mouse'));
    mock.timers.tick(1000);
    assert.deepEqual(card.get().about, { step: 1 });
    step.onPointerLeave(of('mouse'));
    assert.equal(card.get().about, null);
  });
});
