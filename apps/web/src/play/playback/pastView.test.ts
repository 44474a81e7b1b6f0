import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { canonical, Game, parseRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import type { AnyGame } from '../state/state.ts';
import { GameHost, LOOKED_AT } from '../testing.ts';

const rules = join(import.meta.dirname, '..', '..', '..', '..', '..', 'rules');
/** Entries looked at in each game, from its end to its beginning. */
const LOOKS = 12;

for (const [system, battle] of LOOKED_AT) {
  const file = join(rules, system, 'src', 'golden', `${battle}.json`);
  const skip = existsSync(file) ? false : `there is no ${file} yet: node scripts/golden.ts`;
  test(`${system}: looking back shows the pieces of that moment`, { skip }, () => {
    const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    const rulebook = needRulebook(system);
    const played: AnyGame = Game.fromRecord(rulebook, { ...record, entries: [] });
    const every = Math.ceil(record.entries.length / LOOKS);
    const seen = new Map<number, string>();
    for (const entry of record.entries) {
      played.follow([entry]);
      if (entry.n % every !== 0) continue;
      const scene = rulebook.present.shows.scene({
        field: played.field,
        state: played.position.state,
        known: [],
      });
      seen.set(entry.n, canonical(scene));
    }
    const judge: AnyGame = Game.fromRecord(rulebook, record);
    const session = new Session(new GameHost(judge, []), rulebook, () => 'at once');
    assert.ok(seen.size > LOOKS / 2);
    for (const [n, picture] of [...seen].reverse()) {
      session.apply({ on: 'past', do: 'show', entry: n });
      assert.ok(canonical(session.store.get().scene) === picture, `entry ${n}`);
    }
  });
}
