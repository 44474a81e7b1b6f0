import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { partial } from '@linstock/kernel/partial';
import { eventOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { buildLogLines, type LogLine } from '../../words/logLines.ts';
import { findLogLine } from './logLineAt.ts';
import { findTurningPlace } from './turningPlace.ts';

const golden = join(import.meta.dirname, '../../../../../rules/johnny-reb/src/golden/little-round-top.json');

test('the disc of a shot is at its target, even if the target was off the table by the end', () => {
  const rulebook = needRulebook('johnny-reb');
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, record);
  const sceneAt = (entry: number) =>
    rulebook.present.shows.scene({ field: game.field, state: game.positionAt(entry).state, known: [] });
  const end = record.entries.length;
  const poseAt = (entry: number, id: string) => sceneAt(entry).pieces.find((piece) => piece.id === id)?.pose;
  const shots = game.log.flatMap(({ n, logItem }) => {
    const what = eventOf(logItem);
    const target = what?.kind === 'volley' ? what.targets[0] : undefined;
    return target === undefined ? [] : [{ n, target, logItem }];
  });
  const shot = shots.find(({ n, target }) => !poseAt(end, target) && poseAt(n - 1, target));
  assert.ok(shot, 'somebody was shot at who was gone by the end');
  const logLine = buildLogLines(game.log, sceneAt(end)).find(({ items }) =>
    items.some(({ logItem }) => logItem === shot.logItem),
  );
  const at = findTurningPlace(shot.n, logLine ?? null, sceneAt(shot.n - 1));
  assert.ok(at && 'spot' in at);
  const pose = poseAt(shot.n - 1, shot.target)!;
  assert.ok(Math.hypot(at.spot.x - pose.x, at.spot.y - pose.y) < 2000, `${JSON.stringify([at, pose])}`);
});

const logLine = (kind: LogLine['kind'], text: string, harmed = false, rank = 0): LogLine =>
  partial<LogLine>({
    ...{ kind, text, items: [{ n: 1 }], losses: harmed ? [{}] : [] },
    rolls: [{ outcome: 'it', reckoning: { outcomes: [{ key: 'it', rank }] } }],
  });

test('an entry is described by its blow rather than by the check after it, and by the blow that hit', () => {
  const told = [logLine('blow', 'missed'), logLine('blow', 'hit', false, 1), logLine('check', 'routs', true)];
  assert.equal(findLogLine(told, 1)?.text, 'hit');
  assert.equal(findLogLine([...told, logLine('blow', 'killed', true, 1)], 1)?.text, 'killed');
});
