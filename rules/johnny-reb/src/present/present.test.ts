import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { afterLegs, corners, insideStand, overlap, type Stand } from '@linstock/ground';
import { canonical, Game, type Question, seededChance } from '@linstock/kernel';
import { johnnyReb } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import { officerPlace } from '../model/board.ts';
import { officerPiece } from '../model/naming.ts';
import { cloneState, deployState, FALLEN, ON_TABLE, SERVES } from '../model/state.ts';
import { entriesOf } from '../play/moves/entering.ts';
import { fieldOf } from '../testing/battle.ts';
import { waysTo } from './drag-legs.ts';

const { present, reckonings } = johnnyReb;

const begun = (battle: string) =>
  Game.create(johnnyReb, { battle, dice: { kind: 'seeded', seed: `present ${battle}` } });

/** Plays at random, and looks at the game before every answer. */
function watch(battle: string, answers: number, look: (game: ReturnType<typeof begun>) => void): void {
  const game = begun(battle);
  const chance = seededChance(battle);
  for (let n = 0; n < answers && !game.over; n++) {
    look(game);
    const [question] = game.open;
    assert.ok(question);
    const answer = question.sample?.((k) => chance.below(k)) ?? [...question.options()][0];
    const proposal = game.propose(question.side, answer as Answer, game.head, { salt: () => `salt ${n}` });
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}

for (const battle of johnnyReb.battles)
  describe(battle, () => {
    test('values that are filled in from a unit fit the form', () => {
      const { field, position } = begun(battle);
      const forms = new Set<string>();
      for (const { id } of present.shows.scene({ field, state: position.state, known: [] }).pieces)
        for (const { form, situation } of present.shows.situations?.(
          { field, state: position.state, known: [] },
          id,
        ) ?? []) {
          forms.add(form);
          const reckoned = reckonings[form]?.reckon(situation);
          assert.ok(reckoned && 'outcomes' in reckoned, `${id} ${form}: ${JSON.stringify(reckoned)}`);
        }
      assert.deepEqual([...forms].sort(), ['fire', 'morale', 'move', 'whole-charge']);
    });

    test('the stands of a unit are in its footprint side by side, with its figures', () => {
      watch(battle, 40, ({ field, position }) => {
        for (const { bases, pose, strength, name } of present.shows.scene({
          field,
          state: position.state,
          known: [],
        }).pieces) {
          if (!bases || !pose) continue;
          const total = bases.reduce((sum, base) => sum + base.strength.left, 0);
          assert.equal(total, strength?.left, name);
          const upright: Stand = { ...pose, x: 0, y: 0, facing: 0 };
          const laid = bases.map(({ right, ahead, frontage, depth }) => ({
            ...{ x: Math.round(right), y: Math.round(ahead), facing: 0, frontage, depth },
          }));
          for (const [i, base] of laid.entries()) {
            assert.ok(
              corners(base).every((corner) => insideStand(upright, corner)),
              name,
            );
            assert.ok(
              laid.every((other, j) => i === j || !overlap(base, other)),
              name,
            );
          }
        }
      });
    });

    test('a sheet reads back every answer that could be written in it, and finds no fault with any', () => {
      const kinds = new Set<string>();
      const chance = seededChance(`sheets of ${battle}`);
      watch(battle, 40, ({ field, position, open }) => {
        for (const question of open) {
          const sheet = present.asks.sheet?.({ field, state: position.state, known: [] }, question);
          const answer = question.sample?.((k) => chance.below(k));
          if (!sheet || answer === undefined) continue;
          kinds.add(question.kind);
          const filled = sheet.read(answer);
          assert.equal(canonical(sheet.answer(filled)), canonical(answer), question.kind);
          for (const row of sheet.rows) {
            const choice = row.choices.find(({ id }) => id === filled[row.id]?.choice);
            if (choice) assert.equal(choice.refusal, null, `${row.label}: ${choice.label}`);
            assert.equal(typeof sheet.means(row, filled[row.id] ?? null), 'string');
          }
          assert.equal(
            new Set(sheet.markers(filled).map(({ piece }) => piece)).size,
            sheet.markers(filled).length,
          );
        }
      });
      assert.ok(kinds.has('orders') && kinds.has('first-fires'), [...kinds].join());
    });

    test('until the reveal a player who has written nothing sees only the backs of markers', () => {
      watch(battle, 30, ({ field, position }) => {
        const { state } = position;
        const { markers = [] } = present.shows.scene({ field, state, known: [] });
        const shut = state.phase < 3 || (state.phase === 3 && state.step === 0);
        assert.ok(
          markers.every(({ face, arrow }) => !shut || (face === 'sealed' && arrow === undefined)),
          `phase ${state.phase}`,
        );
      });
    });
  });

test('a drag becomes legs that lead to where the unit was dropped', () => {
  const stand: Stand = { x: 20_000, y: 12_000, facing: 600, frontage: 3500, depth: 750 };
  const chance = seededChance('drags');
  for (let n = 0; n < 400; n++) {
    const to = {
      x: stand.x + chance.below(8001) - 4000,
      y: stand.y + chance.below(8001) - 4000,
      facing: [600, 0, 900, 2400, 1500, 3500][n % 6] as number,
    };
    for (const legs of waysTo(stand, to)) {
      const end = afterLegs(stand, legs);
      assert.equal(end.facing, to.facing);
      // An oblique is written in tenths of a degree: over 6 inches it ends some thousandths off.
      assert.ok(Math.hypot(end.x - to.x, end.y - to.y) < 25, JSON.stringify({ to, legs, end }));
    }
  }
});

test('a plain drag is one leg: ahead, back, aside, about', () => {
  const stand: Stand = { x: 20_000, y: 12_000, facing: 0, frontage: 3500, depth: 750 };
  const [ahead, back, aside, about] = [
    { ...stand, y: 15_000 },
    { ...stand, y: 11_000 },
    { ...stand, x: 21_000, y: 13_000 },
    { ...stand, facing: 1800 },
  ].map((to) => waysTo(stand, to));
  assert.deepEqual(ahead, [[{ kind: 'advance', distance: 3000 }]]);
  assert.deepEqual(back, [[{ kind: 'back', distance: 1000 }]]);
  assert.deepEqual(aside, [[{ kind: 'oblique', distance: 1414, angle: 450 }]]);
  assert.deepEqual(about, [[{ kind: 'about' }]]);
});

test('the circle of command is measured from the officer himself; one who has fallen has none', () => {
  const field = fieldOf([['B1', 20, 10, 0, { led: true }]], [['G1', 20, 18, 180]]);
  const s = deployState(field);
  const [zone] = present.shows.zones?.({ field, state: s, known: [] }, officerPiece(0)) ?? [];
  assert.deepEqual(zone?.ring, { from: 0, to: 12_000, arc: 'all', about: officerPlace(field, s, 0) });
  s.officer[0] = FALLEN;
  assert.deepEqual(present.shows.zones?.({ field, state: s, known: [] }, officerPiece(0)), []);
});

test('a regiment dropped at the edge enters as offered, with exactly the officers still to come', () => {
  const { field, position } = begun('brawners-farm');
  const s = cloneState(position.state);
  const arrival = field.reinforcements.find(({ units, officers }) => units.length > 1 && officers.length > 0);
  assert.ok(arrival);
  s.turn = arrival.turn;
  const question = { kind: 'moves', side: field.units[arrival.units[0] as number]?.side } as Question<Answer>;
  for (const unit of arrival.units) {
    const [offered] = entriesOf({ field, s }, unit);
    assert.ok(offered);
    const { picks, label } = present.clicks.picks({ field, state: s, known: [] }, question, offered);
    assert.match(
      label,
      / comes on by the (?:north|south|east|west) edge, [\d.]+ inches from the (?:west|south)\.$/,
    );
    assert.deepEqual(present.clicks.meaning?.({ field, state: s, known: [] }, question, picks), offered);
    s.fate[unit] = ON_TABLE;
    for (const officer of offered.officers) s.officer[officer] = SERVES;
  }
});
