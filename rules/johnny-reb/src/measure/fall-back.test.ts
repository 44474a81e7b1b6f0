import assert from 'node:assert/strict';
import { corners, degrees, gap, inches, type Stand, spotOnBearing } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { patch, situation, unit } from '../testing/placed-units.ts';
import { bearingBack, bearingHome, edgePassed, type FallBackEnd, fallBack } from './fall-back.ts';
import type { PlacedUnit } from './situation.ts';

const UNIT = unit('U1', 20, 20, 0);
const ROUTED = unit('U1', 20, 20, 0, { level: 'routed' });
const SOUTH = bearingHome('south');

function back(
  length: number,
  {
    who = UNIT,
    others = [],
    terrain = [],
    bearing = SOUTH,
  }: {
    who?: PlacedUnit;
    others?: readonly PlacedUnit[];
    terrain?: Parameters<typeof situation>[1];
    bearing?: number;
  } = {},
): FallBackEnd {
  return fallBack(situation([who, ...others], terrain), who, bearing, inches(length));
}

/** The distance of a unit from its first place, in inches. */
function distance(found: FallBackEnd): number {
  assert.ok(found.end === 'stands', found.end);
  return Math.round(found.distance / 10) / 100;
}

clause('JR-13.2a', "a fall-back goes away from the enemy's centre; without an enemy, straight home", () => {
  assert.equal(bearingBack(UNIT, unit('C1', 20, 25, 180).stand, 'north'), degrees(180));
  assert.equal(bearingBack(UNIT, null, 'west'), degrees(270));
  assert.equal(bearingHome('east'), degrees(90));
});

clause(
  'JR-13.2b',
  'a unit falls back with its heading unchanged; a routed unit turns about its centre first',
  () => {
    const steady = back(4);
    assert.ok(steady.end === 'stands');
    assert.deepEqual([steady.stand.x, steady.stand.y, steady.stand.facing], [20_000, 15_625, 0]);
    const routed = back(4, { who: ROUTED });
    assert.ok(routed.end === 'stands');
    assert.deepEqual([routed.stand.x, routed.stand.y, routed.stand.facing], [20_000, 15_625, 1800]);
  },
);

clause(
  ['JR-13.2c', 'JR-13.2h'],
  'a fall-back passes friends by half inches to a free place, or stops at the last free one',
  () => {
    const friend = unit('U2', 20, 16.5, 0);
    assert.equal(distance(back(4, { others: [friend] })), 4.5);
    assert.equal(distance(back(4, { terrain: [patch('building', 19, 15, 21, 15.8)] })), 5);
    // The space between the friend and the edge is too small: it stops in front of the friend.
    const last = unit('U2', 20, 1, 0);
    const found = back(19.1, { others: [last] });
    assert.ok(found.end === 'stands');
    assert.equal(gap(found.stand, last.stand), 0);
    assert.equal(distance(found), 18.26);
  },
);

clause(
  'JR-13.2h',
  'a unit that can only fall back to its start stays there; if that is not free, it surrenders',
  () => {
    const who = unit('U1', 20, 2, 0);
    const friend = unit('U2', 20, 1.25, 0);
    assert.ok(distance(back(1, { who, others: [friend] })) <= 0.01);
    assert.equal(
      back(1, { who, others: [unit('U2', 20, 2.2, 0), unit('U3', 20, 1.6, 0)] }).end,
      'surrenders',
    );
  },
);

clause('JR-13.2d', 'friends a routed unit runs through are disordered, others are not', () => {
  const others = [unit('U2', 20, 16, 0), unit('U3', 30, 16, 0)];
  assert.deepEqual(back(6, { who: ROUTED, others }).disordered, ['U2']);
  assert.deepEqual(back(6, { others }).disordered, []);
});

clause(
  'JR-13.2e',
  'an enemy on the way stops it half an inch before; a rout stopped before half its way surrenders',
  () => {
    const enemy = unit('C1', 20, 15, 0);
    assert.equal(distance(back(6, { others: [enemy] })), 3.75);
    assert.equal(back(6, { who: ROUTED, others: [enemy] }).end, 'stands');
    assert.equal(back(9, { who: ROUTED, others: [enemy] }).end, 'surrenders');
    const touching = unit('C1', 20, 20, 180);
    assert.equal(distance(back(4, { others: [touching] })), 4);
    assert.equal(distance(back(4, { others: [touching], bearing: 0 })), 0);
  },
);

clause(
  'JR-13.2f',
  'the log names the edge over which a unit ran; where leaving is not allowed the unit stops',
  () => {
    const over = (bearing: number) => {
      const found = back(50, { who: ROUTED, bearing });
      return found.end === 'lost' && found.over;
    };
    assert.deepEqual([0, 900, 1800, 2700, 2600].map(over), ['north', 'east', 'south', 'west', 'west']);
    const kept = fallBack(situation([ROUTED]), ROUTED, SOUTH, inches(50), (edge) => edge === 'north');
    assert.equal(kept.end, 'stands');
  },
);

clause('JR-13.2f', 'a routed unit is lost at the edge, any other stops there', () => {
  assert.equal(distance(back(30)), 19.26);
  assert.equal(back(30, { who: ROUTED }).end, 'lost');
  const sideways = unit('U1', 20, 1, 90, { level: 'routed' });
  assert.equal(
    back(0.1, { who: unit('U1', 38.3, 20, 180, { level: 'routed' }), bearing: degrees(135) }).end,
    'stands',
  );
  assert.equal(
    back(0, { who: sideways, bearing: degrees(90) }).end,
    'lost',
    'its turn alone carries a corner over',
  );
});

clause(
  ['JR-13.2e', 'JR-13.2h'],
  'it stops half an inch of path before it touches an enemy, and takes no place that touches one',
  () => {
    // Its rear is 3 inches from the enemy.
    const stopped = back(5, { others: [unit('C1', 20, 16.25, 0)] });
    assert.ok(stopped.end === 'stands');
    assert.equal(stopped.distance, 2500);
    // It is clear of the friend after 3 inches, where it would overlap or just touch the enemy. So it stops in front
    // of the friend.
    for (const front of [16.245, 16.241]) {
      const found = back(2, { others: [unit('U2', 20, 17.75, 0), unit('C1', 20, front, 0)] });
      assert.ok(found.end === 'stands' && found.distance >= 1500 && found.distance <= 1510);
    }
    assert.equal(distance(back(2, { others: [unit('U2', 20, 17.75, 0), unit('C1', 20, 16.24, 0)] })), 3);
  },
);

clause(
  'JR-13.2e',
  'an enemy that the way only touches stops a fall-back too; an enemy that it leaves does not',
  () => {
    // The way of the line is 18.25 to 21.75 broad.
    const beside = (x: number, y: number) => unit('C1', x, y, 180, { stands: 2 });
    assert.equal(distance(back(6, { others: [beside(22.625, 15)] })), 2.99, 'its corner touches the way');
    assert.equal(distance(back(6, { others: [beside(22.65, 15)] })), 6, 'a hand beside it');
    assert.equal(
      distance(back(6, { others: [beside(22.625, 19.5)] })),
      6,
      'its side is touched at the start',
    );
    assert.equal(
      distance(back(6, { others: [unit('C1', 20, 18.5, 180)] })),
      0,
      'it is touched and in the way',
    );
  },
);

clause('JR-13.2e', 'a rout stopped by an enemy at half its distance or later does not surrender', () => {
  // The rear of the turned line is at 20 inches: the enemy 5 inches off stops it after 4.5.
  const stopped = (length: number) => back(length, { who: ROUTED, others: [unit('C1', 20, 14.24, 0)] });
  const found = stopped(8);
  assert.ok(found.end === 'stands');
  const half = found.distance;
  const at = (thousandths: number) => stopped(thousandths / 1000).end;
  // A hundredth of an inch is allowed (JR-2.1c).
  assert.deepEqual([at(2 * half + 20), at(2 * half + 30)], ['stands', 'surrenders']);
  assert.equal(
    back(2 * half + 1000, { others: [unit('C1', 20, 14.24, 0)] }).end,
    'stands',
    'it is not routed',
  );
});

clause('JR-13.2d', 'a rout only runs through friends between its start and its end', () => {
  const others = [unit('U2', 20, 17, 0), unit('U3', 20, 12, 0), unit('U4', 20, 24, 0), unit('C1', 30, 16, 0)];
  assert.deepEqual(back(5, { who: ROUTED, others }).disordered, ['U2']);
  assert.deepEqual(back(0, { who: ROUTED, others }).disordered, []);
});

/** The edge that a corner of a footprint crosses first on a bearing, by the formula; null if two are as near. */
function edgeByHand(stand: Stand, bearing: number): string | null {
  const h = (bearing * Math.PI) / 1800;
  const [dx, dy] = [Math.sin(h), Math.cos(h)];
  const far = (edge: number, at: number, by: number) =>
    by > 0.01 ? (edge - at) / by : Number.POSITIVE_INFINITY;
  const ways = corners(stand).flatMap(({ x, y }) => [
    ['north', far(40_000, y, dy)] as const,
    ['east', far(40_000, x, dx)] as const,
    ['south', far(0, 0 - y, 0 - dy)] as const,
    ['west', far(0, 0 - x, 0 - dx)] as const,
  ]);
  const least = (edge: string) => Math.min(...ways.filter(([name]) => name === edge).map(([, at]) => at));
  const [first, second] = ['north', 'east', 'south', 'west']
    .map((edge) => ({ edge, at: least(edge) }))
    .sort((a, b) => a.at - b.at);
  return first && second && second.at - first.at > 1000 ? first.edge : null;
}

clause(
  ['JR-13.2f', 'JR-13.3a'],
  'the edge a unit leaves by is the one that its foremost corner crosses first',
  () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 30, max: 370 }), fc.integer({ min: 30, max: 370 })] as const),
        ...([fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 3599 })] as const),
        (x, y, heading, bearing) => {
          const who = unit('U1', x / 10, y / 10, heading, { level: 'routed' });
          const given = situation([who]);
          const turned = { ...who.stand, facing: bearing };
          const edge = edgeByHand(turned, bearing);
          if (edge === null) return;
          const end = { ...turned, ...spotOnBearing(turned, bearing, inches(60)) };
          assert.equal(edgePassed(given.table, turned, end), edge);
          const found = fallBack(given, who, bearing, inches(60));
          assert.ok(found.end === 'lost' && found.over === edge);
          const steady = { ...who, level: 'good' as const };
          const stays = fallBack(situation([steady]), steady, bearing, inches(60));
          assert.equal(stays.end, 'stands');
          seen.add(edge);
        },
      ),
      { numRuns: 200 },
    );
    assert.equal(seen.size, 4);
  },
);

clause(
  ['JR-13.2e', 'JR-2.1c'],
  'a routed unit stopped just at half its distance stands, a tenth of an inch sooner it surrenders',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3599 }), fc.integer({ min: 1, max: 6 }), (bearing, length) => {
        const turn = (bearing * Math.PI) / 1800;
        const who = unit('U1', 20, 20, bearing / 10, { level: 'routed' });
        const until = (apart: number): FallBackEnd => {
          const placed = (inches: number): number => Math.round(inches * 1000) / 1000;
          const [x, y] = [placed(20 + apart * Math.sin(turn)), placed(20 + apart * Math.cos(turn))];
          const enemy = unit('C1', x, y, ((bearing + 1800) % 3600) / 10);
          return back(length, { who, others: [enemy], bearing });
        };
        const half = until(length / 2 + 0.5);
        assert.equal(half.end, 'stands');
        assert.ok(Math.abs(distance(half) - length / 2) <= 0.01, `${distance(half)}`);
        assert.equal(until(length / 2 + 0.4).end, 'surrenders');
      }),
      { numRuns: 200 },
    );
  },
);
