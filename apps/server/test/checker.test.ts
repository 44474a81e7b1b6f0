import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import { Fault } from '../src/fault.ts';
import { Checker } from '../src/imports/checker.ts';
import { TOY } from './table.ts';

let checker: Checker;
before(() => {
  checker = new Checker(TOY);
});
after(() => checker.close());

const record: GameRecord = Game.create(toyRules(), { battle: 'yard', dice: { kind: 'typed' } }).record;

test('the records of one visitor neither fill the queue nor delay another visitor', async () => {
  const order: string[] = [];
  const bring = (maker: string): Promise<string> =>
    checker.check(record, false, '', maker).then(
      () => {
        order.push(maker);
        return 'taken';
      },
      (error: unknown) => (error instanceof Fault ? error.body.code : String(error)),
    );
  const many = Array.from({ length: 12 }, () => bring('many'));
  const few = Array.from({ length: 3 }, () => bring('few'));
  const all = await Promise.all(many);
  assert.equal(all.filter((each) => each === 'taken').length, 8);
  assert.equal(all.filter((each) => each === 'crowded').length, 4);
  assert.deepEqual(await Promise.all(few), ['taken', 'taken', 'taken']);
  assert.ok(order.lastIndexOf('few') <= 7, order.join(' '));
});
