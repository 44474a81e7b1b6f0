import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance, LogItem } from '@linstock/kernel';
import { playOut } from '../../test/play-out.ts';
import { americanLegions } from '../index.ts';
import { COMMANDER } from '../model/answers.ts';
import { leaderHex, onMap } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';

/** Whole random games, and the laws that are true at every question of them. */

const BATTLES = americanLegions.battles;

/** Each log item is a sentence and cites existing clauses. */
function assertSoundLogItem(logItem: LogItem): void {
  assert.match(logItem.sentence, logItem.thrown ? /^[A-Z]/ : /^[A-Z0-9].*\.$/);
  assert.ok(logItem.clauses.length > 0, logItem.sentence);
  for (const id of logItem.clauses)
    assert.ok(Object.hasOwn(americanLegions.clauses, id), `${logItem.sentence} cites ${id}`);
}

/** Asserts what is true of every position once both armies are on the map. */
function sound(field: Field, s: State): void {
  for (const { id, leader } of field.regiments)
    if (onMap(field, s, id).length > 0 && s.step !== S.SET_UP)
      assert.notEqual(leaderHex(field, s, leader), S.NONE, `regiment ${id} has its leader (AL-4.0a)`);
  for (const { id, side, regiment } of field.companies) {
    const isOn = s.at[id] !== S.NONE;
    const status = s.status[id] as number;
    assert.equal(
      isOn,
      status === S.BATTLEWORTHY || status === S.DISORDERED,
      `company ${id}: place and status`,
    );
    const routed = regiment !== S.NONE && s.regimentState[regiment] === S.ROUTED;
    if (routed && isOn) assert.equal(status, S.DISORDERED, `company ${id} is routed and disordered`);
    if (routed || !isOn) assert.equal(s.facing[id], S.NONE, `company ${id} has no facing`);
    if (s.outOfCommand[id] === 1) assert.ok(isOn && !routed, `company ${id}: marker`);
    if (!isOn) continue;
    assert.equal(field.map.impassable[s.at[id] as number], 0);
    for (const other of field.companies) {
      if (s.at[other.id] !== s.at[id]) continue;
      assert.equal(other.side, side, `companies ${id} and ${other.id} share a hex`);
      assert.equal(other.arm === 'cavalry', field.companies[id]?.arm === 'cavalry', 'arms do not mix');
    }
  }
}

for (const battle of BATTLES) {
  test(`random games of ${battle} end, and no unit is lost or gained`, () => {
    for (const seed of ['a', 'b', 'c']) {
      const end = playOut(
        battle,
        seed,
        (position) => sound(position.field, position.state),
        assertSoundLogItem,
      );
      sound(end.field, end.state);
      assert.ok(americanLegions.verdict(end.field, end.state), 'there is a verdict');
    }
  });

  test(`whatever is answered in ${battle} is legal or refused in words, and changes nothing when refused`, () => {
    playOut(battle, 'wild', (position, question, chance) => {
      const wild = wildAnswer(position.field, question.kind, chance);
      const answer = americanLegions.parseAnswer(question.kind, wild);
      if (answer === null) return;
      const before = JSON.stringify(position.state);
      const refused = question.refuse(answer);
      assert.equal(JSON.stringify(position.state), before);
      if (!refused) return;
      assert.match(refused.code, /^[a-z_D]+$/);
      assert.ok(
        refused.clause && Object.hasOwn(americanLegions.clauses, refused.clause),
        `clause ${refused.clause}`,
      );
      assert.match(refused.sentence, /^[A-Z0-9].*\.$/);
    });
  });
}

/** An answer of the right shape with pieces and places drawn at random, some of them nonsense. */
function wildAnswer(field: Field, kind: string, chance: Chance): unknown {
  const company = () => chance.below(field.companies.length + 2);
  const hex = () => chance.below(field.map.count + 2);
  const regiment = () => chance.below(field.regiments.length + 1);
  const officer = () => chance.below(field.leaders.length + 2) + COMMANDER;
  const some = <T>(each: () => T): T[] => Array.from({ length: 1 + chance.below(3) }, each);
  const actions = ['NE', 'E', 'SE', 'SW', 'W', 'NW', 'right', 'left', 'about'];
  const orders = ['MOVE', 'FIRE', 'MOVE_AND_FIRE', 'CHARGE'];
  const answers: Readonly<Record<string, () => unknown>> = {
    'set-up': () => ({ do: 'set-up', companies: some(company), hex: hex(), facing: chance.below(6) }),
    'gun-sides': () => ({ do: 'gun-side', gun: company(), side: chance.below(2) }),
    relieve: () => ({ do: 'relieve', leader: regiment() }),
    rally: () => ({ do: 'rally', regiment: regiment() }),
    'rally-companies': () => ({ do: chance.below(2) ? 'reorder' : 'rally-company', company: company() }),
    orders: () => ({ do: 'order', regiment: regiment(), order: orders[chance.below(4)] }),
    rout: () => ({ do: 'rout', company: company(), hex: chance.below(9) ? hex() : null }),
    move: () =>
      chance.below(3)
        ? {
            do: 'move',
            companies: some(company),
            actions: some(() => actions[chance.below(9)]),
            leaders: chance.below(3) ? [] : some(officer),
          }
        : { do: 'move-officer', officer: officer(), path: some(hex) },
    'remove-excess': () => ({ do: 'remove', hex: hex(), companies: some(company) }),
    'place-leader': () => ({ do: 'place', officer: officer(), hex: hex() }),
    fire: () => ({ do: 'fire', target: hex(), companies: some(company) }),
    allot: () => ({ do: 'allot', company: company() }),
    'leader-at-risk': () => ({ do: 'risk', officer: officer() }),
    'morale-D': () => ({ do: 'suffer', company: company() }),
    'next-check': () => ({ do: 'check', regiment: regiment() }),
    shock: () => (chance.below(9) ? { do: 'shock', target: hex(), hexes: some(hex) } : { do: 'done' }),
    'rallied-facing': () => ({ do: 'face', hex: hex(), facing: chance.below(6) }),
    'returned-gun': () => ({ do: 'gun-side', gun: company(), side: chance.below(2) }),
    'return-hex': () => ({ do: 'return', company: company(), hex: hex() }),
  };
  return answers[kind]?.();
}
