import { createContext, useContext } from 'react';
import type { CommandTarget } from '../play/commands/command.ts';
import { type CommandId, commandOf } from '../play/commands/commands.ts';
import { performFirst } from '../play/commands/keys.ts';

/** The target of the commands of this game screen. */
export const CommandContext = createContext<CommandTarget | null>(null);

/** Performs a command of the screen, or shows why it cannot be given now. */
export function usePerform(): (id: CommandId) => void {
  const target = useContext(CommandContext);
  if (!target) throw new Error('Commands belong to a game screen.');
  return (id) => performFirst([commandOf(id)], target);
}
