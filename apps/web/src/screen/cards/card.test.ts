import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerMenuOf, isOfficer } from '@linstock/scene';
import { rulebookById, rulebooks } from '@linstock/systems/all';
import { idOfPlace } from '../../common/places.ts';
import { IDLE, type Mode, makePickingMode } from '../../play/state/mode.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { playTo } from '../../play/testing.ts';
import { groundOf } from '../field/picture.ts';
import { cardOf } from './card.ts';

/** The parts of a card, for a game in its present position. */
function shown(game: AnyGame) {
  const rulebook = rulebookById(game.rules.id) ?? assert.fail();
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  return { state: { scene, game, mode: IDLE as Mode }, scene, ground: groundOf(rulebook, game) };
}

describe('the card of what is pointed at', () => {
  for (const { id, battles, guide } of rulebooks)
    for (const battle of battles.slice(0, 1))
      test(`${id}, ${battle}: every piece, step and mark is described in words`, () => {
        const { state, scene, ground } = shown(playTo(id, battle, () => true));
        for (const piece of scene.pieces) {
          const card = cardOf({ piece: piece.id }, state, ground) ?? assert.fail(piece.id);
          assert.equal(card.title, piece.name);
          for (const { label, value } of piece.figures)
            assert.doesNotMatch(`${label} ${value}`, /[a-z][A-Z]/, 'a word of the code');
          const { track, state: stands } = scene.bodies.find((body) => body.id === piece.group) ?? {};
          if (track && track.state === stands && !isOfficer(piece))
            assert.ok(
              card.lines.some((line) => line.includes(`${track.label} ${stands}`)),
              `a bare "${stands}" tells a stranger nothing`,
            );
          assert.ok(guide?.signs.arms[piece.kind], `nothing is said of a ${piece.kind}`);
          assert.ok(
            card.signs.every(({ says }) => says.length > 10),
            `${piece.name}: ${JSON.stringify(card.signs)}`,
          );
        }
        for (const at of scene.steps.keys()) {
          const { lines } = cardOf({ step: at }, state, ground) ?? assert.fail();
          assert.ok((lines[0]?.length ?? 0) > 10, scene.steps[at]?.label);
        }
      });

  test("a rule's card is its line, a sign's card its meaning on a counter", () => {
    const { state, ground } = shown(playTo('american-legions', 'cowpens', () => true));
    const [id, clause] = Object.entries(state.game.rules.clauses)[0] ?? assert.fail();
    const rule = cardOf({ clause: id }, state, ground);
    assert.deepEqual([rule?.title, rule?.lines], [`Rule ${id}`, [clause.line]]);
    assert.equal(cardOf({ clause: 'AL-none' }, state, ground), null);
    assert.match(cardOf({ sign: 'morale' }, state, ground)?.lines[0] ?? '', /steadier/);
  });

  test("a hex's card has its ground, its height and the cost of one step there", () => {
    const game = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'move');
    const { state, ground } = shown(game);
    assert.ok(ground.kind === 'hexes');
    const { map } = ground.picture;
    const question = game.open[0] ?? assert.fail();
    const rulebook = rulebookById(game.rules.id) ?? assert.fail();
    const menu = answerMenuOf(
      rulebook.present,
      { field: game.field, state: game.position.state, known: [] },
      question,
    );
    const narrowed = menu.after(menu.rows[0] ? [menu.rows[0].pick] : []);
    const step = [...narrowed.next.values()].find(
      ({ pick, choices }) => 'hex' in pick && choices.some(({ cost }) => cost),
    );
    assert.ok(step && 'hex' in step.pick);
    const place = idOfPlace(step.pick);
    const card =
      cardOf({ place }, { ...state, mode: makePickingMode({ after: () => narrowed }) }, ground) ??
      assert.fail();
    assert.match(card.title, new RegExp(`, ${map.labels[step.pick.hex]}$`));
    assert.match(card.lines.join(' '), /costs \d/);
  });

  test('a table names the ground under the pointer, but not open ground', () => {
    const { state, ground } = shown(playTo('morschauser', 'cowpens', () => true));
    const at = (x: number, y: number) => cardOf({ place: `spot:${x},${y}` }, state, ground);
    assert.equal(at(24000, 43000)?.title, 'Hill');
    assert.match(at(2000, 30000)?.lines.join() ?? '', /Closed to troops/);
    assert.equal(at(24000, 5000), null);
  });

  test("the card of an officer's mark speaks of his troops, as he has no volley himself", () => {
    for (const id of ['american-legions', 'flintlock', 'johnny-reb']) {
      const battle = rulebookById(id)?.battles[0] ?? assert.fail(id);
      const { state, scene, ground } = shown(playTo(id, battle, () => true));
      for (const piece of scene.pieces.filter(isOfficer))
        for (const { says } of cardOf({ piece: piece.id }, state, ground)?.signs ?? [])
          assert.doesNotMatch(says, /\bits\b/i, `${id}, ${piece.name}`);
    }
  });

  test("a leader's card is not that of the troops in his hex", () => {
    const { state, scene, ground } = shown(playTo('american-legions', 'cowpens', () => true));
    const howard = scene.pieces.find(({ name }) => name === 'Howard') ?? assert.fail();
    const { lines } = cardOf({ piece: howard.id }, state, ground) ?? assert.fail();
    assert.match(lines.join(' '), /added to the morale of his men/);
    assert.match(lines.join(' '), /with him/);
  });
});
