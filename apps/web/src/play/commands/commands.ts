/**
 * The commands of the game screen, in the order of the list of keys. Keys, buttons, the text view, the list of keys and the docs read
 * this list.
 */
import { ANSWER_COMMANDS } from './answerCommands.ts';
import type { BoardCommand, Command } from './command.ts';
import { BOARD_COMMANDS, SCREEN_COMMANDS } from './viewCommands.ts';

const LIST = [...ANSWER_COMMANDS, ...BOARD_COMMANDS, ...SCREEN_COMMANDS] as const;

/** All commands, those that the board obeys itself among them. */
export const COMMANDS: readonly (Command | BoardCommand)[] = LIST;

/** The name of any command. */
export type AnyCommandId = (typeof LIST)[number]['id'];

/** The name of a command that can be performed from anywhere on the screen. */
export type CommandId = Exclude<(typeof LIST)[number], BoardCommand>['id'];

/** The commands that have a button among the tools over the board. */
export const TOOL_COMMANDS = LIST.filter(
  (command): command is Extract<typeof command, { readonly tool: string }> => 'tool' in command,
);

const byId = new Map(COMMANDS.map((command) => [command.id, command]));

/** The command with this id. */
export function commandOf(id: CommandId): Command {
  const command = byId.get(id);
  if (!command || 'obeyedBy' in command) throw new Error(`There is no command ${id}.`);
  return command;
}

/** The commands that a line of the text view gives, in the order in which they are tried. */
export const commandsOfLine = (line: string): readonly Command[] =>
  COMMANDS.filter(
    (command): command is Command => !('obeyedBy' in command) && (command.words ?? []).includes(line),
  );
