/** The judge's contract with games stored in a browser, also in two tabs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thinkingAt } from '@linstock/bots';
import { Players } from '@linstock/judge';
import {
  type GameConnection,
  judgeContract,
  type Levels,
  loadToy,
  MemoryStore,
  type Place,
  TOYS,
} from '@linstock/judge/contract';
import { type GameRecord, type Side, seededChance } from '@linstock/kernel';
import type { HostMessage } from '@linstock/protocol';
import { BrowserGames } from './browserGames.ts';
import type { Player } from './host.ts';

let secrets = 0;
const secret = (): string => `${++secrets}`.padStart(64, '0');

/** The tabs of one browser: an addition in one reaches the others. */
class Browser implements Place {
  readonly store = new MemoryStore();
  readonly #tabs: BrowserGames[] = [];
  #first = this.tab();
  readonly twin: Place;

  constructor() {
    const second = this.tab();
    this.twin = {
      ...this.placeOf(() => second),
      restart: () => this.restart(),
      twin: null,
      store: this.store,
    };
  }

  tab(): BrowserGames {
    const players = new Players(loadToy);
    const chance = seededChance('browser');
    const tab: BrowserGames = new BrowserGames({
      store: this.store,
      load: loadToy,
      secret,
      id: () => `b${secret().slice(-8)}`,
      now: () => '2026-01-01T00:00:00Z',
      think: (asked) => players.answer(asked, (level) => thinkingAt(level, chance)),
      tellOthers: (game) => {
        for (const other of this.#tabs) if (other !== tab) void other.syncGame(game);
      },
    });
    this.#tabs.push(tab);
    return tab;
  }

  placeOf(tab: () => BrowserGames): Pick<Place, 'begin' | 'join'> {
    return {
      begin(toy: keyof typeof TOYS, levels: Levels) {
        const player = (level: Levels[number]): Player =>
          level === null ? { kind: 'human' } : { kind: 'bot', level };
        const seats = [player(levels[0]), player(levels[1])] as const;
        const { rules, battle } = TOYS[toy];
        return tab().create({ system: rules.id, battle, options: {}, seats, mine: [0] });
      },
      async join(
        game: string,
        seat: Side | null,
        from: number,
        hear: (message: HostMessage) => void,
      ): Promise<GameConnection> {
        const connection = await tab().join(game, seat, from, hear);
        return { send: (command) => void connection.takeCommand(command), leave: () => connection.leave() };
      },
    };
  }

  begin(toy: keyof typeof TOYS, levels: Levels): Promise<string> {
    return this.placeOf(() => this.#first).begin(toy, levels);
  }

  join(
    game: string,
    seat: Side | null,
    from: number,
    hear: (message: HostMessage) => void,
  ): Promise<GameConnection> {
    return this.placeOf(() => this.#first).join(game, seat, from, hear);
  }

  /** The page is reloaded. */
  async restart(): Promise<void> {
    this.#tabs.splice(this.#tabs.indexOf(this.#first), 1);
    this.#first = this.tab();
  }
}

const browser = new Browser();
for (const check of judgeContract(() => browser)) test(`page: ${check.name}`, { timeout: 60_000 }, check.run);

/** Answers every question of a game with the last option, up to entry `upTo`. */
async function played(tab: BrowserGames, id: string, upTo: number): Promise<readonly HostMessage[]> {
  const events: HostMessage[] = [];
  const hear = (message: HostMessage): void => void events.push(message);
  const connections = [await tab.join(id, 0, 0, hear), await tab.join(id, 1, 0, () => undefined)];
  for (let n = (await tab.view(id)).head; n < upTo; n = (await tab.view(id)).head) {
    for (const [side, answer] of [
      [0, { order: 'run' }],
      [1, { order: 'run' }],
      [0, { rally: true }],
      [0, { steps: 1 }],
    ] as const)
      await connections[side]?.takeCommand({
        t: 'answer',
        cmd: `c${n}-${side}-${Object.keys(answer)[0]}`,
        seen: n,
        answer,
      });
    assert.ok((await tab.view(id)).head > n, 'nothing asked was answered');
  }
  return events;
}

const people = [{ kind: 'human' }, { kind: 'human' }] as const;
const lane = { system: 'gauntlet', battle: 'lane', options: {}, seats: people, mine: [0, 1] } as const;

test('a game continued from an entry of another throws fresh dice for people too', async () => {
  const tab = browser.tab();
  const id = await tab.create(lane);
  await played(tab, id, 3);
  const record = { ...(await tab.view(id)).header, entries: await browser.store.entries(id, 0) };
  const fork = await tab.fork(record, 2, people);
  await played(tab, fork, 3);
  const rally = (await browser.store.entries(fork, 2))[0];
  assert.ok(rally && 'dice' in rally && rally.dice.length === 1);
});

test('a whole record is imported and continues; one that cannot be played is refused in a sentence', async () => {
  const tab = browser.tab();
  const id = await tab.create(lane);
  await played(tab, id, 3);
  const record: GameRecord = { ...(await tab.view(id)).header, entries: await browser.store.entries(id, 0) };
  const again = await tab.importRecord(record, people);
  assert.equal((await tab.view(again)).head, record.entries.length);
  await played(tab, again, record.entries.length + 1);
  const foreign = { ...record, rules: { id: 'chess', version: '1' } };
  await assert.rejects(tab.importRecord(foreign, people), /rule system "chess", which is not known here/);
  const [first, ...rest] = record.entries;
  const damaged = { ...record, entries: [{ ...first, side: 1 }, ...rest] };
  await assert.rejects(tab.importRecord(damaged, people), /Entry 1/);
});

test('a deleted game ends for its readers, and for later visitors', async () => {
  const tab = browser.tab();
  const id = await tab.create(lane);
  const events: HostMessage[] = [];
  await tab.join(id, 0, 0, (message) => void events.push(message));
  await tab.remove(id);
  assert.ok(events.some(({ t }) => t === 'gone'));
  await assert.rejects(browser.tab().view(id), /There is no such game in this browser/);
});

test('a machine asked for at a level that its system does not have plays at the nearest level', async () => {
  const tab = browser.tab();
  const seats = [{ kind: 'human' }, { kind: 'bot', level: 'hard' }] as const;
  const id = await tab.create({ system: 'toy', battle: 'yard', options: {}, seats, mine: [0] });
  const [, machine] = (await tab.view(id)).seats;
  assert.deepEqual([machine?.name, machine?.level], ['Machine, normal', 'normal']);
});
