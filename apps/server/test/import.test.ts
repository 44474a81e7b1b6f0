import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { commitment, type DiceTerms, Game, type GameRecord, parseRecord, verify } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import { type Created, type CreateRequest, MAX_IMPORT } from '@linstock/protocol';
import { needRulebook } from '@linstock/systems/all';
import { HOUSE } from '../src/registry.ts';
import type { Serving } from '../src/serve.ts';
import { CLOSE, call, type Reply, takeSeats, toyServer, WAIT } from './table.ts';

const rules = toyRules();
let server: Serving;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

type Seats = CreateRequest['seats'];
type Refusal = { readonly error: { readonly sentence: string } };
const PEOPLE: Seats = [{ kind: 'human' }, { kind: 'human' }];

const bring = <T = Created>(record: unknown, seats = PEOPLE, to = server): Promise<Reply<T>> =>
  call<T>(to.address, 'POST', '/api/games/import', { body: { record, seats } });

/** A toy game in which one blow has been struck, with these dice. */
function begun(dice: DiceTerms): GameRecord {
  const game = Game.create(rules, { battle: 'yard', dice });
  for (const [side, answer] of [
    [0, CLOSE],
    [1, WAIT],
    [0, { strike: 0 }],
  ] as const) {
    const proposal = game.propose(side, answer, game.head, { salt: () => 'salt' });
    assert.ok('entry' in proposal);
    game.append(proposal.entry);
  }
  return game.record;
}

const KNOWN = { kind: 'fair', commitment: commitment('known'), secret: 'known' } as const;
const SEEDED = { kind: 'seeded', seed: 'known' } as const;

for (const [what, dice] of [
  ['a seed everybody can read', SEEDED],
  ['a secret somebody knows', KNOWN],
  ['a secret nobody here knows', { ...KNOWN, secret: null }],
] as const) {
  test(`between people a record with ${what} continues with dice committed to here, and names the entry`, async () => {
    const record = dice.kind === 'fair' ? { ...begun(KNOWN), dice } : begun(dice);
    const made = await bring(record);
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const { game } = made.body;
    const terms = game.header.dice;
    assert.ok(terms.kind === 'fair' && terms.commitment !== KNOWN.commitment && terms.secret === null);
    assert.equal(terms.from, 4);

    const [token] = await takeSeats(server.address, made.body);
    const body = { t: 'resign', seen: 3, cmd: 'r' };
    assert.equal(
      (await call(server.address, 'POST', `/api/games/${game.id}/commands`, { body, token })).status,
      200,
    );
    const ended = await call<GameRecord>(server.address, 'GET', `/api/games/${game.id}/record`);
    const found = verify(ended.body, rules);
    assert.deepEqual([found.ok, found.holds, found.from, found.unchecked], [false, true, 4, 1]);
  });
}

test('a game of one player keeps dice that can be foreseen', async () => {
  const made = await bring(begun(SEEDED), [{ kind: 'human' }, { kind: 'bot', level: 'easy' }]);
  assert.deepEqual(made.body.game.header.dice, SEEDED);
});

test('a machine in a record brought here plays at a level that its system has', async () => {
  const made = await bring(begun(SEEDED), [{ kind: 'human' }, { kind: 'bot', level: 'hard' }]);
  const [, machine] = made.body.game.seats;
  assert.deepEqual([machine?.name, machine?.level], ['Machine, normal', 'normal']);
});

test('a game of one player continues with fresh dice if its own cannot be thrown here', async () => {
  const made = await bring({ ...begun(KNOWN), dice: { ...KNOWN, secret: null } }, [
    { kind: 'human' },
    { kind: 'bot', level: 'easy' },
  ]);
  const { dice } = made.body.game.header;
  assert.equal(dice.kind === 'fair' && dice.from, 4);
});

test('a record with too many entries for a server is refused with advice', async () => {
  const record = begun(SEEDED);
  const [entry] = record.entries;
  const entries = Array.from({ length: MAX_IMPORT.entries + 1 }, () => entry);
  const reply = await bring<Refusal>({ ...record, entries });
  assert.equal(reply.status, 422);
  assert.match(
    reply.body.error.sentence,
    /takes in records of 5000 entries at most; this has 5001\. Open it in/,
  );
});

/** A battle in mid-game, followed by `pairs` answers that are taken back immediately. */
function givenAndTakenBack(pairs: number): GameRecord {
  const golden = new URL('../../../rules/morschauser/src/golden/maida.json', import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(golden, 'utf8')));
  const game = Game.fromRecord(needRulebook('morschauser'), {
    ...record,
    entries: record.entries.slice(0, 31),
  });
  const place = game.head;
  const [question] = game.open;
  assert.ok(question);
  const [answer] = [...question.options()].filter((each) => {
    const proposal = game.propose(question.side, each, place);
    return 'entry' in proposal && 'dice' in proposal.entry && proposal.entry.dice.length === 0;
  });
  for (let i = 0; i < pairs; i++) {
    for (const propose of [
      () => game.propose(question.side, answer, game.head),
      () => game.proposeBack(question.side, place, true),
    ]) {
      const proposal = propose();
      assert.ok('entry' in proposal);
      game.append(proposal.entry);
    }
  }
  return game.record;
}

test('while a long record is checked, all other requests are answered', async (t) => {
  const house = await toyServer({}, HOUSE);
  t.after(() => house.close());
  const record = givenAndTakenBack(500);
  const { entries } = record;
  const last = entries.at(-1);
  // Wrong at its very end: it is checked whole, and then not stored.
  const damaged = { ...record, entries: [...entries.slice(0, -1), { ...last, hash: '0'.repeat(64) }] };
  let checked: Reply<Refusal> | null = null;
  const brought = bring<Refusal>(damaged, PEOPLE, house).then((reply) => (checked = reply));
  let answered = 0;
  while (checked === null) {
    assert.equal((await call(house.address, 'GET', '/healthz')).status, 200);
    answered++;
  }
  assert.match((await brought).body.error.sentence, new RegExp(`Entry ${entries.length}`));
  assert.ok(answered >= 20, `health was answered ${answered} times`);

  const whole = await bring(record, PEOPLE, house);
  assert.deepEqual([whole.status, whole.body.game.head], [201, entries.length]);
});
