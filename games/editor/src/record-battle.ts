import { type BattleFile, leanFile, parseBattleFile } from '@linstock/battles/file';
import type { Options } from '@linstock/kernel';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';
import { battleOfFile } from './battle-files.ts';

/**
 * The battle of a record: one that ships with Linstock, the one that the record contains, or a file given with it.
 */

/**
 * The rulebook that a record was played under, in which its battle is as it was played. Throws RangeError with a sentence for a record
 * of a battle that is neither of the house nor carried, and for a file of another battle.
 * @param beside a battle file given with the record
 */
export async function rulebookForRecord(played: PlayedBattle, beside?: BattleFile): Promise<AnyRulebook> {
  const { rules, battle, carried } = played;
  if (beside !== undefined) return rulebookOf(beside, played);
  if (carried !== undefined) return carriedRulebook(played, carried);
  const rulebook = await loadRulebook(rules.id);
  if (rulebook.battles.includes(battle.id) || !battle.id.startsWith(OWN)) return rulebook;
  throw new RangeError(`This game was played on a battle of its own (${battle.id}). Open its file too.`);
}

/** The battle of a game, as its record names and carries it. */
export interface PlayedBattle {
  readonly rules: { readonly id: string };
  /** The hash is null for a game that begins now. */
  readonly battle: { readonly id: string; readonly hash: string | null };
  readonly carried?: Options;
}

/** The rulebooks by the object that carries the battle: a worker asks for that of one game again and again. */
const KNOWN = new WeakMap<object, Promise<AnyRulebook>>();
/** The rulebooks of the battles carried last, for copies of one. */
const CARRIED = new Map<string, Promise<AnyRulebook>>();
const MOST_CARRIED = 8;

async function carriedRulebook(played: PlayedBattle, carried: Options): Promise<AnyRulebook> {
  const known = await KNOWN.get(carried);
  if (known && isBattleOf(known, played)) return known;
  const made = rulebookOfCopy(played, carried);
  KNOWN.set(carried, made);
  return made;
}

function isBattleOf(rulebook: AnyRulebook, { rules, battle }: PlayedBattle): boolean {
  if (rulebook.id !== rules.id || !rulebook.battles.includes(battle.id)) return false;
  return battle.hash === null || rulebook.battleHash(battle.id) === battle.hash;
}

function rulebookOfCopy(played: PlayedBattle, carried: Options): Promise<AnyRulebook> {
  const key = JSON.stringify([played.rules.id, played.battle, carried]);
  const known = CARRIED.get(key);
  if (known) return known;
  const made = Promise.resolve().then(() => rulebookOf(parseBattleFile(carried), played));
  CARRIED.set(key, made);
  made.catch(() => CARRIED.delete(key));
  for (const oldest of CARRIED.keys()) if (CARRIED.size > MOST_CARRIED) CARRIED.delete(oldest);
  return made;
}

/** The beginning of the id of a battle that a user has made. */
const OWN = 'own-';

async function rulebookOf(file: BattleFile, { rules, battle }: PlayedBattle): Promise<AnyRulebook> {
  if (file.id !== battle.id)
    throw new RangeError(
      `The game was played on the battle ${battle.id}, and this file holds ${file.id}. Open the file of that battle.`,
    );
  const { rulebook } = await battleOfFile(file, rules.id);
  if (battle.hash !== null && rulebook.battleHash(battle.id) !== battle.hash)
    throw new RangeError(
      `“${file.title}” has been changed since this game was played on it. Open the file as it was then.`,
    );
  return rulebook;
}

/** A battle as a record carries it: lean, with the fight of its system alone. */
export function carriedFile(file: BattleFile, system: string): Options {
  return JSON.parse(JSON.stringify(leanFile(file, [system])));
}
