import { lengthNumber, lengthWords } from '@linstock/ground';
import { formOf, type Outcome, type Reckoning, type Throw } from '@linstock/kernel';
import { z } from 'zod';
import { mayQuickMarch } from '../reckon/forming.ts';
import { goingCost } from '../reckon/going.ts';
import { line, outcomesBy, telling } from '../reckon/lines.ts';
import { allowance, bonusRow, type Mover, rateRow } from '../reckon/rates.ts';
import { BONUS_DICE, GOINGS, LEVELS, RATES, type RateRow } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { arm, BEFORE, formation, yes } from './given.ts';

/** The form of movement: the allowance of a unit, and its distance on each ground. */

const schema = z.strictObject({
  arm,
  formation,
  level: z.enum(LEVELS).default('good').meta(BEFORE),
  disordered: yes('Disordered', 'It has the disordered row; not a battery (JR-6.1e).'),
  half: yes('Half move', 'It also forms, and forming leaves it half (JR-4.7b).'),
  quickMarch: yes('Quick march', 'The bonus is rolled and added; no enemy in sight within 12 (JR-6.4a).'),
  horseArtillery: yes('Horse artillery', 'Of a limbered battery: the gunners ride (JR-T10).'),
  horsesLost: yes('Horses lost', 'A limbered battery with horse markers has half its rate (JR-11.4b).'),
});

interface FarOutcome extends Outcome {
  readonly allowance: number;
}

/** The formations of an arm, if only the arm is filled in. */
function moverOf({ arm: of, formation: formed, ...rest }: z.output<typeof schema>): Mover {
  const usual = {
    infantry: formed,
    dismounted: formed,
    mounted: 'mounted_line',
    battery: 'limbered',
  } as const;
  const mounted = formed === 'mounted_line' || formed === 'mounted_column';
  const guns = formed === 'limbered' || formed === 'unlimbered';
  const fits = of === 'mounted' ? mounted : of === 'battery' ? guns : !mounted && !guns;
  return { ...rest, arm: of, formation: fits ? formed : usual[of] };
}

function far(row: RateRow, inches: number): string {
  const on = GOINGS.filter((going) => going !== 'road' && going !== 'open').map((going) => {
    const cost = goingCost(row, going, 1);
    return `${going} ${cost === null ? 'none' : lengthNumber((inches * 1000) / cost)}`;
  });
  return `${lengthWords(inches * 1000)}; ${on.join(', ')}`;
}

/** The allowance of a unit. */
export const move = formOf({
  title: 'Move',
  clause: 'JR-6.1a',
  schema,
  example: { formation: 'single_line' },
  quick: {
    unit: '',
    fields: [
      { at: 'arm' },
      { at: 'formation' },
      { at: 'disordered' },
      { at: 'half' },
      { at: 'quickMarch' },
      { at: 'level' },
    ],
  },
  reckon(given): Reckoning<FarOutcome> | ReturnType<typeof refused> {
    const mover = moverOf(given);
    if (given.quickMarch && (given.half || !mayQuickMarch(mover)))
      return refused('JR-6.4a', 'This formation or state cannot quick march.');
    const row = rateRow(mover);
    const count = given.quickMarch ? BONUS_DICE[bonusRow(mover)] : 0;
    const dice: Throw = { count, sides: 6, read: 'sum' };
    const power = given.horsesLost && mover.formation === 'limbered' ? 0.5 : 1;
    return {
      name: 'move',
      title: 'Allowance',
      clause: 'JR-6.1a',
      lines: telling([
        line(`Open rate, ${row.replaceAll('_', ' ')}`, RATES[row].open, 'JR-6.1e'),
        line('Forming leaves half', given.half ? 'half' : 0, 'JR-4.7b'),
        line('Horses lost', power < 1 ? 'half' : 0, 'JR-11.4b'),
        line('Factor on broken ground', costOf(row, 'broken'), 'JR-6.1b'),
        line('Factor in woods', costOf(row, 'woods'), 'JR-6.1b'),
        line('Factor on rough ground', costOf(row, 'rough'), 'JR-6.1b'),
      ]),
      dice,
      outcomes: outcomesBy(dice, (bonus) => {
        const inches = allowance(row, given.half, bonus, power);
        return { key: String(inches), label: far(row, inches), rank: inches, allowance: inches };
      }),
    };
  },
});

function costOf(row: RateRow, going: (typeof GOINGS)[number]): string {
  const cost = goingCost(row, going, 1);
  return cost === null ? 'forbidden' : `${Math.round(cost * 100) / 100}`;
}
