import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { battleById } from '@linstock/battles';
import { parseStudyFile, recordOfStudy, type StudyDrawing, type StudyFile } from '@linstock/battles/study';
import { chanceDice, Game, seededChance, verify } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { loadStudy, shippedStudies } from './index.ts';

/** The places that a drawing names. */
function placesOf(drawing: StudyDrawing): readonly string[] {
  if (drawing.kind === 'arrow') return drawing.via;
  if (drawing.kind === 'ring') return drawing.about;
  return drawing.kind === 'hexes' ? drawing.hexes : [drawing.at];
}

/** The places that a text leads to. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(((?:piece|hex|at):[^)\s]+)\)/g)].map(([, place = '']) => place);

/** Looks for the places of a study on the board after an entry: a fault in one of them, or null. */
function makePlaceCheck(rules: AnyRulebook, game: Game<unknown, unknown, unknown>, entry: number) {
  const { state } = game.positionAt(entry);
  const { pieces } = rules.present.shows.scene({ field: game.field, state, known: [] });
  const ground = rules.present.shows.ground(game.field);
  return (place: string): string | null => {
    const colon = place.indexOf(':');
    const [kind, rest] = [place.slice(0, colon), place.slice(colon + 1)];
    if (kind === 'piece')
      return pieces.some(({ id, place: at }) => id === rest && at !== null)
        ? null
        : `${rest} is not on the board`;
    const [x = NaN, y = NaN] = rest.split(',').map(Number);
    if (ground.kind === 'hexes') {
      const { map } = ground;
      return map.labels.some((_, hex) => map.q[hex] === x && map.r[hex] === y) ? null : `no hex ${rest}`;
    }
    const { width, height } = ground.table;
    return x >= 0 && y >= 0 && 1000 * x <= width && 1000 * y <= height ? null : `${rest} is off the table`;
  };
}

for (const { id, battle, chapters } of shippedStudies) {
  let study: StudyFile;
  let game: Game<unknown, unknown, unknown>;
  let rules: AnyRulebook;
  before(async () => {
    study = parseStudyFile(await loadStudy(id));
    const record = recordOfStudy(study, study.chapters[0]?.record ?? '');
    rules = needRulebook(record.rules.id);
    game = Game.fromRecord(rules, record);
  });

  test(`${id}: its record is of its battle and verifies`, () => {
    assert.equal(study.id, id);
    assert.equal(study.chapters.length, chapters);
    assert.ok(chapters >= 6);
    assert.ok(battleById(battle));
    assert.equal(game.record.battle.id, battle);
    const report = verify(game.record, rules);
    assert.equal(report.ok, true, JSON.stringify(report));
  });

  test(`${id}: each mark and link names a piece or a place that exists`, () => {
    const faults = study.chapters.flatMap(({ title, notes }) =>
      notes.flatMap(({ entry, text = '', drawings = [], frame = [] }) => {
        const check = makePlaceCheck(rules, game, entry);
        return [...drawings.flatMap(placesOf), ...frame, ...linksIn(text)]
          .map(check)
          .filter((fault) => fault !== null)
          .map((fault) => `${title}, entry ${entry}: ${fault}`);
      }),
    );
    assert.deepEqual(faults, []);
  });

  test(`${id}: each variation verifies, and begins with the answers of its chapter`, () => {
    for (const { record, variations = [] } of study.chapters)
      for (const { title, at, record: branch, notes = [] } of variations) {
        const played = recordOfStudy(study, branch);
        assert.equal(verify(played, rules).ok, true, title);
        assert.deepEqual(played.entries.slice(0, at), recordOfStudy(study, record).entries.slice(0, at));
        const other = Game.fromRecord(rules, played);
        for (const { entry, text = '', drawings = [] } of notes) {
          const check = makePlaceCheck(rules, other, entry);
          const faults = [...drawings.flatMap(placesOf), ...linksIn(text)].map(check).filter(Boolean);
          assert.deepEqual(faults, [], `${title}, entry ${entry}`);
        }
      }
  });

  test(`${id}: each answer to a question may be given there`, () => {
    for (const { notes, record } of study.chapters)
      for (const { entry, question } of notes)
        for (const { says, gives = [] } of question?.answers ?? []) {
          const dice = chanceDice(seededChance(`${id} ${says}`));
          const { entries, ...header } = recordOfStudy(study, record);
          const copy = Game.fromRecord(rules, { ...header, entries: entries.slice(0, entry) });
          const [first] = gives;
          if (first === undefined) continue;
          assert.ok(question);
          const proposal = copy.propose(question.of, first, copy.head, {
            dice: () => dice,
            salt: () => 'salt',
          });
          assert.ok('entry' in proposal, `${says}: ${JSON.stringify(proposal)}`);
        }
  });
}
