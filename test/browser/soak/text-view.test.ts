/** Long stretches of battles of each system played from the first answer to the last by lines typed at the text view: `npm run soak`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { endsStep } from '@linstock/scene';
import { Session } from '../../../apps/web/src/play/session.ts';
import { GameHost } from '../../../apps/web/src/play/testing.ts';
import { obey, type Reply } from '../../../apps/web/src/screen/textView/command.ts';
import { type Line, type Passage, type Script, scriptOf } from '../script.ts';

const PASSAGES: readonly Passage[] = [
  { system: 'american-legions', battle: 'cowpens', from: 0, answers: 120 },
  { system: 'american-legions', battle: 'quinby', from: 0, answers: 80 },
  { system: 'flintlock', battle: 'cowpens', from: 80, answers: 80 },
  { system: 'flintlock', battle: 'hobkirk', from: 100, answers: 80 },
  { system: 'morschauser', battle: 'maida', from: 0, answers: 120 },
  { system: 'morschauser', battle: 'cowpens', from: 40, answers: 80 },
  { system: 'johnny-reb', battle: 'little-round-top', from: 4, answers: 80 },
  { system: 'johnny-reb', battle: 'mcphersons-ridge', from: 0, answers: 80 },
];

for (const passage of PASSAGES)
  test(`${passage.system}, ${passage.battle}: every answer is given in words`, async () => {
    const script = scriptOf(passage);
    let said = 0;
    for (const [i, line] of script.lines.entries()) {
      // A question is skipped if all its answers have the same effect.
      if (!line.told && line.rows.length === 0) continue;
      const n = script.start.entries.length + i;
      const { answer, heard } = await saidAt(script, n, line);
      const meant = script.game.record.entries[n];
      assert.deepEqual(answer, meant && 'answer' in meant ? meant.answer : null, `${line.kind}: ${heard}`);
      said++;
    }
    assert.ok(said > script.lines.length / 2, `${said} of ${script.lines.length} are said`);
  });

/**
 * Says a line of the script on a desktop when the game has reached it. Returns the answer given then, and the last
 * reply of the text view.
 */
async function saidAt({ rules, game }: Script, n: number, { side, told, rows }: Line) {
  const { record } = game;
  const judge = Game.fromRecord(rules, { ...record, entries: record.entries.slice(0, n) });
  const session = new Session(new GameHost(judge, [side]), rules, () => 'at once');
  let reply: Reply = { says: '', which: [] };
  const hears = async (say: () => Reply) => {
    reply = say();
    for (let turns = 0; turns < 40; turns++) await new Promise((resolve) => setImmediate(resolve));
  };
  const say = (line: string) => hears(() => obey(session, line, () => null));
  if (told) {
    await say(endsStep(told.picks) ? 'end' : told.label);
    const which = reply.which.find(({ label }) => label === told.label);
    if (which) await hears(which.choose);
    if (/end again/.test(reply.says)) await say('end');
    if (/Enter again/.test(reply.says)) await say('');
  } else {
    for (const { row, choice } of rows) await say(`order ${row.number} ${choice.label}`);
    await say('lock');
  }
  const given = judge.record.entries[n];
  return { answer: given && 'answer' in given ? given.answer : null, heard: reply.says };
}
