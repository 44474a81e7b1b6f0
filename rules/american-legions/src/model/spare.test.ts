import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { americanLegions } from '../index.ts';
import { firing, stack } from '../../test/set-ups.ts';
import { areAlike, sufferedBy, whyItMatters } from './spare.ts';
import { cloneState, DISORDERED } from './state.ts';

clause(
  'AL-7.2c',
  'companies of one regiment and hex are alike until one is disordered or faces elsewhere',
  () => {
    const field = americanLegions.field('cowpens', {});
    const s = americanLegions.deploy(field);
    const [regiment] = field.regiments.filter(({ companies }) => companies.length > 1);
    const [one, other] = regiment!.companies as [number, number];
    for (const each of [s.at, s.facing]) each[other] = each[one] as number;
    assert.ok(areAlike(field, s, [one, other]));
    const disordered = cloneState(s);
    disordered.status[other] = DISORDERED;
    assert.ok(!areAlike(field, disordered, [one, other]));
    const elsewhere = cloneState(s);
    elsewhere.at[other] = (s.at[one] as number) + 1;
    assert.ok(!areAlike(field, elsewhere, [one, other]));
    assert.equal(whyItMatters(field, s, [one, other]), 'They are alike.');
    elsewhere.status[other] = DISORDERED;
    assert.equal(whyItMatters(field, elsewhere, [one, other]), 'They differ in where they stand and order.');
  },
);

clause(
  ['AL-4.12a', 'AL-4.12e', 'AL-7.33k'],
  'the question tells what a D does to those who may take it',
  () => {
    const t = firing({
      Foot: { at: stack(2, 0, 0) },
      Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
    });
    const [one, other, jäger] = [t.company('Foot'), t.company('Foot', 1), t.company('Jägers')];
    const says = (...companies: number[]) => sufferedBy(t.field, t.state, companies);
    assert.equal(says(one, other), 'is disordered');
    assert.equal(says(jäger), 'is eliminated');
    t.state.status[one] = DISORDERED;
    assert.equal(says(one, other), 'is disordered or leaves the field');
    t.state.status[other] = DISORDERED;
    assert.equal(says(one, other), 'leaves the field');
  },
);
