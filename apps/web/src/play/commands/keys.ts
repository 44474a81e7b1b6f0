/** Keys and commands: what a key press means, and the rows of the list of keys. */

import { hasModifier, type KeyPress, usualKeyOf } from '../../app/keyPress.ts';
import type { OwnKeys } from '../../app/ownKeys.ts';
import type { BoardCommand, Command, CommandTarget } from './command.ts';
import { type AnyCommandId, COMMANDS } from './commands.ts';

/** The commands of a key, in the order in which they are tried. */
const commandsByKey = new Map<string, Command[]>();
for (const command of COMMANDS)
  if (!('obeyedBy' in command))
    for (const key of command.keys) commandsByKey.set(key, [...(commandsByKey.get(key) ?? []), command]);

/**
 * The commands that a key press means, in the order in which they are tried. Empty for keys that the page
 * does not use.
 * @param letters false for readers who want no single-letter keys
 * @param own the keys that the reader has changed
 */
export function commandsOf(press: KeyPress, letters: boolean, own: OwnKeys): readonly Command[] {
  return namesOf(press, letters, own).flatMap((name) => commandsByKey.get(name) ?? []);
}

/** The names of a key press in the list, most exact first. */
function namesOf(press: KeyPress, letters: boolean, own: OwnKeys): readonly string[] {
  const { ctrlKey, metaKey, altKey, shiftKey = false } = press;
  if (hasModifier(press)) {
    if (altKey || !(ctrlKey || metaKey)) return [];
    return [`Ctrl+${shiftKey ? 'Shift+' : ''}${usualKeyOf(press)}`];
  }
  const key = usualKeyOf(press, own);
  if (key === ' ') return ['Space'];
  // The key of `+` types `=` alone.
  const name = key === '=' ? '+' : key;
  if (name.length === 1 && !letters) return [];
  const shifted = `Shift+${name}`;
  return shiftKey && commandsByKey.has(shifted) ? [shifted] : [name];
}

/** The first key of a command, as its button shows it; empty if it has none. */
export const keyOf = (id: AnyCommandId): string =>
  COMMANDS.find((command) => command.id === id)?.keys[0] ?? '';

/** Performs the first of some commands that can be given now. If none can, shows the first refusal. */
export function performFirst(commands: readonly Command[], target: CommandTarget): void {
  const state = target.session.store.get();
  const answers = commands.map((command) => command.when?.(state) ?? true);
  const possible = commands[answers.indexOf(true)];
  if (possible) return possible.perform(target);
  const refusal = answers.find((answer) => typeof answer === 'object');
  if (refusal)
    target.session.apply({
      on: 'view',
      do: 'show toast',
      sentence: refusal.sentence,
      clause: refusal.clause,
    });
}

/** A row of the list of keys. */
export interface KeyRow {
  /** The keys as shown. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** The rows of the list of keys. */
export function listKeyRows(): readonly KeyRow[] {
  const rows: { keys: string[]; does: string }[] = [];
  for (const command of COMMANDS) {
    if (command.help !== undefined) rows.push({ keys: shownKeys(command), does: command.help });
    else if (command.keys.length > 0) rows.at(-1)?.keys.push(...shownKeys(command));
  }
  return rows;
}

/** Signs for keys whose names are too long, or are hard to see. */
const SHOWN: Readonly<Record<string, string>> = { Escape: 'Esc', '-': '−' };

const shownKeys = ({ keys, shown }: Command | BoardCommand): string[] =>
  [...(shown ?? keys)].map(
    (key) => SHOWN[key] ?? key.replace(/(?<=^|\+)[a-z]$/, (letter) => letter.toUpperCase()),
  );
