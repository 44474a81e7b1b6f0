import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, ONE_DIE, parseRecord, type Reckoning, sharesOf, shareText } from '@linstock/kernel';
import { type Picked, pickKey, piecesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { describeAim } from '../../screen/aiming/aimWords.ts';
import { listPicksOn } from '../picking/clicking.ts';
import { putToPlayer } from '../question/openQuestion.ts';
import { makePickingMode, withPreview } from '../state/mode.ts';
import { narrowedIn, picksIn } from '../state/modeSelectors.ts';
import { EMPTY_SESSION, type SessionState } from '../state/state.ts';
import { playTo } from '../testing.ts';
import { makeFillingMode } from '../testStates.ts';
import {
  aimOf,
  describeChance,
  findBestShot,
  findChoiceAt,
  findJoinedBlow,
  listLaterTargets,
  lookAt,
  placesOf,
  promiseOf,
  shareOfAsMuch,
} from './aim.ts';

/** A battle at its first shot, with these picks clicked. */
function atFirstShot(system: string, kind: string, picks: readonly Picked[] = []): SessionState {
  const rulebook = needRulebook(system);
  const game = playTo(system, 'cowpens', (question) => question.kind === kind);
  const question = game.open[0]!;
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const asked = putToPlayer(rulebook, game, question, scene.pieces);
  return { ...EMPTY_SESSION, game, rulebook, scene, asked, mode: makePickingMode(asked.menu, picks) };
}

const pointing = (state: SessionState, id: string): SessionState => {
  const piece = state.scene!.pieces.find((each) => each.id === id)!;
  return { ...state, mode: withPreview(state.mode, { preview: findChoiceAt(state, listPicksOn(piece)) }) };
};

/** An enemy that can be shot at by one of several. */
const someTarget = (state: SessionState): string => {
  const shot = state.asked!.menu.all.find(({ picks }) => picks.length > 1)!;
  const hex = shot.picks.at(-1)!;
  const enemy = state.scene!.pieces.find(
    ({ place, side }) =>
      side !== state.asked!.side && place && 'hex' in place && 'hex' in hex && place.hex === hex.hex,
  );
  return enemy!.id;
};

test('pointing at an enemy with nothing chosen shows the best shot at it, and its exact chance', () => {
  const state = atFirstShot('american-legions', 'fire');
  const aim = aimOf(pointing(state, someTarget(state)));
  assert.ok(aim);
  assert.ok(aim.by.every(({ side }) => side === state.asked!.side));
  assert.ok(aim.at.every(({ side }) => side !== state.asked!.side));
  assert.equal(aim.by.length, 2, 'both guns together do more than one');
  const [, ...better] = sharesOf(aim.reckoning!);
  assert.equal(describeChance(aim.reckoning!).share, shareText(better));
});

test("attackers have the body's name if all of it attacks, else their own", () => {
  const both = atFirstShot('american-legions', 'fire');
  assert.match(describeAim(aimOf(pointing(both, someTarget(both)))!, both.scene), /^The British guns on /);
  const one = atFirstShot('american-legions', 'fire', [{ piece: 'company:21' }]);
  assert.match(
    describeAim(aimOf(pointing(one, someTarget(one)))!, one.scene),
    /^1st Royal Artillery gun on /,
  );
});

test('with one gun chosen the other is offered to join, with the chance that both together would have', () => {
  const state = atFirstShot('american-legions', 'fire', [{ piece: 'company:21' }]);
  const aim = aimOf(pointing(state, someTarget(state)));
  assert.ok(aim);
  assert.deepEqual(
    aim.by.map(({ id }) => id),
    ['company:21'],
  );
  assert.deepEqual(
    aim.joins.map(({ id }) => id),
    ['company:22'],
  );
  const raised = findJoinedBlow(state, aim);
  assert.deepEqual(
    raised?.more.map(({ id }) => id),
    ['company:22'],
  );
  assert.ok(Number.parseFloat(raised!.share) > Number.parseFloat(describeChance(aim.reckoning!).share));
});

test('a charging unit is chosen by a click on its ground, and no blow is shown before a target is chosen', () => {
  const state = atFirstShot('american-legions', 'shock');
  const [row] = state.asked!.menu.rows;
  assert.ok(row && 'hex' in row.pick && narrowedIn(state)!.next.has(pickKey(row.pick)));
  assert.equal(findChoiceAt(state, [row.pick]), null);
});

test('the chance shown if others join is for the same result', () => {
  const reckoning = (...ranks: number[]): Reckoning => ({
    ...{ name: 'fire', title: 'Fire', clause: 'X-1', dice: ONE_DIE, lines: [] },
    outcomes: ranks.map((rank) => ({ key: `${rank}`, label: `${rank} hits`, rank })),
  });
  assert.equal(shareOfAsMuch(reckoning(1, 1, 2, 2, 3, 4), reckoning(0, 0, 0, 1, 1, 2)), 'certain');
});

test('the best shot of some units is theirs alone; there is none if none of them can shoot', () => {
  const state = atFirstShot('american-legions', 'fire');
  const target = listPicksOn(state.scene!.pieces.find(({ id }) => id === someTarget(state))!);
  const by = (...ids: string[]) =>
    piecesPicked(findBestShot(state, [], target, new Set(ids))?.picks ?? []).filter((id) =>
      id.startsWith('company'),
    );
  assert.deepEqual(by('company:22'), ['company:22']);
  assert.deepEqual(by('company:21', 'company:22'), ['company:21', 'company:22']);
  assert.deepEqual(by('company:1'), []);
});

test('a target that is a piece is aimed at when its counter is pointed at', () => {
  const state = atFirstShot('flintlock', 'gun-action');
  const shot = state.asked!.menu.all.find(({ picks }) => piecesPicked(picks).length === 2)!;
  const [gun, target] = piecesPicked(shot.picks);
  const chosen = {
    ...state,
    mode: makePickingMode(state.asked!.menu, [{ piece: gun! }]),
  };
  const aim = aimOf(pointing(chosen, target!));
  assert.deepEqual([aim?.by.map(({ id }) => id), aim?.at.map(({ id }) => id)], [[gun], [target]]);
});

test('pointing at friends or open ground proposes no attack', () => {
  const state = atFirstShot('american-legions', 'fire');
  const friend = state.scene!.pieces.find(({ side }) => side === 0)!;
  assert.equal(aimOf(pointing(state, friend.id)), null);
  assert.equal(findChoiceAt(state, [{ hex: 0 }]), null);
});

test('while a shot waits for more firers, its possible targets are known', () => {
  const state = atFirstShot('american-legions', 'fire', [{ piece: 'company:21' }]);
  const next = narrowedIn(state)!;
  const alone = {
    ...state,
    mode: makePickingMode({ after: () => ({ ...next, next: new Map() }) }, picksIn(state)),
  };
  assert.deepEqual(
    placesOf(listLaterTargets(alone)).sort(),
    [
      ...new Set(
        next.left.flatMap(({ picks }) => picks.flatMap((pick) => ('hex' in pick ? [`hex:${pick.hex}`] : []))),
      ),
    ].sort(),
  );
  assert.deepEqual(listLaterTargets(state), [], 'what can be clicked at once is marked as a target');
});

test('while fires are written in a form, pointing at an enemy shows who may fire at it, with the chance', () => {
  const rulebook = needRulebook('johnny-reb');
  const golden = join(
    import.meta.dirname,
    '../../../../../rules/johnny-reb/src/golden/mcphersons-ridge.json',
  );
  const record = parseRecord(JSON.parse(readFileSync(golden, 'utf8')));
  const firing = record.entries.findIndex((each) => JSON.stringify(each).includes('"do":"fires"'));
  const game = Game.fromRecord(rulebook, { ...record, entries: record.entries.slice(0, firing) });
  const question = game.open.find(({ kind }) => kind === 'first-fires')!;
  const sheet = rulebook.present.asks.sheet!(
    { field: game.field, state: game.position.state, known: [] },
    question,
  )!;
  const scene = rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const asked = putToPlayer(rulebook, game, question, scene.pieces);
  const state: SessionState = {
    ...EMPTY_SESSION,
    game,
    rulebook,
    scene,
    asked,
    mode: makeFillingMode(sheet),
  };
  const [row] = sheet.rows;
  const target = row!.choices.find(({ at }) => at !== undefined)!.at!;
  const looks = lookAt(state, target);
  assert.deepEqual(looks?.row, row!.id);
  const aim = aimOf({ ...state, mode: makeFillingMode(sheet, { looks }) });
  assert.deepEqual([aim?.by[0]?.id, aim?.at[0]?.id], [row!.piece, target]);
  assert.match(aim?.says ?? '', /%|certain|never|no dice/);
  assert.equal(lookAt(state, row!.piece), null, 'a friend is not aimed at');
});

test('a throw with one possible result shows that, and any other its chances', () => {
  const state = atFirstShot('american-legions', 'fire');
  const shot = aimOf(pointing(state, someTarget(state)))!.reckoning!;
  assert.deepEqual(promiseOf(shot), describeChance(shot));
  const nothing = shot.outcomes[0]!;
  const sure = { ...shot, outcomes: shot.outcomes.map(() => nothing) };
  assert.deepEqual(promiseOf(sure), { share: 'certain', words: nothing.label });
});

test('a die for the first move shows no chance: the needed number is not known yet', () => {
  const game = playTo('morschauser', 'maida', () => true);
  const question = game.open[0]!;
  const [throws] = putToPlayer(needRulebook('morschauser'), game, question, []).menu.all;
  const { first } = game.preview(question.side, throws!.answer);
  assert.deepEqual(promiseOf(first!), { share: '', words: 'The number itself counts.' });
});
