import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Contact, contact, offered, places } from '../../../test/shocking.ts';
import { situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';

type T = ReturnType<typeof contact>;
/** Cavalry at 0505 with Infantry before it at 0506; more Cavalry far away. */
const HORSE: Contact = {
  webster: { at: ['0506'] },
  eaton: { kind: 'cavalry', at: ['0505', '1505'], leader: '1505', range: 20 },
};
const shocked = (of: Contact): T => {
  const t = contact(of);
  t.does({ do: 'shock' });
  return t;
};
const away = (t: T, unit: number, ...path: string[]) =>
  ({ do: 'reaction-retreat', unit, path: path.map((id) => t.hex(id)), facing: 6 }) as const;

clause(
  ['FL-12.44a', 'FL-12.44b', 'FL-13.11a', 'FL-13.11b', 'FL-13.12a', 'FL-13.12c', 'FL-13.13a'],
  'Cavalry goes two hexes before the Shock and checks Morale; the Shock ends without roll or advance',
  () => {
    const t = shocked(HORSE);
    assert.deepEqual([t.asked().kind, t.asked().side], ['reaction-retreat', 1]);
    t.does(away(t, t.unit('Eaton'), '0504', '0503'), [2]);
    assert.deepEqual(places(t, [t.unit('Eaton'), t.unit('Webster')]), ['0503', '0506']);
    assert.equal(t.state.disordered[t.unit('Eaton')], 1);
    assert.equal(t.state.attacked[t.unit('Eaton')], 0);
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  ['FL-13.12a', 'FL-6.55b', 'FL-8.0f'],
  'a unit that gets away may end with any facing of its kind',
  () => {
    const t = shocked(HORSE);
    const ways = [...t.asked().options()].flatMap((each) => (each.do === 'reaction-retreat' ? [each] : []));
    const ends = Map.groupBy(ways, ({ path }) => path.join());
    for (const each of ends.values())
      assert.deepEqual(
        each.map(({ facing }) => facing),
        [6, 0, 2, 4, 8, 10],
        'its old facing comes first',
      );
    assert.equal(
      t.refuses({ ...away(t, t.unit('Eaton'), '0504', '0503'), facing: 1 }).code,
      'FL-R-FACING-KIND',
    );
    t.does({ ...away(t, t.unit('Eaton'), '0504', '0503'), facing: 2 }, [2]);
    assert.equal(t.state.facing[t.unit('Eaton')], 2);
  },
);

clause(['FL-13.11b', 'FL-12.44a'], 'the Shock goes on against those that stay', () => {
  const t = shocked(HORSE);
  t.does({ do: 'stay' }, [3], [4], [4]);
  assert.deepEqual(places(t, [t.unit('Eaton')]), ['0505']);
  const two = contact({ eaton: { kind: 'cavalry' } });
  two.does({ do: 'shock' });
  two.does(away(two, two.unit('Eaton'), '0404', '0403'), [6]);
  assert.equal(two.asked().kind, 'reaction-retreat');
  // One stays, against two: the attackers have 1 for Size and 0 for the Shock.
  two.does({ do: 'stay' }, [3], [2], [1]);
  assert.deepEqual(two.state.track, [0, 2]);
});

clause(
  ['FL-13.12c', 'FL-12.44a'],
  'a unit that got away in front of another Charger may get away again',
  () => {
    const t = situation({
      columns: 16,
      rows: 16,
      british: {
        commands: { Tarleton: { kind: 'cavalry', at: ['0708', '0807'], leader: '0505', range: 20 } },
        overall: { at: '0505' },
      },
      american: {
        commands: {
          Lee: { kind: 'cavalry', at: ['0909'], leader: '1414', range: 20, morale: 2 },
          Eaton: { at: ['0711'], leader: '1414', range: 20 },
        },
        overall: { at: '1414' },
      },
    });
    t.does({ do: 'command', command: t.command('Tarleton') });
    const way = (unit: number, facing: number, ...path: string[]) => ({
      ...{ unit, facing },
      path: path.map((id) => t.hex(id)),
    });
    t.does({
      do: 'charge',
      chargers: [way(t.unit('Tarleton'), 6, '0709', '0710'), way(t.unit('Tarleton', 1), 4, '0808')],
    });
    assert.equal(t.asked().kind, 'reaction-retreat');
    t.does(away(t, t.unit('Lee'), '0810', '0811'), [6]);
    assert.equal(t.asked().kind, 'reaction-retreat', 'asked again before the other Charger');
    assert.ok(offered(t, 'reaction-retreat').every(({ unit }) => unit === t.unit('Lee')));
  },
);

clause('FL-13.11a', 'a unit that is not attacked does not get away', () => {
  const t = shocked(HORSE);
  const { code, clause: by } = t.refuses(away(t, t.unit('Eaton', 1), '1504', '1503'));
  assert.deepEqual([code, by], ['FL-R-NO-REACTION-RETREAT', 'FL-13.11a']);
});

clause(
  ['FL-13.12a', 'FL-6.55d'],
  'a unit that gets away may end in a hex with one gun of its side, not with two',
  () => {
    const guns = (...at: string[]): T => shocked({ ...HORSE, americanGuns: at.map((hex) => ({ at: hex })) });
    const two = guns('0503', '0503');
    const { code, clause: by } = two.refuses(away(two, two.unit('Eaton'), '0504', '0503'));
    assert.deepEqual([code, by], ['FL-R-OCCUPIED', 'FL-6.55d']);
    const one = guns('0503');
    one.does(away(one, one.unit('Eaton'), '0504', '0503'), [2]);
  },
);

clause('FL-13.12a', 'Disordered Cavalry stays', () => {
  const one = contact({ ...HORSE, prepare: (s, at) => void (s.disordered[at.unit('Eaton')] = 1) });
  one.does({ do: 'shock' }, [3], [4], [4]);
  const two = contact({
    eaton: { kind: 'cavalry' },
    prepare: (s, at) => void (s.disordered[at.unit('Eaton')] = 1),
  });
  two.does({ do: 'shock' });
  const { code, clause: by } = two.refuses(away(two, two.unit('Eaton'), '0404', '0403'));
  assert.deepEqual([code, by], ['FL-R-DISORDERED-CAV', 'FL-13.12a']);
});

clause(
  ['FL-13.12a', 'FL-6.55d', 'FL-7.11c'],
  'a Reaction Retreat ends two hexes away; each step is free, passable and in no enemy ZOC',
  () => {
    const t = shocked({
      ...HORSE,
      americans: { Hall: { at: ['0404'], leader: '0404', range: 20 } },
      more: { terrain: { '0405': 'building' } },
    });
    const eaton = t.unit('Eaton');
    for (const [path, code, by] of [
      [['0605', '0604'], 'FL-R-ENEMY-ZOC', 'FL-13.12a'],
      [['0404', '0403'], 'FL-R-OCCUPIED', 'FL-6.55d'],
      [['0405', '0305'], 'FL-R-IMPASSABLE', 'FL-6.55d'],
      [['0504', '0404'], 'FL-R-NOT-TWO', 'FL-13.12a'],
      [['0503', '0502'], 'FL-R-NOT-TWO', 'FL-13.12a'],
    ] as const) {
      const refused = t.refuses(away(t, eaton, ...path));
      assert.deepEqual([refused.code, refused.clause], [code, by], path.join());
    }
    const off = t.refuses({ ...away(t, eaton, '0504', '0503'), path: [t.hex('0504'), 9999] });
    assert.deepEqual([off.code, off.clause], ['FL-R-OFF-MAP', 'FL-7.11c']);
    assert.equal(t.refuses({ ...away(t, eaton, '0504', '0503'), facing: 5 }).code, 'FL-R-FACING-KIND');
    t.does({ ...away(t, eaton, '0504', '0503'), facing: 10 }, [6]);
    assert.deepEqual([t.state.facing[eaton], t.state.disordered[eaton]], [10, 0]);
  },
);

clause(
  ['FL-6.55d', 'FL-10.0b'],
  'a Reaction Retreat passes over friendly guns and may end in a hex with one',
  () => {
    const t = shocked({ ...HORSE, americanGuns: [{ at: '0504' }, { at: '0504' }, { at: '0503' }] });
    const eaton = t.unit('Eaton');
    t.does(away(t, eaton, '0504', '0503'), [6]);
    assert.deepEqual(places(t, [eaton]), ['0503']);
  },
);

clause(
  ['FL-13.12c', 'FL-13.12a', 'FL-11.15a', 'FL-13.12b'],
  'before a shot of Infantry no step leads nearer to the firer',
  () => {
    const t = contact({ ...HORSE, webster: { at: ['0508'] } });
    t.does({ do: 'fire', unit: t.unit('Webster'), target: t.unit('Eaton') });
    assert.equal(t.asked().kind, 'reaction-retreat');
    const { code, clause: by } = t.refuses(away(t, t.unit('Eaton'), '0506', '0606'));
    assert.deepEqual([code, by], ['FL-R-NEARER', 'FL-13.12a']);
    t.does(away(t, t.unit('Eaton'), '0504', '0503'), [6]);
    assert.equal(t.asked().kind, 'action');
    assert.equal(t.state.smoke[t.unit('Webster')], 0);
  },
);

clause(
  ['FL-6.55a', 'FL-6.55b', 'FL-6.55c', 'FL-12.44b'],
  'even Disordered Skirmishers get away from Infantry, each counter alone; from Cavalry they do not',
  () => {
    const skirmishers = (kind: 'infantry' | 'cavalry'): Contact => ({
      webster: { at: ['0506'], kind },
      eaton: { skirmishers: 1, at: ['0505', '1505'], leader: '1505', range: 20 },
      prepare: (s, at) => {
        const [base, one, two] = [0, 2, 3].map((i) => at.unit('Eaton', i)) as [number, number, number];
        Object.assign(s.at, { [base]: S.NONE, [one]: at.hex('0505'), [two]: at.hex('0505') });
        Object.assign(s.fate, { [base]: S.FOLDED, [one]: S.ON_MAP, [two]: S.ON_MAP });
        s.height[two] = 1;
        for (const each of [one, two]) {
          s.formation[each] = S.formationCode('SK');
          s.facing[each] = 7;
          s.disordered[each] = 1;
        }
      },
    });
    const t = shocked(skirmishers('infantry'));
    const [one, two] = [t.unit('Eaton', 2), t.unit('Eaton', 3)];
    const go = (unit: number) => ({ ...away(t, unit, '0504', '0503'), facing: 7 });
    t.does(go(one), [1]);
    t.does(go(two), [1]);
    assert.deepEqual(places(t, [one, two]), ['0503', '0503']);
    assert.equal(t.asked().kind, 'action');
    const said = t.logItems.filter(({ sentence }) => /out of the way|is Disordered/.test(sentence));
    assert.deepEqual(
      said.map(({ clauses }) => clauses),
      [['FL-6.55b'], ['FL-6.55b']],
      'by the clause of Skirmishers; a second Disorder is ignored',
    );
    const horse = contact(skirmishers('cavalry'));
    horse.does({ do: 'shock' }, [3], [4], [4]);
  },
);

clause(['FL-12.44b', 'FL-13.14a'], 'Infantry in a Line with Cavalry has to stay', () => {
  const t = shocked({
    eaton: { at: ['0505'] },
    americans: { Lee: { kind: 'cavalry', at: ['0605'], leader: '0605' } },
  });
  assert.deepEqual(new Set(offered(t, 'reaction-retreat').map(({ unit }) => unit)), new Set([t.unit('Lee')]));
  const { code, clause: by } = t.refuses(away(t, t.unit('Eaton'), '0404', '0403'));
  assert.deepEqual([code, by], ['FL-R-NO-REACTION-RETREAT', 'FL-12.44b']);
});

clause('FL-6.55d', 'Cavalry without a way is not asked', () => {
  const building = 'building';
  const t = contact({
    ...HORSE,
    more: { terrain: { '0404': building, '0405': building, '0406': building, '0504': building } },
  });
  t.does({ do: 'shock' }, [3], [4], [4]);
});

clause(
  ['FL-13.12a', 'FL-6.55d', 'FL-13.11a'],
  'British Cavalry gets away from Americans by the same rules',
  () => {
    const t = situation({
      british: {
        commands: {
          Tarleton: { kind: 'cavalry', at: ['0506', '1508'], leader: '1508' },
          Leslie: { at: ['0611'], leader: '1508' },
        },
        overall: { at: '1508' },
      },
      american: {
        commands: {
          Eaton: { at: ['0505'], leader: '0503' },
          Hall: { at: ['0408', '0707'], facing: 2, leader: '0503' },
        },
        overall: { at: '0503' },
      },
      first: 'american',
    });
    t.does({ do: 'command', command: t.command('Eaton') });
    t.does({ do: 'shock' });
    const unit = t.unit('Tarleton');
    const codes = [
      ['0507', '0508'],
      ['0606', '0707'],
      ['0607', '0608'],
    ].map((path) => t.asked().refuse(away(t, unit, ...(path as string[])))?.code ?? null);
    assert.deepEqual(codes, ['FL-R-ENEMY-ZOC', 'FL-R-OCCUPIED', null]);
    t.does(away(t, unit, '0607', '0608'), [6]);
    assert.deepEqual(places(t, [unit]), ['0608']);
  },
);
