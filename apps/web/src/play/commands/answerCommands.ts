/** Commands about the answers: choosing, giving, taking back. In the order of the list of keys. */
import { sentence } from '@linstock/scene';
import { formationIn } from '../state/modeSelectors.ts';
import type { Command, CommandTarget } from './command.ts';
import {
  chooseFormation,
  chooseListed,
  commit,
  endStep,
  mayChooseFormation,
  mayCommit,
  mayEndStep,
  mayForce,
  walkPieces,
} from './listedAnswers.ts';

/** The commands about the answers to a question. */
export const ANSWER_COMMANDS = [
  {
    id: 'next',
    name: 'Next piece',
    keys: ['n'],
    help: 'next or previous piece that can act; in a form the next row that is not set',
    perform: (target) => walkPieces(target, 1),
  },
  { id: 'previous', name: 'Previous piece', keys: ['p'], perform: (target) => walkPieces(target, -1) },
  {
    id: 'commit',
    name: 'Do it',
    keys: ['Enter'],
    help: 'do what is chosen: commit, or throw the dice on the card',
    when: mayCommit,
    perform: commit,
    words: ['', 'yes'],
  },
  {
    id: 'back',
    name: 'One step back',
    keys: ['Escape'],
    help: 'one step back',
    perform: stepBack,
    words: ['back'],
    reply: () => 'One step back.',
  },
  {
    id: 'formation',
    name: 'All of the formation',
    keys: ['o'],
    help: 'all of the regiment or Command of the chosen piece, to be ordered as one',
    when: mayChooseFormation,
    perform: chooseFormation,
  },
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((number) => ({
    id: `choose-${number}` as const,
    name: `Answer ${number}`,
    keys: [String(number)],
    ...(number === 1 && {
      help: 'choose the listed answer, or the row of a form; then a letter sets its order',
    }),
    perform: (target: CommandTarget) => chooseListed(target, number - 1),
  })),
  {
    id: 'take-back',
    name: 'Take back',
    keys: ['u', 'Ctrl+z'],
    help: 'take back',
    perform: ({ session }) => session.apply({ on: 'seat', do: 'take back' }),
    words: ['undo'],
    reply: () => 'Taking back.',
  },
  {
    id: 'redo',
    name: 'Do again',
    keys: ['Ctrl+Shift+z'],
    help: 'redo what was taken back',
    perform: ({ session }) => session.apply({ on: 'seat', do: 'redo' }),
  },
  {
    id: 'end',
    name: 'End the step',
    keys: ['.'],
    shown: ['.', '.'],
    help: 'end the step (pressed twice)',
    when: mayEndStep,
    perform: endStep,
    words: ['end'],
  },
  {
    id: 'stop',
    name: 'Stop',
    keys: [],
    when: ({ unfinished }) => unfinished !== null,
    perform: ({ session }) => session.apply({ on: 'formation', do: 'halt' }),
    words: ['halt', 'stop'],
    reply: ({ unfinished }) => `${sentence(unfinished?.called ?? '')} stops where it is.`,
  },
  {
    id: 'go-on',
    name: 'Go on now',
    keys: [],
    when: ({ unfinished }) => unfinished !== null,
    perform: ({ session }) => session.apply({ on: 'formation', do: 'go on' }),
    words: ['go on'],
    reply: ({ unfinished }) => `${sentence(unfinished?.called ?? '')} goes on.`,
  },
  {
    id: 'halt',
    name: 'Halt',
    keys: [],
    when: (state) => formationIn(state) !== null,
    perform: ({ session }) => session.apply({ on: 'formation', do: 'stand fast' }),
    words: ['halt'],
    reply: (_, { toast }) => toast?.sentence ?? '',
  },
  {
    id: 'forced',
    name: 'Do all forced actions',
    keys: [],
    when: mayForce,
    perform: ({ session }) => session.apply({ on: 'board', do: 'give forced' }),
    words: ['forced'],
    reply: () => 'All forced actions are done.',
  },
] as const satisfies readonly Command[];

/** A step back from whatever was opened last: a tool, a panel, a pick. */
function stepBack({ session, screen }: CommandTarget): void {
  if (!screen.putAway()) session.apply({ on: 'board', do: 'step back' });
}
