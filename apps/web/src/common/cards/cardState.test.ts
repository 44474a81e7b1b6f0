import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { settings } from '../../app/settings.ts';
import { card, closeCard, hideBoardCard, hideCard, showCard, showCardSoon } from './cardState.ts';
import { listenForCard } from './cardTriggers.ts';

// Its clock is its own: other files of the same run keep theirs.
describe('hover cards', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    settings.change({ hoverCards: true });
  });
  afterEach(() => {
    hideCard();
    mock.timers.reset();
  });

  test('a card appears when the pointer has rested, and not while it passes', () => {
    showCardSoon({ piece: 'a' });
    mock.timers.tick(400);
    showCardSoon({ piece: 'b' });
    mock.timers.tick(400);
    assert.equal(card.get().about, null);
    mock.timers.tick(400);
    assert.deepEqual(card.get().about, { piece: 'b' });
  });

  test('a closed card does not return until the pointer is on something else', () => {
    showCardSoon({ piece: 'a' });
    mock.timers.tick(1000);
    closeCard();
    showCardSoon({ piece: 'a' });
    mock.timers.tick(1000);
    assert.equal(card.get().about, null);
    showCardSoon({ piece: 'b' });
    mock.timers.tick(1000);
    assert.deepEqual(card.get().about, { piece: 'b' });
  });

  test('leaving the board for the playback buttons keeps the card of the step', () => {
    showCardSoon({ piece: 'a' });
    showCardSoon({ step: 2 });
    hideBoardCard();
    mock.timers.tick(1000);
    assert.deepEqual(card.get().about, { step: 2 });
  });

  test('with cards switched off, a card still appears on request', () => {
    settings.change({ hoverCards: false });
    showCardSoon({ piece: 'a' });
    mock.timers.tick(1000);
    assert.equal(card.get().about, null);
    showCard({ piece: 'a' });
    assert.deepEqual(card.get().about, { piece: 'a' });
  });

  test("the card of a long press stays when the finger is lifted; the mouse's card goes with it", () => {
    const step = listenForCard({ step: 1 });
    const element = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 9, height: 9 }) };
    const of = (pointerType: string) => ({ pointerType, currentTarget: element }) as never;
    step.onPointerDown(of('touch'));
    mock.timers.tick(500);
    step.onPointerUp();
    step.onPointerLeave(of('touch'));
    assert.deepEqual(card.get().about, { step: 1 });
    hideCard();
    step.onPointerEnter(of('mouse'));
    mock.timers.tick(1000);
    assert.deepEqual(card.get().about, { step: 1 });
    step.onPointerLeave(of('mouse'));
    assert.equal(card.get().about, null);
  });
});
