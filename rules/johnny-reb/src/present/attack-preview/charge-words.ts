import { inches, lengthNumber, lengthWords, shortLength } from '@linstock/ground';
import { chancesOf, percentText } from '@linstock/kernel';
import type { AttackPreview, AttackPreviewEnd } from '@linstock/scene';
import { type ChargeEnd, chargeOdds, fireOdds } from '../../odds/charge.ts';
import { attackingSide, type Charge, defendingSide, shockOf } from '../../odds/course.ts';
import { CHARGE_ENDS, CHARGE_WORDS } from '../../odds/words.ts';
import type { ChargePreview } from '../../play/charge/preview.ts';
import { diceOf } from '../../reckon/fire.ts';
import { impactMorale } from '../../reckon/impact.ts';
import { moralePoint, moraleReckoning } from '../../reckon/morale.ts';
import type { Fire } from '../../reckon/shot.ts';

/** The procedure of a charge in few words: its ends in four kinds, and a line a step. */

type Step = AttackPreview['steps'][number];

/** The kind of an end, and whether it reached contact. */
function kindOfEnd(end: ChargeEnd): Pick<AttackPreviewEnd, 'kind' | 'contact'> {
  if (end === 'falls short') return { kind: 'halted', contact: false };
  if (end.startsWith('volley')) return { kind: 'shaken', contact: false };
  const won = end.startsWith('beaten') || end === 'surrenders' || end.startsWith('melee: defender');
  return { kind: won ? 'wins' : 'thrown back', contact: true };
}

/** The ends of a charge in four kinds, from the worst to the best; kinds that cannot be are left out. */
export function endsOf(charge: Charge): AttackPreviewEnd[] {
  const odds = [...chargeOdds(charge)].sort(
    (a, b) => CHARGE_ENDS.indexOf(a.value) - CHARGE_ENDS.indexOf(b.value),
  );
  return (['halted', 'shaken', 'thrown back', 'wins'] as const).flatMap((kind): AttackPreviewEnd[] => {
    const own = odds.filter(({ value }) => kindOfEnd(value).kind === kind);
    const [first] = own;
    if (!first) return [];
    return [
      {
        ...kindOfEnd(first.value),
        chance: own.reduce((sum, { chance }) => sum + chance, 0),
        parts: own.map(({ value, chance }) => ({ label: CHARGE_WORDS[value], chance })),
      },
    ];
  });
}

/** The volleys of the target at the halts with the greatest reach, the nearest first. */
function volleysOf({ approach, bonus }: Charge, { halts }: ChargePreview): Fire[] {
  const most = bonus.outcomes.at(-1);
  return most ? halts.flatMap(({ inches }) => approach(most, inches).volley ?? []) : [];
}

/** The volley of the target: its dice, and the range at which it has more; null without one. */
export function volleyWords(
  charge: Charge,
  preview: ChargePreview,
): { readonly label: string; readonly sentence: string } | null {
  const volleys = volleysOf(charge, preview);
  const dice = volleys.map(diceOf);
  const [near, far] = [Math.max(...dice), Math.min(...dice)];
  if (volleys.length === 0) return null;
  const closer = preview.halts.filter(
    ({ volley }, i) => volley && dice[Math.min(i, dice.length - 1)] === near,
  );
  const most = Math.max(...closer.map(({ inches }) => inches));
  const label = far === near ? diceWords(near) : `${far} or ${diceWords(near)}`;
  return {
    label,
    sentence:
      far === near
        ? `Its volley has ${diceWords(near)} wherever it halts the charge.`
        : `Its volley has ${diceWords(far)}, and ${near} where it halts the charge ${lengthWords(inches(most))} off or nearer.`,
  };
}

/** The steps of the procedure, one a line. */
export function stepsOf(charge: Charge, preview: ChargePreview): Step[] {
  return [
    ...reachSteps(charge, preview),
    haltStep(preview),
    ...volleySteps(charge, preview),
    contactStep(charge),
  ];
}

function reachSteps({ bonus: rolls }: Charge, { bonuses, plan }: ChargePreview): Step[] {
  const all = bonuses.reduce((sum, { ways }) => sum + ways, 0);
  const share = (holds: (each: (typeof bonuses)[number]) => boolean): number =>
    bonuses.filter(holds).reduce((sum, { ways }) => sum + ways, 0);
  const [first] = rolls.outcomes;
  const short = share(({ contact }) => !contact);
  const upset = share(({ disordered }) => disordered);
  const base = bonuses[0]?.reach.base ?? 0;
  const needs = Number.isFinite(first?.cost)
    ? `needs ${lengthNumber(inches(first?.cost ?? 0))}`
    : 'and no way there';
  return [
    {
      label: `Reach ${lengthNumber(inches(base))} and ${diceWords(rolls.dice.count)}, ${needs}`,
      value: short === 0 ? 'gets there' : `${short} in ${all} short`,
      clause: 'JR-14.3a',
    },
    {
      label: plan.angled ? 'It starts at an angle to its front' : 'Disordered when half its bonus is spent',
      value: upset === 0 ? 'stays in order' : upset === all ? 'disordered' : `${upset} in ${all} disordered`,
      clause: plan.angled ? 'JR-14.1b' : 'JR-14.3b',
    },
  ];
}

function haltStep({ halts, plan }: ChargePreview): Step {
  const off = halts.map(({ inches }) => Math.min(inches, plan.way.contact / 1000));
  return {
    label: 'Their die says where it is halted',
    value:
      halts.length === 0
        ? 'no halt'
        : `${lengthNumber(inches(Math.min(...off)))} to ${shortLength(inches(Math.max(...off)))} off`,
    clause: halts.length === 0 ? 'JR-14.4g' : 'JR-14.4a',
  };
}

function volleySteps(charge: Charge, preview: ChargePreview): Step[] {
  const volleys = volleysOf(charge, preview);
  const [fire] = volleys;
  if (!fire) return [{ label: 'Their volley', value: 'none', clause: 'JR-14.4e' }];
  const means = volleys.map((each) =>
    fireOdds(each).reduce((sum, { value, chance }) => sum + chance * value.losses, 0),
  );
  const [most, least] = [Math.max(...means), Math.min(...means)];
  const { attacker } = charge;
  const struck = shockOf(fire, { ...attacker, blooded: false }, attacker, {
    losses: 1,
    hitCheck: false,
    standLost: false,
  });
  const check = struck && moraleReckoning(attacker, { ...struck, gunLosses: 0 }, '');
  const fails = check
    ? chancesOf(check).reduce((sum, { outcome, chance }) => sum + (outcome.passed ? 0 : chance), 0)
    : 0;
  const range = most - least < 0.05 ? fixed(most) : `${fixed(least)} to ${fixed(most)}`;
  return [
    {
      label: `Their volley, ${volleyWords(charge, preview)?.label ?? ''}`,
      value: `${range} lost on average`,
      clause: 'JR-14.4d',
    },
    {
      label: `Your morale if it tells: ${moralePoint(attacker, struck)}`,
      value: `fails ${percentText(fails)}`,
      clause: 'JR-12.2a',
    },
  ];
}

function contactStep(charge: Charge): Step {
  if (charge.halter === null)
    return {
      label: 'In contact',
      value: charge.defender.arm === 'battery' ? 'the guns are taken' : 'it surrenders',
      clause: 'JR-14.9a',
    };
  const own = impactMorale(attackingSide(charge.attacker));
  const theirs = impactMorale(defendingSide(charge));
  return {
    label: `In contact two dice each: you ${signed(own)}, they ${signed(theirs)}`,
    value: 'the lower wins',
    clause: 'JR-14.6d',
  };
}

const diceWords = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);
const fixed = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
