import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Contact, contact, offered, places, stateView } from '../../../test/shocking.ts';
import type { Answer } from '../../model/answers.ts';
import * as S from '../../model/state.ts';
import { chargePreview } from './shock-preview.ts';

type T = ReturnType<typeof contact>;
type Charge = Extract<Answer, { readonly do: 'charge' }>;
/** Cavalry at 0508 with Infantry three hexes ahead at 0505; other units of both stand far away. */
const AHEAD: Contact = {
  webster: { kind: 'cavalry', at: ['0508', '1516'], leader: '0510', range: 20 },
  eaton: { at: ['0505', '1505'], leader: '1505', range: 20 },
};
const along = (t: T, unit: number, facing: number, ...path: string[]): Charge => ({
  do: 'charge',
  chargers: [{ unit, facing, path: path.map((id) => t.hex(id)) }],
});
const straight = (t: T): Charge => along(t, t.unit('Webster'), 0, '0507', '0506');
const react = (...units: number[]) => ({ do: 'react', units }) as const;
const codeOf = ({ code, clause: by }: { code: string; clause: string | null }) => [code, by];

clause(
  [
    'FL-13.22a',
    'FL-13.22b',
    'FL-13.22h',
    'FL-13.23a',
    'FL-13.24a',
    'FL-13.25a',
    'FL-12.42c',
    'FL-11.13e',
    'FL-13.0a',
  ],
  'a Charge: the enemy may fire at its approach and reacts with +1; the charger ends Disordered',
  () => {
    const t = contact(AHEAD);
    const preview = chargePreview(stateView(t), t.command('Webster'), straight(t).chargers);
    assert.deepEqual(
      [preview?.attack, preview?.reaction?.lines].map((lines) =>
        lines?.map(({ value, clause: by }) => [value, by]),
      ),
      [[[2, 'FL-13.22a']], [[1, 'FL-12.42c']]],
    );
    t.does(straight(t));
    assert.deepEqual([t.asked().kind, t.asked().side], ['reaction-fire', 1]);
    // 2 + 2 against 3: a hit on the defender. A die of 3 with +1 is a Stand.
    t.does(react(), [3], [2], [3]);
    assert.deepEqual(t.state.track, [0, 1]);
    assert.deepEqual(places(t, [t.unit('Webster'), t.unit('Eaton')]), ['0506', '0505']);
    assert.equal(t.state.disordered[t.unit('Webster')], 1);
    assert.equal(t.state.mode, S.CHARGE);
    assert.equal(t.refuses({ do: 'rally', unit: t.unit('Webster', 1) }).code, 'FL-R-ACTED');
  },
);

clause(
  ['FL-13.22f', 'FL-11.51f', 'FL-13.23a'],
  'a Charger Disordered by Fire on its path continues with 1 instead of 2; the +1 stays',
  () => {
    const t = contact(AHEAD);
    t.does(straight(t));
    t.does(react(t.unit('Eaton')), [2], [3], [5], [4]);
    assert.equal(t.state.disordered[t.unit('Webster')], 1);
    // 1 for the horse, 1 lost by Disorder: 5 against 4.
    assert.deepEqual(t.state.track, [0, 1]);
  },
);

clause(['FL-13.21a', 'FL-12.52m'], 'a Charge at Cavalry earns nothing', () => {
  const t = contact({ ...AHEAD, eaton: { ...AHEAD.eaton, kind: 'cavalry' } });
  assert.deepEqual(chargePreview(stateView(t), t.command('Webster'), straight(t).chargers)?.attack, []);
});

clause(['FL-13.22c', 'FL-13.22e'], 'every straight way to an enemy two to four hexes off is offered', () => {
  const t = contact(AHEAD);
  const offers = offered(t, 'charge').map(
    ({ chargers }) => chargers[0]?.path.map((hex) => t.field.map.labels[hex]).join(' ') ?? '',
  );
  // North by one corner, and round the other hexes from which 0505 is in front.
  assert.deepEqual([...new Set(offers)].sort(), ['0507 0406', '0507 0506', '0607 0506']);
});

clause('FL-13.22c', 'a Charge is not made at an enemy next to the unit', () => {
  const t = contact({
    ...AHEAD,
    webster: { ...AHEAD.webster, at: ['0506', '1516'], facing: 6 },
    eaton: { ...AHEAD.eaton, facing: 0 },
  });
  assert.deepEqual(codeOf(t.refuses(along(t, t.unit('Webster'), 2, '0406'))), [
    'FL-R-CHARGE-DISTANCE',
    'FL-13.22c',
  ]);
});

clause(
  'FL-13.22d',
  'a Charge crosses no hex that costs more than 2, the target’s included, and needs sight of the target',
  () => {
    for (const dear of ['0507', '0505']) {
      const t = contact({ ...AHEAD, more: { terrain: { [dear]: 'heavy woods' } } });
      assert.deepEqual(codeOf(t.refuses(straight(t))), ['FL-R-CHARGE-TERRAIN', 'FL-13.22d'], dear);
    }
    const blind = contact({
      ...AHEAD,
      more: { terrain: { '0507': 'light woods', '0607': 'light woods', '0506': 'light woods' } },
    });
    assert.deepEqual(codeOf(blind.refuses(straight(blind))), ['FL-R-LOS', 'FL-13.22d']);
  },
);

clause(
  ['FL-13.25b', 'FL-11.13e'],
  'a side that holds its fire at a Charge is still asked its reaction before other units',
  () => {
    const t = contact({ ...AHEAD, americanGuns: [{ at: '0408', facing: 2 }] });
    const declines = (): boolean | undefined => t.asked().standing?.declines(react());
    t.does(straight(t));
    assert.deepEqual([places(t, [t.unit('Webster')]), declines()], [['0507'], true]);
    t.does(react());
    assert.deepEqual([places(t, [t.unit('Webster')]), declines()], [['0506'], false], 'now dice are thrown');
  },
);

clause('FL-7.11c', 'a Charge does not leave the map', () => {
  const t = contact(AHEAD);
  const [charger] = straight(t).chargers;
  assert.ok(charger);
  const off = { do: 'charge', chargers: [{ ...charger, path: [t.hex('0507'), 9999] }] };
  assert.deepEqual(codeOf(t.refuses(off)), ['FL-R-OFF-MAP', 'FL-7.11c']);
});

clause('FL-13.22e', 'a unit turns before the Charge, not during it', () => {
  const t = contact(AHEAD);
  assert.deepEqual(codeOf(t.refuses(along(t, t.unit('Webster'), 0, '0608', '0607', '0506'))), [
    'FL-R-CHARGE-TURN',
    'FL-13.22e',
  ]);
  assert.equal(t.refuses(along(t, t.unit('Webster'), 1, '0507', '0506')).code, 'FL-R-FACING-KIND');
});

clause(
  'FL-13.22g',
  'before its last hex a Charge crosses no unit and no enemy ZOC; each Charger ends in a hex of its own',
  () => {
    const taken = contact({ ...AHEAD, webster: { ...AHEAD.webster, at: ['0508', '0607'] } });
    assert.deepEqual(codeOf(taken.refuses(along(taken, taken.unit('Webster'), 0, '0607', '0506'))), [
      'FL-R-CHARGE-BLOCKED',
      'FL-13.22g',
    ]);
    const watched = contact({ ...AHEAD, eaton: { ...AHEAD.eaton, at: ['0505', '0406'] } });
    assert.deepEqual(codeOf(watched.refuses(straight(watched))), ['FL-R-CHARGE-BLOCKED', 'FL-13.22g']);
    const two = contact({ ...AHEAD, webster: { ...AHEAD.webster, at: ['0508', '0608'] } });
    const both = (second: Charge): Charge => ({
      do: 'charge',
      chargers: [...straight(two).chargers, ...second.chargers],
    });
    assert.deepEqual(codeOf(two.refuses(both(along(two, two.unit('Webster', 1), 10, '0607', '0506')))), [
      'FL-R-CHARGE-BLOCKED',
      'FL-13.22g',
    ]);
    assert.equal(two.refuses(both(straight(two))).code, 'FL-R-CHARGE-BLOCKED');
  },
);

clause('FL-13.22h', 'a unit in an enemy ZOC, or one that must Shock, does not Charge', () => {
  const inZoc = contact({
    ...AHEAD,
    webster: { ...AHEAD.webster, facing: 6 },
    eaton: { at: ['0505', '0607'], leader: '0505' },
  });
  assert.deepEqual(codeOf(inZoc.refuses(straight(inZoc))), ['FL-R-IN-ZOC', 'FL-13.22h']);
  const bound = contact({ ...AHEAD, eaton: { at: ['0505', '0507'], facing: 0, leader: '0505' } });
  assert.deepEqual(codeOf(bound.refuses(along(bound, bound.unit('Webster'), 0, '0607', '0506'))), [
    'FL-R-IN-ZOC',
    'FL-13.22h',
  ]);
});

clause(
  ['FL-12.52p', 'FL-13.22h'],
  'no Charge at an enemy that Infantry has attacked in this Activation',
  () => {
    const t = contact({ ...AHEAD, prepare: (s, at) => void (s.attacked[at.unit('Eaton')] = S.BY_FOOT) });
    assert.deepEqual(codeOf(t.refuses(straight(t))), ['FL-R-FOOT-AND-HORSE', 'FL-12.52p']);
  },
);

clause(
  ['FL-11.51e', 'FL-5.42d', 'FL-13.22h'],
  'only fully active Cavalry in good order Charges, and only with an enemy ahead',
  () => {
    const disordered = contact({ ...AHEAD, prepare: (s, at) => void (s.disordered[at.unit('Webster')] = 1) });
    assert.deepEqual(codeOf(disordered.refuses(straight(disordered))), ['FL-R-DISORDERED-CAV', 'FL-11.51e']);
    const out = contact({ ...AHEAD, webster: { ...AHEAD.webster, leader: '1516', range: 2 }, more: {} });
    if (out.asked().kind === 'self-activation') out.does({ do: 'try' }, [1]);
    assert.deepEqual(codeOf(out.refuses(straight(out))), ['FL-R-NOT-FULL', 'FL-5.42d']);
    const foot = contact({ ...AHEAD, webster: { ...AHEAD.webster, kind: 'infantry' } });
    assert.deepEqual(codeOf(foot.refuses(straight(foot))), ['FL-R-NO-CHARGE', 'FL-13.22h']);
    const nobody = contact(AHEAD);
    assert.deepEqual(codeOf(nobody.refuses(along(nobody, nobody.unit('Webster'), 6, '0509'))), [
      'FL-R-NO-TARGET',
      'FL-12.12a',
    ]);
  },
);

clause(
  ['FL-13.25b', 'FL-12.44b', 'FL-13.11a'],
  'a Charger whose target has gone stops on its approach hex, Disordered, without a Shock',
  () => {
    const t = contact({ ...AHEAD, eaton: { ...AHEAD.eaton, kind: 'cavalry' } });
    t.does(straight(t));
    assert.equal(t.asked().kind, 'reaction-retreat');
    t.does(
      { do: 'reaction-retreat', unit: t.unit('Eaton'), path: [t.hex('0504'), t.hex('0503')], facing: 6 },
      [6],
    );
    assert.deepEqual(places(t, [t.unit('Webster')]), ['0506']);
    assert.equal(t.state.disordered[t.unit('Webster')], 1);
    assert.equal(t.asked().kind, 'action');
  },
);

clause(['FL-13.25b', 'FL-13.22g'], 'a Charger whose next hex is no longer free ends before it', () => {
  const t = contact({
    ...AHEAD,
    webster: { ...AHEAD.webster, at: ['0508', '0409'] },
    eaton: { at: ['0406', '0605'], facing: 0, leader: '0406' },
  });
  const first = along(t, t.unit('Webster'), 0, '0507');
  const second = along(t, t.unit('Webster', 1), 0, '0408', '0507', '0506');
  t.does({ do: 'charge', chargers: [...first.chargers, ...second.chargers] }, [3], [3], [6]);
  assert.deepEqual(places(t, [t.unit('Webster'), t.unit('Webster', 1)]), ['0507', '0408']);
  assert.equal(t.state.disordered[t.unit('Webster', 1)], 1);
  assert.deepEqual(t.state.attacked[t.unit('Eaton', 1)], 0);
});

clause(['FL-13.22h', 'FL-12.12b', 'FL-12.12d'], 'units that must Shock join the Line of the Chargers', () => {
  const t = contact({
    ...AHEAD,
    webster: { ...AHEAD.webster, at: ['0508', '0706'] },
    eaton: { at: ['0505', '0705'], leader: '0505' },
  });
  const preview = chargePreview(stateView(t), t.command('Webster'), straight(t).chargers);
  assert.deepEqual(
    preview?.attackers.map(({ unit, charges }) => [unit, charges]),
    [
      [t.unit('Webster', 1), false],
      [t.unit('Webster'), true],
    ],
  );
  assert.deepEqual(preview?.defenders, [t.unit('Eaton'), t.unit('Eaton', 1)]);
});

clause(['FL-13.24a', 'FL-12.43f'], 'a Charger that advances is Disordered in the hex it has won', () => {
  const t = contact({ ...AHEAD, eaton: { ...AHEAD.eaton, status: 'Poor' } });
  t.does(straight(t));
  t.does(react(), [6]);
  assert.deepEqual(places(t, [t.unit('Webster')]), ['0505']);
  assert.equal(t.state.disordered[t.unit('Webster')], 1);
});

clause(['FL-12.14a'], 'a Command with militia does not Charge', () => {
  const t = contact({ ...AHEAD, webster: { ...AHEAD.webster, militia: true } });
  assert.equal(t.refuses(straight(t)).code, 'FL-R-MILITIA-SHOCK');
  assert.deepEqual(offered(t, 'charge'), []);
});

clause(
  ['FL-13.22h', 'FL-4.5d'],
  'all that can charge one enemy are offered together; a leader goes with his Charger if he likes',
  () => {
    const t = contact({ ...AHEAD, webster: { ...AHEAD.webster, at: ['0508', '0608'], leader: '0508' } });
    const together = offered(t, 'charge').find(({ chargers }) => chargers.length === 2);
    assert.ok(together);
    assert.equal(t.asked().refuse(together), null);
    t.does(straight(t));
    assert.equal(t.asked().standing?.same?.(), null, 'he may be hit on the way');
    t.does({ do: 'leader-goes', goes: true });
    t.does(react(), [3], [2], [3]);
    assert.equal(t.state.leaderAt[t.leader('Webster')], t.hex('0506'));
  },
);

clause(
  'FL-11.13e',
  'the units that may fire at the approach are shown before the Charge is named, with the right chance',
  () => {
    const t = contact(AHEAD);
    const provoked = t.asked().provokes?.(straight(t)) ?? [];
    assert.deepEqual(
      provoked.map(({ step, piece }) => [step, piece]),
      [[1, t.unit('Eaton')]],
    );
    t.does(straight(t));
    assert.equal(t.asked().standing?.units[0]?.chance(), provoked[0]?.chance);
  },
);

clause(['FL-2.1b', 'FL-13.22g'], 'at the edge of the map too only legal ways are offered', () => {
  const t = contact({
    webster: { kind: 'cavalry', at: ['0102', '2002'], leader: '0102', range: 20 },
    eaton: { at: ['0402', '1701'], leader: '1701', range: 20 },
  });
  const offers = offered(t, 'charge');
  assert.equal(offers.length > 0, true);
  for (const offer of offers) {
    assert.equal(t.asked().refuse(offer), null);
    assert.equal(
      offer.chargers[0]?.path.every((hex) => t.field.map.labels[hex] !== undefined),
      true,
    );
  }
});
