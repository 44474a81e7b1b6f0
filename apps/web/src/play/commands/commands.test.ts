import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { endsIn, picksIn } from '../state/modeSelectors.ts';
import { GameHost, playTo } from '../testing.ts';
import { type Command, NO_CONTROLS } from './command.ts';
import { type CommandId, commandOf, commandsOfLine, TOOL_COMMANDS } from './commands.ts';
import { performFirst } from './keys.ts';

/** A session at the first question of side 0, and a screen that notes requests. */
function opened() {
  const judge = playTo('american-legions', 'cowpens', ({ side, kind }) => side === 0 && kind === 'move');
  const session = new Session(new GameHost(judge, [0]), needRulebook('american-legions'), () => 'at once');
  const asked: string[] = [];
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void asked.push([what, ...given].join(' '));
  const screen = {
    ...NO_CONTROLS,
    zoomBy: note('zoom'),
    fitField: note('fit'),
    focusMap: note('focus'),
    turnTable: note('turn'),
    toggleTool: note('tool'),
    toggleTape: note('tape'),
    hideCounters: note('hide'),
    explain: note('explain'),
  };
  return { judge, target: { session, screen }, asked, state: () => session.store.get() };
}

for (const [id, what] of [
  ['nearer', 'zoom 1.3'],
  ['whole', 'fit'],
  ['map', 'focus'],
  ['quarter-turn', 'turn 90'],
  ['half-turn', 'turn 180'],
  ['arcs', 'tool arcs'],
  ['sight', 'tool sight'],
  ['tape', 'tape'],
  ['hide', 'hide true'],
  ['explain', 'explain'],
] as const)
  test(`${id} asks the screen: ${what}`, () => {
    const { target, asked } = opened();
    performFirst([commandOf(id)], target);
    assert.deepEqual(asked, [what]);
  });

test('the first command that can be given is performed; if none can, the first refusal is shown', () => {
  const { target, state } = opened();
  const performed: string[] = [];
  const command = (id: string, when: Command['when']): Command => ({
    ...{ id, name: id, keys: [] },
    ...(when && { when }),
    perform: () => void performed.push(id),
  });
  const refused = command('refused', () => ({ sentence: 'Not now.', clause: null }));
  const silent = command('silent', () => false);
  performFirst([silent, refused, command('first', undefined), command('second', () => true)], target);
  assert.deepEqual(performed, ['first']);
  assert.equal(state().toast, null);
  performFirst([silent, refused], target);
  assert.equal(state().toast?.sentence, 'Not now.');
});

const may = (id: CommandId, { state }: ReturnType<typeof opened>) => commandOf(id).when?.(state()) ?? true;

test('a command about the piece on the card says so while no card is open', () => {
  const game = opened();
  const sentences = (['threats', 'formation'] as const).map((id) => {
    const answer = may(id, game);
    return typeof answer === 'object' && answer.sentence;
  });
  assert.deepEqual(sentences, [
    'Choose a piece first to see what threatens it.',
    'Choose a piece first whose regiment or Command is to be ordered as one.',
  ]);
  performFirst([commandOf('next')], game.target);
  assert.equal(picksIn(game.state()).length, 1);
  assert.deepEqual([may('threats', game), may('formation', game)], [true, true]);
});

test('the step ends when its end is given twice', async () => {
  const { judge, target, state } = opened();
  const { head } = judge;
  performFirst([commandOf('end')], target);
  assert.notEqual(endsIn(state()), null, 'it asks first');
  performFirst([commandOf('end')], target);
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(judge.head > head);
});

test('Enter shows the next step of the other side only while its turn is shown', () => {
  assert.deepEqual([may('commit', opened()), may('next-step', opened())], [true, false]);
});

test('a number picks the row or gives the answer that has it; a number without an answer says so', () => {
  const { target, state } = opened();
  performFirst([commandOf('choose-2')], target);
  assert.equal(picksIn(state()).length, 1);
  performFirst([commandOf('choose-9')], target);
  assert.match(state().toast?.sentence ?? '', /^The list goes to \d only\.$|^Nothing is listed here/);
});

for (const [line, ids] of [
  ['', ['commit']],
  ['yes', ['commit']],
  ['back', ['back']],
  ['undo', ['take-back']],
  ['end', ['end']],
  ['halt', ['stop', 'halt']],
  ['go on', ['go-on']],
  ['forced', ['forced']],
  ['next', []],
] as const)
  test(`the line "${line}" of the text view gives ${ids.join(' or ') || 'no command'}`, () =>
    assert.deepEqual(
      commandsOfLine(line).map(({ id }) => id),
      ids,
    ));

test('arcs, line of sight and ruler have their buttons among the tools over the board', () => {
  assert.deepEqual(
    TOOL_COMMANDS.map(({ id }) => id),
    ['arcs', 'sight', 'tape'],
  );
});
