import { formOf, type ReckoningForm, refusal } from '@linstock/kernel';
import { z } from 'zod';
import { canFall, casualtyReckoning } from '../reckon/casualty.ts';
import { type Firer, fireReckoning, refuseFire } from '../reckon/fire.ts';
import { moraleReckoning } from '../reckon/morale.ts';
import { type Charger, type Defender, refuseShock, shockReckoning } from '../reckon/shock.ts';
import { ARMS, isGun, type LeaderStep, MORALE_CAUSES, ORDERS, type Order } from '../tables/index.ts';

/**
 * The forms of reckonings that a player may fill in, for battles with real counters or figures and real dice.
 */

const field = (title: string, description: string) => ({ title, description });

const arm = z.enum(ARMS);
const disordered = z
  .boolean()
  .default(false)
  .meta(field('Disordered', 'A disordered company has half its strength (AL-4.12c).'));
const entry = z.enum(['front', 'flank', 'rear']).default('front');
const count = z
  .int()
  .min(1)
  .max(40)
  .default(1)
  .meta(field('Companies', 'How many companies of this description.'));

/** Companies of one description, each with its own name. */
function each<T extends { readonly count: number; readonly arm: string }>(
  rows: readonly T[],
): (T & { id: string; name: string })[] {
  let number = 0;
  return rows.flatMap((row) =>
    Array.from({ length: row.count }, () => {
      number++;
      return { ...row, id: `${row.arm}-${number}`, name: `Company ${number}` };
    }),
  );
}

// Fire

const firers = z.strictObject({
  arm: arm.meta(field('Arm', 'What the companies carry (AL-T-RANGE).')),
  count,
  range: z.int().min(1).meta(field('Range', 'Hexes to the target; adjacent is 1.')),
  order: z
    .enum([...ORDERS, 'none'])
    .default('FIRE')
    .meta(
      field(
        'Order',
        'Infantry fires under Fire, and at half strength under Move and Fire (AL-4.62). Guns and skirmishers need none.',
      ),
    ),
  disordered,
  entry: entry.meta(field('Enters by', 'The side of the target hex the line of sight enters by (AL-7.33n).')),
  regiment: z
    .string()
    .default('')
    .meta(field('Regiment', 'Companies of one regiment may fire together, and guns with them (AL-7.31b).')),
});

const fire = formOf({
  title: 'Fire',
  clause: 'AL-7.33i',
  schema: z.strictObject({
    firers: z
      .array(firers)
      .min(1)
      .max(20)
      .meta(field('Who fires', 'One row for companies of one description.')),
    targetRouted: z
      .boolean()
      .default(false)
      .meta(
        field('Target routed', 'The target hex holds routed companies only: it has no flank (AL-7.33n).'),
      ),
  }),
  example: { firers: [{ arm: 'musket', count: 3, range: 1, order: 'FIRE' }] },
  reckon(situation) {
    const attack = {
      firers: each(situation.firers).map(
        (row): Firer => ({
          ...row,
          order: orderOf(row.order),
          gun: isGun(row.arm) ? 'regular' : null,
        }),
      ),
      targetRouted: situation.targetRouted,
    };
    return refuseFire(attack) ?? fireReckoning(attack);
  },
});

const orderOf = (name: Order | 'none'): Order | null => (name === 'none' ? null : name);

// Shock

const company = {
  arm: arm.meta(field('Arm', 'Rifles and guns have half strength in shock (AL-7.43a, AL-8.3a).')),
  count,
  disordered,
};

const shock = formOf({
  title: 'Shock',
  clause: 'AL-7.41l',
  schema: z.strictObject({
    attackers: z
      .array(
        z.strictObject({
          ...company,
          entry: entry.meta(field('Attacks by', 'The side of the defending hex they attack by (AL-7.41h).')),
        }),
      )
      .min(1)
      .max(20)
      .meta(field('Attackers', 'Companies under Charge, one row for companies of one description.')),
    defenders: z
      .array(
        z.strictObject({
          ...company,
          routed: z
            .boolean()
            .default(false)
            .meta(field('Routed', 'Routed companies are disordered and have no facing (AL-7.41r).')),
        }),
      )
      .min(1)
      .max(20)
      .meta(field('Defenders', 'All companies in the defending hex.')),
    structure: z
      .boolean()
      .default(false)
      .meta(field('Structure', 'The defending hex is a structure hex (AL-7.44).')),
  }),
  example: {
    attackers: [{ arm: 'cavalry', count: 2, entry: 'flank' }],
    defenders: [{ arm: 'musket', count: 2 }],
    structure: false,
  },
  reckon(situation) {
    const attack = {
      attackers: each(situation.attackers) satisfies Charger[],
      defenders: each(situation.defenders).map(
        (row): Defender => ({ ...row, disordered: row.disordered || row.routed }),
      ),
      structure: situation.structure,
    };
    return refuseShock(attack) ?? shockReckoning(attack);
  },
});

// Morale

const morale = formOf({
  title: 'Morale',
  clause: 'AL-4.5d',
  schema: z.strictObject({
    cause: z.enum(MORALE_CAUSES).meta(field('Cause', 'What the check is made for (AL-4.5a).')),
    morale: z
      .int()
      .min(2)
      .max(12)
      .meta(field('Regimental Morale', 'Printed for each regiment, 4 to 8 in the battles here (AL-1.2f).')),
    effectiveness: z
      .int()
      .min(0)
      .max(4)
      .default(0)
      .meta(field('Effectiveness', "Of the leader's present step (AL-4.5c).")),
    commanderStacked: z
      .boolean()
      .default(false)
      .meta(
        field(
          'Army commander with the leader',
          'He adds 1 to the effectiveness of another leader in his hex (AL-4.31a).',
        ),
      ),
    disorderedCompany: z
      .boolean()
      .default(false)
      .meta(field('A company disordered', 'One or more, on the map (AL-4.5e).')),
    otherRegiments: z
      .int()
      .min(0)
      .max(20)
      .default(0)
      .meta(
        field('Other regiments routed or lost', 'Without one-company and skirmisher regiments (AL-4.5f, g).'),
      ),
    enemyInfantry: z
      .boolean()
      .default(false)
      .meta(field('Enemy infantry within 1 hex', 'In good order (AL-4.5h).')),
    enemyCavalry: z
      .boolean()
      .default(false)
      .meta(field('Enemy cavalry within 2 hexes', 'In good order (AL-4.5i).')),
    onTrack: z
      .int()
      .min(0)
      .max(10)
      .default(0)
      .meta(field('Companies on the track', 'Face-up and face-down (AL-4.5k).')),
    commanderLost: z
      .boolean()
      .default(false)
      .meta(field('Army commander lost', 'Killed or captured (AL-4.5l).')),
  }),
  example: {
    cause: 'combat',
    morale: 6,
    effectiveness: 2,
    disorderedCompany: true,
    enemyInfantry: true,
    onTrack: 1,
  },
  reckon: moraleReckoning,
});

// Leaders

const STEPS = ['start', 'adjutant', 'last', 'army commander'] as const;

const leaderCasualty = formOf({
  title: 'Leader casualty',
  clause: 'AL-4.4a',
  schema: z.strictObject({
    name: z.string().min(1).max(60).default('The leader').meta(field('Name', 'Who is at risk.')),
    step: z
      .enum(STEPS)
      .default('start')
      .meta(field('Step', 'His present step; on the last he cannot be hit (AL-4.4d).')),
    cause: z
      .enum(['fire', 'shock'])
      .default('fire')
      .meta(
        field(
          'Cause',
          'The first 6 of fire in the phase (AL-4.4a), or shock that empties his hex (AL-4.4i).',
        ),
      ),
  }),
  example: { name: 'Howard', step: 'start', cause: 'fire' },
  reckon({ name, step, cause }) {
    const at = step === 'army commander' ? null : (STEPS.indexOf(step) as LeaderStep);
    if (!canFall(at))
      return refusal('last_step_leader', 'AL-4.4h', 'A leader on his last step suffers no further casualty.');
    return casualtyReckoning({ id: 'leader', name }, cause);
  },
});

/** The reckonings of American Legions by name. */
export const reckonings: Readonly<Record<string, ReckoningForm>> = {
  fire,
  shock,
  morale,
  'leader-casualty': leaderCasualty,
};
