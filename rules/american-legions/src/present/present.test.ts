import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, seededChance } from '@linstock/kernel';
import { pickKey, picksKey } from '@linstock/scene';
import { americanLegions } from '../index.ts';
import { CHARGE } from '../model/state.ts';
import { companyId } from './names.ts';

/** Plays at random and hands over every question met. */
function randomQuestions(
  battle: string,
  seed: string,
  answers: number,
  look: (game: typeof sample) => void,
): void {
  const game = Game.create(americanLegions, { battle, dice: { kind: 'seeded', seed } });
  const chance = seededChance(seed);
  for (let i = 0; i < answers && !game.over; i++) {
    look(game);
    const question = game.open[0]!;
    const options = [...question.options()];
    const proposal = game.propose(question.side, options[chance.below(options.length)], game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}
const sample = Game.create(americanLegions, { battle: 'cowpens', dice: { kind: 'seeded', seed: '' } });

for (const battle of americanLegions.battles) {
  test(`${battle}: no two answers are clicked the same way, and each click is a piece, body or hex there is`, () => {
    randomQuestions(battle, `clicks:${battle}`, 120, (game) => {
      const question = game.open[0]!;
      const { state } = game.position;
      const seen = new Map<string, string>();
      const scene = americanLegions.present.shows.scene({ field: game.field, state, known: [] });
      const pieces = new Set(scene.pieces.map(({ id }) => id));
      const bodies = new Set(scene.bodies.map(({ id }) => id));
      for (const answer of question.options()) {
        const { picks, label } = americanLegions.present.clicks.picks(
          { field: game.field, state, known: [] },
          question,
          answer,
        );
        const clicks = picks.map(pickKey).sort().join('; ');
        assert.ok(picks.length > 0, `${question.kind}: ${JSON.stringify(answer)}`);
        assert.match(label, /^[A-Z0-9](?!.*[a-z,] The )/);
        assert.equal(seen.get(clicks), undefined, `${question.kind}: ${clicks} means two answers (${label})`);
        seen.set(clicks, label);
        for (const pick of picks) {
          if ('piece' in pick) assert.ok(pieces.has(pick.piece), pick.piece);
          if ('body' in pick) assert.ok(bodies.has(pick.body), pick.body);
          if ('hex' in pick) assert.ok(pick.hex >= 0 && pick.hex < game.field.map.count, `${pick.hex}`);
        }
      }
    });
  });

  test(`${battle}: clicks that mean a legal answer are never refused`, () => {
    randomQuestions(battle, `meant:${battle}`, 60, (game) => {
      const question = game.open[0]!;
      const { state } = game.position;
      const { present } = americanLegions;
      for (const answer of [...question.options()].slice(0, 40)) {
        const { picks } = present.clicks.picks({ field: game.field, state, known: [] }, question, answer);
        const meant =
          present.clicks.meaning?.({ field: game.field, state, known: [] }, question, picks) ?? null;
        if (meant === null || question.kind === 'move') continue;
        assert.equal(question.refuse(meant), null, `${question.kind}: ${picksKey(picks)}`);
      }
    });
  });
}

test('the scene names a body for every company and a place on the map for every piece that stands on it', () => {
  randomQuestions('hobkirk', 'scene', 150, (game) => {
    const { pieces, bodies, steps, step } = americanLegions.present.shows.scene({
      field: game.field,
      state: game.position.state,
      known: [],
    });
    assert.ok(steps[step], 'the present step is one of the sequence');
    for (const piece of pieces) {
      assert.equal(piece.place === null, piece.off !== null, piece.story);
      if (piece.id.startsWith('company:'))
        assert.ok(
          bodies.some((body) => body.id === piece.group),
          piece.name,
        );
    }
  });
});

test('[AL-4.6a] every company of a regiment carries its order; one without orders carries none', () => {
  const { field, position } = sample;
  const order = position.state.order.slice();
  const given = field.regiments.find(({ skirmishers, companies }) => !skirmishers && companies.length > 1)!;
  order[given.id] = CHARGE;
  const { markers } = americanLegions.present.shows.scene({
    field,
    state: { ...position.state, order },
    known: [],
  });
  const charging = markers!.filter(({ face }) => face === 'charge').map(({ piece }) => piece);
  assert.deepEqual(charging, given.companies.map(companyId));
});

test('sight: the gun sees the militia, and the horse behind the hill is hidden by it (AL-7.32e)', () => {
  const { field, position } = sample;
  const { sight, scene } = americanLegions.present.shows;
  const view = { field, state: position.state, known: [] };
  const pieces = scene(view).pieces;
  const gun = pieces.find((piece) => piece.kind === 'gun')!;
  const militia = pieces.find((piece) => piece.name.includes('Militia'))!;
  const horse = pieces.find((piece) => piece.name.includes('3d Continental Dragoons'))!;
  assert.equal(sight?.(view, gun.id, militia.place!)?.clear, true);
  const hidden = sight?.(view, gun.id, horse.place!);
  assert.equal(hidden?.clear, false);
  assert.match(hidden?.clause ?? '', /^AL-7\.32/);
});

test('a line regiment has its colours with one company; horse, guns, riflemen and militia have none', () => {
  const { pieces } = americanLegions.present.shows.scene({
    field: sample.field,
    state: sample.position.state,
    known: [],
  });
  const carried = pieces.filter(({ dress }) => dress?.flag);
  const by = (side: 0 | 1) => carried.filter((piece) => piece.side === side).map(({ group }) => group);
  assert.equal(new Set(by(0)).size, by(0).length);
  assert.deepEqual([by(0).length, by(1).length], [3, 1]);
  assert.ok(carried.every(({ kind }) => kind === 'foot'));
});
