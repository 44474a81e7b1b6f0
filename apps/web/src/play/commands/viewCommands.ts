/** Commands that change the view: tools, zoom, panels, replay, sound. In the order of the list of keys. */
import { type Panel, togglePanel } from '../../app/panels.ts';
import { settings } from '../../app/settings.ts';
import { mayTurn } from '../picking/facings.ts';
import { findPieceOnCard } from '../picking/pieceOnCard.ts';
import type { Session } from '../session.ts';
import { shownEntryIn } from '../state/modeSelectors.ts';
import { PASSING } from '../state/state.ts';
import type { BoardCommand, Command } from './command.ts';
import { isShowingTurn } from './listedAnswers.ts';

/** Factor by which a command zooms. */
const ZOOM = 1.3;

/** The commands about the board and the tools on it. */
export const BOARD_COMMANDS = [
  {
    id: 'explain',
    name: 'Explain the odds',
    keys: ['x'],
    help: 'explain the odds',
    perform: ({ screen }) => screen.explain(),
  },
  {
    id: 'arcs',
    name: 'Arcs and range',
    keys: ['f'],
    help: 'arcs and range of the chosen piece',
    tool: 'arcs',
    perform: ({ screen }) => screen.toggleTool('arcs'),
  },
  {
    id: 'sight',
    name: 'Line of sight',
    keys: ['l'],
    help: 'line of sight from the chosen piece',
    tool: 'sight',
    perform: ({ screen }) => screen.toggleTool('sight'),
  },
  {
    id: 'tape',
    name: 'Ruler',
    keys: ['k'],
    help: 'ruler: lengths on a table, hexes on a map',
    tool: 'tape',
    perform: ({ screen }) => screen.toggleTape(),
  },
  {
    id: 'quarter-turn',
    name: 'Quarter turn',
    keys: ['b'],
    help: 'a quarter turn of a table; with Shift half a turn',
    perform: ({ screen }) => screen.turnTable(90),
  },
  {
    id: 'half-turn',
    name: 'Half turn',
    keys: ['Shift+b'],
    shown: [],
    perform: ({ screen }) => screen.turnTable(180),
  },
  {
    id: 'threats',
    name: 'What threatens it',
    keys: ['t'],
    help: 'what threatens the chosen piece',
    when: (state) =>
      findPieceOnCard(state) !== null || {
        sentence: 'Choose a piece first to see what threatens it.',
        clause: null,
      },
    perform: ({ session }) => session.apply({ on: 'view', do: 'toggle threats' }),
  },
  {
    id: 'hide',
    name: 'Hide the counters',
    keys: ['Space'],
    help: 'held: hide the counters',
    perform: ({ screen }) => screen.hideCounters(true),
  },
  {
    id: 'map',
    name: 'Go to the map',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    shown: ['arrows'],
    help: 'move the map, or on a table what is chosen',
    perform: ({ screen }) => screen.focusMap(),
  },
  {
    id: 'cursor',
    name: 'Move the cursor',
    keys: ['q', 'e', 'a', 'd', 'z', 'c'],
    help: 'on hexes: the cursor to the next hex that way; Enter clicks it',
    obeyedBy: 'board',
  },
  {
    id: 'fan',
    name: 'Fan out the stack',
    keys: ['v'],
    help: 'fan out the stack under the cursor',
    obeyedBy: 'board',
  },
  {
    id: 'turn-here',
    name: 'Turn here',
    keys: ['i'],
    help: 'on a table: a new part of the way begins here',
    obeyedBy: 'board',
  },
  {
    id: 'nearer',
    name: 'Nearer',
    keys: ['+'],
    help: 'nearer, farther, the whole field',
    perform: ({ screen }) => screen.zoomBy(ZOOM),
  },
  { id: 'farther', name: 'Farther', keys: ['-'], perform: ({ screen }) => screen.zoomBy(1 / ZOOM) },
  { id: 'whole', name: 'The whole field', keys: ['0'], perform: ({ screen }) => screen.fitField() },
] as const satisfies readonly (Command | BoardCommand)[];

/** The commands about panels, playback and replay. */
export const SCREEN_COMMANDS = [
  { id: 'roster', name: 'Regiments', keys: ['g'], help: 'regiments', perform: panel('roster') },
  {
    id: 'text-view',
    name: 'Text view',
    keys: ['j'],
    help: 'text view: the game in words',
    perform: panel('textView'),
  },
  { id: 'rules', name: 'Rules', keys: ['r'], help: 'rules', perform: panel('rules') },
  { id: 'ledger', name: 'Dice', keys: ['y'], help: 'dice and luck', perform: panel('ledger') },
  {
    id: 'turn-left',
    name: 'Turn left',
    keys: ['['],
    help: 'turn what is chosen left or right; else replay one entry back or on',
    perform: ({ session }) => turn(session, -1),
  },
  { id: 'turn-right', name: 'Turn right', keys: [']'], perform: ({ session }) => turn(session, 1) },
  {
    id: 'next-step',
    name: 'Next',
    keys: ['Enter'],
    help: "in the enemy's turn: next step, pause, skip to your question",
    when: isShowingTurn,
    perform: ({ session }) => session.playback.next(),
  },
  {
    id: 'pause',
    name: 'Pause',
    keys: ['w'],
    perform: ({ session }) => session.playback.pause(!session.playback.course.paused),
  },
  { id: 'skip', name: 'Skip', keys: ['s'], perform: ({ session }) => session.playback.skip() },
  {
    id: 'sound',
    name: 'Sound',
    keys: ['m'],
    help: 'drums, musketry and guns: on or silent',
    perform: ({ session }) => toggleSound(session),
  },
  {
    id: 'follow',
    name: 'Follow the fight',
    keys: ['h'],
    help: 'the view follows the fight, or stays',
    perform: ({ session }) => toggleFollow(session),
  },
  {
    id: 'start',
    name: 'The start',
    keys: ['Home'],
    help: 'replay: the start, the present',
    perform: ({ session }) => session.apply({ on: 'past', do: 'show', entry: 0 }),
  },
  {
    id: 'present',
    name: 'The present',
    keys: ['End'],
    perform: ({ session }) => session.apply({ on: 'past', do: 'show', entry: null }),
  },
  { id: 'keys', name: 'Keys', keys: ['?'], help: 'these keys', perform: panel('keys') },
  {
    id: 'umpire',
    name: 'Umpire mode',
    keys: ['Shift+h'],
    help: 'umpire mode: change the board by hand',
    when: (state) => state.game?.rules.edit !== undefined,
    perform: panel('umpire'),
  },
  { id: 'seat', name: 'Your seat', keys: [], perform: panel('seat') },
  { id: 'talk', name: 'Talk', keys: [], perform: panel('talk') },
  { id: 'settings', name: 'Settings', keys: [], perform: panel('settings') },
] as const satisfies readonly Command[];

function panel(name: Panel): () => void {
  return () => togglePanel(name);
}

/** Turns the selection; if nothing is selected, replays one entry back or forward. */
function turn(session: Session, by: 1 | -1): void {
  const state = session.store.get();
  if (mayTurn(state)) return session.apply({ on: 'board', do: 'turn', by });
  const { game, head } = state;
  const shown = shownEntryIn(state);
  if (!game) return;
  const line = [0, ...game.line];
  const at = line.indexOf(shown ?? line.at(-1) ?? head);
  const to = line[Math.max(0, (at < 0 ? line.length - 1 : at) + by)];
  if (to !== undefined) session.apply({ on: 'past', do: 'show', entry: to });
}

/** Messages for changes by a key that are not visible at once. */
const HEARD = 'Drums, musketry and guns are heard.';
const SILENT = 'Drums, musketry and guns are silent.';
const FOLLOWS = 'The view goes where the enemy acts.';
const STAYS = 'The view stays where it is.';

function toggleSound(session: Session): void {
  settings.change({ sound: settings.get().sound === 'off' ? 'full' : 'off' });
  session.apply({
    on: 'view',
    do: 'show toast',
    sentence: settings.get().sound === 'off' ? SILENT : HEARD,
    clause: null,
    details: PASSING,
  });
}

function toggleFollow(session: Session): void {
  settings.change({ follow: !settings.get().follow });
  session.apply({
    on: 'view',
    do: 'show toast',
    sentence: settings.get().follow ? FOLLOWS : STAYS,
    clause: null,
    details: PASSING,
  });
}
