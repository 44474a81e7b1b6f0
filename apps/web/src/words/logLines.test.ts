/**
 * The log of golden games. Lines are found by their content and not by number, because the games are played again
 * when rules change.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { findLogLine } from '../screen/after/logLineAt.ts';
import { buildLogLines, describeChances, describeLine, type LogLine } from './logLines.ts';
import { castOf } from './names.ts';

/** All log lines of a golden game, and all its pieces. */
function goldenLines(system: string, battle: string) {
  const golden = join(import.meta.dirname, '../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const rulebook = needRulebook(system);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, record);
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  return { logLines: buildLogLines(game.log, scene), cast: castOf(scene) };
}

/** The first log line that matches. Throws if there is none. */
function found(logLines: readonly LogLine[], wanted: (logLine: LogLine) => boolean): LogLine {
  const logLine = logLines.find(wanted);
  assert.ok(logLine, 'the golden game has such a logLine');
  return logLine;
}

const COWPENS = goldenLines('american-legions', 'cowpens');
const MAIDA = goldenLines('morschauser', 'maida');

test('a volley, its throw and the losses it dealt are one log line, told by their entries too', () => {
  const { logLines } = COWPENS;
  const volley = found(
    logLines,
    ({ kind, text, losses, n, last }) =>
      kind === 'blow' && text.includes(' fire') && losses.length > 0 && last > n,
  );
  assert.equal(volley.rolls.length, 1);
  assert.equal(findLogLine(logLines, volley.last), volley, 'the loss is taken by an entry of its own');
  assert.equal(findLogLine(logLines, 99_999), null);
  const miss = found(logLines, ({ text, outcome }) => text.includes(' fire') && outcome === 'no effect');
  assert.match(describeLine(miss), /: no effect\.$/);
});

test('a hit that the enemy assigns to another company of the target regiment belongs to the shot', () => {
  const shots = MAIDA.logLines.filter(({ kind, text }) => kind === 'blow' && text.includes('shoots at'));
  const hit = shots.filter(({ outcome }) => outcome !== 'no hit');
  assert.ok(hit.length > 10);
  const credited = hit.filter(({ losses }) => losses.length > 0);
  assert.ok(credited.length > 0.9 * hit.length, `${credited.length} of ${hit.length}`);
  assert.ok(
    credited.some(({ text, losses }) => losses.some((each) => !text.includes(each.sentence.slice(4, 20)))),
  );
});

test("a regiment's march is told once, however many orders it took", () => {
  const { logLines, cast } = COWPENS;
  const bodyOf = ({ pieces }: LogLine) => cast.get(pieces[0] ?? '')?.called.whole.text;
  const marches = logLines.flatMap((logLine, i) => {
    const next = logLines[i + 1];
    const marching =
      logLine.kind === 'way' && next?.kind === 'way' && / (?:moves?|rides) /.test(logLine.text + next.text);
    return marching ? [[bodyOf(logLine), bodyOf(next)] as const] : [];
  });
  assert.ok(marches.length > 10);
  for (const [one, other] of marches) assert.notEqual(one, other);
  assert.ok(logLines.some(({ text, n, last }) => / up to \d+ hexes$/.test(text) && last > n));
});

test("a melee line has the chances of both sides' throws, and its losses even if logged earlier", () => {
  const melees = MAIDA.logLines.filter(({ kind, text }) => kind === 'blow' && text.includes(' against '));
  assert.ok(melees.length > 3);
  for (const melee of melees) {
    assert.equal(melee.rolls.length, 2, melee.text);
    assert.match(describeChances(melee), / and /);
  }
  const beaten = found(melees, ({ losses }) =>
    losses.some(({ sentence }) => sentence.endsWith('is destroyed.')),
  );
  assert.doesNotMatch(describeLine(beaten), /is beaten\..*is destroyed/, 'the beaten is named once');
});

test('the initiative is logged with both dice, not with those of the rally after it', () => {
  const { logLines } = goldenLines('johnny-reb', 'mcphersons-ridge');
  const initiative = found(logLines, ({ text }) => text.includes('has the initiative'));
  assert.deepEqual(
    initiative.rolls.map(({ reckoning }) => reckoning.name),
    ['initiative', 'initiative'],
  );
});
