import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type GameRecord, parseRecord } from '@linstock/kernel';
import cowpens from '../golden/cowpens.json' with { type: 'json' };
import hobkirk from '../golden/hobkirk.json' with { type: 'json' };
import quinby from '../golden/quinby.json' with { type: 'json' };
import waxhaws from '../golden/waxhaws.json' with { type: 'json' };
import { americanLegions } from '../index.ts';
import type { AnswerTo } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { marchOf } from './march.ts';
import {
  actionsTo,
  costOf,
  facingOfPose,
  hexOfPose,
  passesFriends,
  posesOf,
  waysOfCompanies,
} from './ways.ts';

const RECORDS: Readonly<Record<string, GameRecord>> = {
  cowpens: parseRecord(cowpens),
  waxhaws: parseRecord(waxhaws),
  hobkirk: parseRecord(hobkirk),
  quinby: parseRecord(quinby),
};

/** The state of a golden game after an entry. */
function stood(battle: string, entry: number) {
  const record = RECORDS[battle] as GameRecord;
  return Game.fromRecord(americanLegions, { ...record, entries: record.entries.slice(0, entry) });
}

/** The marches offered where golden games ask for one, counted: battle, after which entry, how many. */
const COUNTS: readonly (readonly [battle: string, entry: number, marches: number])[] = [
  ['cowpens', 15, 831],
  ['cowpens', 59, 4404],
  ['cowpens', 79, 38],
  ['cowpens', 101, 0],
  ['cowpens', 133, 5340],
  ['cowpens', 326, 647],
  ['waxhaws', 4, 3986],
  ['waxhaws', 36, 681],
  ['hobkirk', 9, 2362],
  ['hobkirk', 183, 1676],
  ['hobkirk', 594, 349],
  ['quinby', 21, 4142],
  ['quinby', 74, 4087],
  ['quinby', 262, 374],
];

for (const [battle, entry, marches] of COUNTS)
  test(`${battle} after entry ${entry}: ${marches} marches are offered`, () => {
    const [question] = stood(battle, entry).open;
    const offered = [...(question?.options() ?? [])] as AnswerTo<'move'>[];
    assert.equal(offered.filter((answer) => answer.do === 'move').length, marches);
  });

/** All companies of a hex together. */
function stacksOf(field: Field, state: State): number[][] {
  const hexes = new Set(state.at.filter((hex) => hex !== -1));
  return [...hexes].map((hex) =>
    field.companies.flatMap(({ id }) => (state.at[id] === hex && state.facing[id] !== -1 ? [id] : [])),
  );
}

test('the search and the march check agree: end, cost, and the units passed through', () => {
  let passing = 0;
  for (const [battle, entry] of COUNTS.filter(([, , marches]) => marches > 300)) {
    const { field, position } = stood(battle, entry);
    const { state } = position;
    for (const companies of stacksOf(field, state).filter((stack) => stack.length > 0)) {
      const ways = waysOfCompanies(field, state, companies);
      const found = posesOf(ways).map((pose) => ({
        actions: actionsTo(field.map, ways.reached, pose),
        cost: costOf(ways, pose),
        hex: hexOfPose(ways, pose),
        facing: facingOfPose(ways, pose),
        passes: passesFriends(ways, pose),
      }));
      for (const { actions, cost, hex, facing, passes } of found) {
        const march = marchOf(field, state, companies, actions);
        assert.deepEqual([march.refused, march.path.at(-1), march.facing], [null, hex, facing]);
        assert.ok(cost >= actions.length);
        if (passes) passing++;
        else assert.deepEqual([...march.passed, ...march.disordered], []);
      }
    }
  }
  assert.ok(passing > 0, 'some ways lead through friends');
});
