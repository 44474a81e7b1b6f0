/** Players and spectators of a battle on several nodes: each goes to another node when its own does not reply. */
import { Game, type GameRecord, type Side } from '@linstock/kernel';
import type { Ack } from '@linstock/protocol';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';
import { call, Page } from '../../../apps/server/test/table.ts';

/** The addresses of the nodes now; one that is down has none. */
export type Addresses = () => readonly string[];

/** A battle that is played. */
export interface Battle {
  readonly id: string;
  readonly system: string;
  /** The seats' tokens by side; empty if a machine sits. */
  readonly tokens: readonly string[];
  /** The number of the entry by which each command was acknowledged. */
  readonly acknowledged: Map<string, number>;
}

/** Milliseconds between two looks of a player who is not asked. */
const LOOK_MS = 250;

/** Milliseconds for which a reply is waited for. */
const REPLY_MS = 5000;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

const any = (addresses: Addresses): string => {
  const up = addresses().filter((each) => each !== '');
  return up[Math.floor(Math.random() * up.length)] ?? '';
};

/** A request to a node chosen at random, or null if it fails or takes too long. */
async function tryCall<T>(
  addresses: Addresses,
  method: string,
  path: string,
  more: { readonly body?: unknown; readonly token: string },
): Promise<{ readonly status: number; readonly body: T } | null> {
  const address = any(addresses);
  if (address === '') return pause(50).then(() => null);
  const late = pause(REPLY_MS).then(() => null);
  return Promise.race([call<T>(address, method, path, more).catch(() => null), late]);
}

/** A seat's copy of the record, from a node that replies; null if none does. */
export async function fetchRecord(address: string, id: string, token: string): Promise<GameRecord | null> {
  const reply = await tryCall<GameRecord>(() => [address], 'GET', `/api/games/${id}/record`, { token });
  return reply?.status === 200 ? reply.body : null;
}

/** Plays a seat by reflex until `ends`. Each answer is sent again, under one command, until some node replies. */
export async function play(
  addresses: Addresses,
  battle: Battle,
  side: Side,
  ends: () => boolean,
): Promise<void> {
  const rules: AnyRulebook = await loadRulebook(battle.system);
  const token = battle.tokens[side] ?? '';
  for (let turn = 0; !ends(); turn++) {
    const record = await fetchRecord(any(addresses), battle.id, token);
    if (!record) continue;
    const game = Game.fromRecord(rules, record);
    if (game.over) return;
    const question = game.open.find((each) => each.side === side);
    if (!question) {
      await pause(LOOK_MS);
      continue;
    }
    const { state } = game.position;
    const answer = rules.heuristics.reflex(game.field, state, question, {}, []);
    const cmd = `s${side}-${turn}`;
    const n = await give(addresses, battle, token, { t: 'answer', cmd, seen: game.head, answer }, ends);
    if (n !== null) battle.acknowledged.set(`${side}:${cmd}`, n);
  }
}

/** Sends a command until a node has accepted or refused it. Returns the number of its entry, null if there is none. */
async function give(
  addresses: Addresses,
  { id }: Battle,
  token: string,
  body: object,
  ends: () => boolean,
): Promise<number | null> {
  while (!ends()) {
    const reply = await tryCall<Ack>(addresses, 'POST', `/api/games/${id}/commands`, { body, token });
    if (reply && reply.status < 500) return reply.status === 200 ? reply.body.n : null;
  }
  return null;
}

/** A spectator's view after its last connection, and the longest time for which it had none while some node was up. */
export interface Watched {
  readonly entries: ReadonlyMap<number, string>;
  readonly longestGapMs: number;
}

/** Watches a game until `ends`, from another node whenever its own is lost. */
export async function watch(addresses: Addresses, id: string, ends: () => boolean): Promise<Watched> {
  const entries = new Map<number, string>();
  let longestGapMs = 0;
  let lostAt: number | null = null;
  while (!ends()) {
    const address = any(addresses);
    if (address === '') {
      await pause(20);
      continue;
    }
    const page = new Page(address, id, { from: entries.size });
    const over = pause(250).then(() => 'wait' as const);
    await Promise.race([page.until(() => page.messages.length > 0).catch(() => undefined), over]);
    if (page.messages.length > 0 && lostAt !== null) {
      longestGapMs = Math.max(longestGapMs, performance.now() - lostAt);
      lostAt = null;
    }
    while (!ends() && page.closed === null && page.messages.length > 0) await pause(50);
    for (const entry of page.entries) entries.set(entry.n, JSON.stringify(entry));
    page.close();
    lostAt ??= performance.now();
  }
  return { entries, longestGapMs };
}
