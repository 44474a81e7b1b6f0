import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, percentText, seededChance } from '@linstock/kernel';
import { answerMenuOf, pickKey, picksKey } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { duel, facingOff, skirmishing } from '../../test/firing.ts';
import { contact } from '../../test/shocking.ts';
import type { Situation } from '../../test/situation.ts';
import { flintlock } from '../index.ts';
import { unitId } from '../model/board.ts';
import { unitOfPiece } from '../model/names.ts';
import * as S from '../model/state.ts';
import { reachNow } from '../play/activations/activation.ts';

type Battle = ReturnType<typeof begun>;

const begun = (battle: string, seed: string) =>
  Game.create(flintlock, { battle, dice: { kind: 'seeded', seed } });

/** Plays at random and passes every question to `look`, until that returns true. */
function randomQuestions(battle: string, answers: number, look: (game: Battle) => boolean | void): boolean {
  const game = begun(battle, battle);
  const chance = seededChance(battle);
  for (let i = 0; i < answers && !game.over; i++) {
    if (look(game) === true) return true;
    const question = game.open[0];
    assert.ok(question);
    const options = question.sample ? [] : [...question.options()];
    const answer = question.sample?.((n) => chance.below(n)) ?? options[chance.below(options.length)];
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return false;
}

/** Many who do as one does: `The Legion Dragoons moves`. */
const DISAGREES =
  /(Continentals|Dragoons|Rifles|Lights|Grenadiers|Guards|Guns)( [a-z])? [a-rt-z][a-z]*[^s]s\b/;

const sceneOf = ({ field, position }: Battle) =>
  flintlock.present.shows.scene({ field, state: position.state, known: [] });

for (const battle of ['cowpens', 'guilford'])
  test(`${battle}: no two answers are clicked the same way, and each click is a piece, body or hex there is`, () => {
    randomQuestions(battle, 250, (game) => {
      const question = game.open[0];
      assert.ok(question);
      const { state } = game.position;
      const seen = new Map<string, string>();
      const scene = sceneOf(game);
      const pieces = new Set(scene.pieces.map(({ id }) => id));
      const bodies = new Set(scene.bodies.map(({ id }) => id));
      for (const answer of question.options()) {
        const { picks, label } = flintlock.present.clicks.picks(
          { field: game.field, state, known: [] },
          question,
          answer,
        );
        const clicks = picks.map(pickKey).sort().join('; ');
        assert.ok(picks.length > 0, `${question.kind}: ${JSON.stringify(answer)}`);
        // A listed march uses the usual way: the unit, its end and a facing are enough.
        if (answer.do === 'move') assert.equal(picks.length, 3, label);
        assert.match(label, /^[A-Z0-9](?!.*[a-z,] The )/);
        assert.doesNotMatch(label, DISAGREES);
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

test('clicks that mean a legal answer are never refused', () => {
  randomQuestions('cowpens', 200, (game) => {
    const question = game.open[0];
    assert.ok(question);
    const { state } = game.position;
    for (const answer of [...question.options()].slice(0, 60)) {
      // The hexes between the ends of a move or ride are not clicked.
      if (answer.do === 'move' || answer.do === 'ride' || answer.do === 'go-on') continue;
      const { picks } = flintlock.present.clicks.picks(
        { field: game.field, state, known: [] },
        question,
        answer,
      );
      const meant: unknown =
        flintlock.present.clicks.meaning?.({ field: game.field, state, known: [] }, question, picks) ?? null;
      if (meant === null) continue;
      assert.equal(question.refuse(meant as typeof answer), null, `${question.kind}: ${picksKey(picks)}`);
    }
  });
});

test('every unit belongs to a body that names it, and a unit off the map has a reason', () => {
  randomQuestions('cowpens', 150, (game) => {
    const { pieces, bodies, steps, step } = sceneOf(game);
    assert.ok(steps[step], 'the present step is one of the sequence');
    for (const piece of pieces) {
      assert.equal(piece.place === null, piece.off !== null, piece.story);
      if (unitOfPiece(game.field, piece.id) === null) continue;
      const body = bodies.find(({ id }) => id === piece.group);
      assert.ok(body?.pieces.includes(piece.id), piece.name);
    }
  });
});

clause(
  ['FL-4.4b', 'FL-4.4c'],
  'the reach shown for a leader is his reach by the rules; a leader off the map has none',
  () => {
    const game = begun('cowpens', 'reach');
    const { state } = game.position;
    for (const { id } of game.field.leaders) {
      const [zone] =
        flintlock.present.shows.zones?.({ field: game.field, state, known: [] }, `leader:${id}`) ?? [];
      const reached = reachNow({ field: game.field, s: state }, id);
      assert.equal(
        zone?.places.length,
        reached.reduce((sum, each) => sum + each, 0),
      );
    }
  },
);

test('a leader shows the First Volley of his Command until that has fired', () => {
  const game = begun('cowpens', 'volley');
  const marked = () =>
    sceneOf(game)
      .pieces.filter(({ marks }) => marks.some(({ kind }) => kind === 'first volley'))
      .map(({ name }) => name);
  assert.ok(marked().includes('Howard') && marked().includes('McArthur'));
  assert.ok(!marked().includes('Washington'), 'horse has no volley');
  const howard = game.field.commands.find(({ name }) => name === 'Howard');
  game.position.state.volley[howard?.id ?? -1] = 'spent';
  assert.ok(!marked().includes('Howard'));
});

clause(
  ['FL-12.52o', 'FL-12.53a'],
  'a Shock is previewed before it is declared: units, both strengths, every end, chances that add to 1',
  () => {
    const t = contact({});
    const question = t.asked();
    assert.equal(question.refuse({ do: 'shock' }), null);
    const told = flintlock.present.clicks.picks({ field: t.field, state: t.state, known: [] }, question, {
      do: 'shock',
    });
    const [blow] = told.strikes ?? [];
    assert.ok(blow, 'a blow is shown');
    assert.ok((blow.parts?.length ?? 0) > 0, 'who attacks whom');
    assert.equal(blow.sums?.length, 2);
    const sum = blow.ends.reduce((total, { chance }) => total + chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `${sum}`);
    assert.equal(new Set(blow.ends.map(({ label }) => label)).size, blow.ends.length);
    for (const { lines } of blow.sums ?? [])
      for (const { clause: rule } of lines) assert.ok(rule in flintlock.clauses, rule);
  },
);

clause(
  ['FL-11.13e'],
  'each unit that may fire at movement is listed with its own chance, and all of them together',
  () => {
    const t = duel({ british: ['1012'], american: ['1010', '0910'] });
    const path = [{ hex: t.hex('1011'), facing: 0 }];
    t.does({ do: 'move', unit: t.unit('Webster'), path, facing: 0 });
    const question = t.asked();
    const { units } = question.standing ?? assert.fail('It may be settled beforehand.');
    assert.equal(units.length, 2);
    const menu = answerMenuOf(flintlock.present, { field: t.field, state: t.state, known: [] }, question);
    for (const { piece, chance } of units) {
      const row = menu.rows.find(({ pick }) => 'piece' in pick && pick.piece === `unit:${piece}`);
      assert.ok(row?.alone?.label.endsWith(`(${percentText(chance() ?? 0)}) fires`), row?.alone?.label);
    }
    assert.equal(menu.end?.label, 'Hold fire');
    assert.ok(menu.all.some(({ picks, label }) => picks.length === 2 && label.endsWith('fire')));
  },
);

test('a counter has its regiment’s printed label and its letter', () => {
  const shorts = ['guilford', 'camden'].flatMap((battle) =>
    sceneOf(begun(battle, 'names')).pieces.map(({ short }) => short),
  );
  for (const short of ['33rd a', 'Campbell a', '1st NC a', 'v. Bose a', 'Ireland a', 'RA a', '1st Gds a'])
    assert.ok(shorts.includes(short), short);
  assert.deepEqual(
    shorts.filter((short) => short.length > 13),
    [],
  );
});

/** The refusal of a click on a piece and then on a hex. */
function saidTo(t: Situation, piece: string, hex: string): { code: string; sentence: string } | null {
  const question = t.asked();
  const clicked = [{ piece }, { hex: t.hex(hex) }];
  const answer = flintlock.present.clicks.meaning?.(
    { field: t.field, state: t.state, known: [] },
    question,
    clicked,
  );
  return question.refuse(answer ?? assert.fail('The clicks mean something.'));
}

clause(['FL-7.12d', 'FL-7.12b'], 'a hex too far away is refused with the cost of the way to it', () => {
  const t = duel({ british: ['1014'], american: ['1007'] });
  const unit = `unit:${t.unit('Webster')}`;
  assert.equal(saidTo(t, unit, '1011'), null);
  for (const [hex, cost] of [
    ['1409', 6],
    ['1007', 7],
  ] as const) {
    const far = saidTo(t, unit, hex);
    assert.equal(far?.code, 'FL-R-MP', far?.sentence);
    assert.ok(far?.sentence.endsWith(`go there: the way takes ${cost}, and 4 are left.`), far?.sentence);
  }
});

clause(
  ['FL-7.11b', 'FL-4.5a'],
  'the bar of a hex within reach is named, and the refusal of a ride too long names its length',
  () => {
    const t = duel({
      ...{ british: ['1014'], american: ['1802'], webster: { kind: 'cavalry' } },
      field: { terrain: { '1011': 'building' } },
    });
    const barred = saidTo(t, `unit:${t.unit('Webster')}`, '1011');
    assert.equal(barred?.code, 'FL-R-IMPASSABLE', barred?.sentence);
    const ride = saidTo(facingOff(), 'leader:0', '0201');
    assert.equal(ride?.code, 'FL-R-LEADER-MA', ride?.sentence);
    assert.match(ride?.sentence ?? '', /ride there: the way takes \d+, and he has \d+\.$/);
  },
);

clause(
  ['FL-2.5a', 'FL-6.14a', 'FL-11.43b'],
  'a roster counts units and not their counters, and names the formation of the Command',
  () => {
    const t = duel({
      british: ['0912', '1012', '1112', '1212'],
      webster: { skirmishers: 1 },
      leaders: ['1016', '1003'],
      prepare: (s, at) => {
        skirmishing('Webster')(s, at);
        s.leaderSmoke[at.leader('Webster')] = 1;
        s.formation[at.unit('Webster', 1)] = S.formationCode('Column');
        s.facing[at.unit('Webster', 1)] = 1;
      },
    });
    const counter = t.field.units[t.unit('Webster')]?.skirmishers?.[0] ?? -1;
    const facts = (name: string) => {
      const { bodies } = flintlock.present.shows.scene({ field: t.field, state: t.state, known: [] });
      const body = bodies.find(({ leader }) => leader === 'Webster');
      return body?.facts.find(({ label }) => label === name)?.value;
    };
    assert.equal(facts('Units'), '4 of 4');
    assert.equal(facts('Formation'), 'Open');
    const smoke = (unit: number) => {
      const { pieces } = flintlock.present.shows.scene({ field: t.field, state: t.state, known: [] });
      return pieces.find(({ id }) => id === unitId(unit))?.marks.some(({ kind }) => kind === 'smoke');
    };
    t.state.inRange[counter] = 0;
    assert.deepEqual([smoke(counter), smoke(t.unit('Webster', 2))], [false, true]);
    t.state.inRange[counter] = 1;
    assert.equal(smoke(counter), true);
  },
);
