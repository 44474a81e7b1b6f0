import {
  keysOf,
  leastValue,
  type Outcome,
  type Reckoning,
  type ReckoningLine,
  type ReckoningTable,
  TWO_DICE,
  valueCount,
} from '@linstock/kernel';
import {
  MORALE_CAUSES,
  MORALE_MODS,
  MORALE_ROWS,
  type MoraleCause,
  type MoraleModifier,
  type MoraleResult,
  moraleResult,
  moraleRow,
} from '../tables/index.ts';

/** P-MORALE: one check of a regiment, for any of the five causes (AL-4.5). */

/** The facts that modify a morale check, at the moment of the roll (AL-4.5m). */
export interface MoraleSituation {
  readonly cause: MoraleCause;
  /** Regimental Morale, 4-8. */
  readonly morale: number;
  /** The effectiveness of the leader's present step, 0-4. */
  readonly effectiveness: number;
  readonly regimentName?: string;
  /** The company that tries to come back or to re-order; the title names it. */
  readonly companyName?: string;
  /** An army commander other than this leader shares the leader's hex (AL-4.31a). */
  readonly commanderStacked?: boolean;
  /** The regiment has a disordered company on the map. */
  readonly disorderedCompany?: boolean;
  /** Other regiments of the side that are routed or eliminated, without those AL-4.5g leaves out. */
  readonly otherRegiments?: number;
  /** A battleworthy enemy infantry company within 1 hex (AL-4.5h, j). */
  readonly enemyInfantry?: boolean;
  /** A battleworthy enemy cavalry company within 2 hexes (AL-4.5i). */
  readonly enemyCavalry?: boolean;
  /** Companies on the Regiment Track, face-up or face-down. */
  readonly onTrack?: number;
  /** The side's army commander was killed or captured. */
  readonly commanderLost?: boolean;
  /** Pieces to be ringed, by modifier. */
  readonly at?: Partial<Readonly<Record<MoraleModifier, readonly string[]>>>;
}

/** The result of a morale check for a sum of the dice. */
export interface MoraleOutcome extends Outcome {
  readonly key: MoraleResult;
  readonly passed: boolean;
  /** Modified roll minus target; 0 if passed. */
  readonly failedBy: number;
}

/** A regiment that may count against the morale of another (AL-4.5f, g). */
export interface OtherRegiment {
  readonly companiesAtStart: number;
  readonly skirmishers: boolean;
  readonly state: 'ok' | 'routed' | 'eliminated';
}

/** True if a regiment's rout or loss counts against others (AL-4.5f, g, AL-4.52a). */
export function countsForOthers(regiment: OtherRegiment): boolean {
  return regiment.state !== 'ok' && regiment.companiesAtStart > 1 && !regiment.skirmishers;
}

const LABELS: Readonly<Record<MoraleModifier, { label: string; clause: string }>> = {
  disordered_company: { label: 'A company is disordered', clause: 'AL-4.5e' },
  other_regiments: { label: 'Other regiments routed or lost', clause: 'AL-4.5f' },
  enemy_infantry: { label: 'Enemy infantry within 1 hex', clause: 'AL-4.5h' },
  enemy_cavalry: { label: 'Enemy cavalry within 2 hexes', clause: 'AL-4.5i' },
  track: { label: 'Companies on the track', clause: 'AL-4.5k' },
  army_commander: { label: 'Army commander killed or captured', clause: 'AL-4.5l' },
};

/** The number of times that a modifier applies. */
function times(s: MoraleSituation, modifier: MoraleModifier): number {
  switch (modifier) {
    case 'disordered_company':
      return s.disorderedCompany ? 1 : 0;
    case 'other_regiments':
      return s.otherRegiments ?? 0;
    case 'enemy_infantry':
      return s.enemyInfantry ? 1 : 0;
    case 'enemy_cavalry':
      return s.enemyCavalry ? 1 : 0;
    case 'track':
      return s.onTrack ?? 0;
    case 'army_commander':
      return s.commanderLost ? 1 : 0;
  }
}

const MODIFIERS = keysOf(MORALE_MODS);

/** The sum of all modifiers (AL-4.5b); each makes a check harder. */
export function moraleModifier(situation: MoraleSituation): number {
  let sum = 0;
  for (const modifier of MODIFIERS) sum += times(situation, modifier) * MORALE_MODS[modifier].modifier;
  return sum;
}

/** The maximum modified roll that passes (AL-4.5c), with the army commander's help (AL-4.31a). */
export function moraleTarget(situation: MoraleSituation): number {
  return situation.morale + situation.effectiveness + (situation.commanderStacked ? COMMANDERS_HELP : 0);
}

/** The bonus to a leader's effectiveness from an army commander in his hex (AL-4.31a). */
const COMMANDERS_HELP = 1;

/** The check of a situation: the sum of two dice, read against the target. */
export function moraleReckoning(situation: MoraleSituation): Reckoning<MoraleOutcome> {
  const most = moraleTarget(situation) - moraleModifier(situation);
  const outcomes = Array.from({ length: valueCount(TWO_DICE) }, (_, i) =>
    moraleOutcome(situation.cause, Math.max(0, leastValue(TWO_DICE) + i - most)),
  );
  return {
    name: 'morale',
    title: titleOf(situation),
    clause: 'AL-4.5d',
    lines: moraleLines(situation),
    dice: TWO_DICE,
    outcomes,
    table: tableFor(situation.cause, most),
  };
}

/** The kind of check, and the unit that makes it. */
function titleOf({ cause, companyName, regimentName }: MoraleSituation): string {
  const who = companyName ?? regimentName;
  return who === undefined ? TITLES[cause] : TITLES_OF[cause](who);
}

/** The results table by cause and maximum sum that passes. It is cached, because checks are computed often. */
const TABLES: Partial<Record<MoraleCause, Record<number, ReckoningTable>>> = {};

function tableFor(cause: MoraleCause, most: number): ReckoningTable {
  const made = (TABLES[cause] ??= {});
  return (made[most] ??= newTable(cause, most));
}

function newTable(cause: MoraleCause, most: number): ReckoningTable {
  const values = Array.from({ length: valueCount(TWO_DICE) }, (_, i) => leastValue(TWO_DICE) + i);
  const margins = [0, 1, Number.MAX_SAFE_INTEGER];
  return {
    title: 'What a check brings',
    clause: 'AL-4.5d',
    across: 'Check',
    columns: MORALE_CAUSES.map((each) => TITLES[each]),
    rows: MORALE_ROWS,
    cells: margins.map((failedBy) => MORALE_CAUSES.map((each) => RESULTS[moraleResult(each, failedBy)])),
    ring: {
      column: MORALE_CAUSES.indexOf(cause),
      rows: values.map((value) => moraleRow(Math.max(0, value - most))),
    },
  };
}

const TITLES: Readonly<Record<MoraleCause, string>> = {
  combat: 'Morale after losses',
  change_orders: 'Changing orders',
  rally_regiment: 'Rallying the regiment',
  rally_company: 'Rallying a company',
  reorder_company: 'Re-ordering a company',
};

/** The same of those who are named. */
const TITLES_OF: Readonly<Record<MoraleCause, (who: string) => string>> = {
  combat: (who) => `Morale of ${who} after losses`,
  change_orders: (who) => `A new order for ${who}`,
  rally_regiment: (who) => `Rallying ${who}`,
  rally_company: (who) => `Rallying ${who}`,
  reorder_company: (who) => `Re-ordering ${who}`,
};

const RESULTS: Readonly<Record<MoraleResult, string>> = {
  no_effect: 'stands firm',
  order_changed: 'the new order is taken up',
  rallied_companies_stay_disordered: 'the regiment rallies, its companies still disordered',
  returned_battleworthy_at_leader: 'it comes back in good order',
  battleworthy: 'it is in good order again',
  extra_D: 'one more company is disordered',
  order_unchanged_and_D: 'the order stays as it was and a company is disordered',
  remains_routed: 'the regiment stays routed',
  remains_routed_and_D: 'the regiment stays routed and a company is disordered',
  stays_on_track: 'it does not come back',
  stays_disordered: 'it stays disordered',
  rout: 'the regiment routs',
};

/** Stored outcomes, by how much a check failed: each check needs eleven of them. */
const OUTCOMES: Partial<Record<MoraleCause, MoraleOutcome[]>> = {};

function moraleOutcome(cause: MoraleCause, failedBy: number): MoraleOutcome {
  const made = (OUTCOMES[cause] ??= []);
  return (made[failedBy] ??= newOutcome(cause, failedBy));
}

function newOutcome(cause: MoraleCause, failedBy: number): MoraleOutcome {
  const key = moraleResult(cause, failedBy);
  const passed = failedBy === 0;
  // A failure with a worse result ranks lower.
  const rank = passed ? 1 : key === moraleResult(cause, 1) ? 0 : -1;
  return { key, label: RESULTS[key], rank, passed, failedBy };
}

function moraleLines(situation: MoraleSituation): ReckoningLine[] {
  const lines: ReckoningLine[] = [
    { label: 'Regimental Morale', value: situation.morale, clause: 'AL-1.2f' },
    { label: "Leader's effectiveness", value: situation.effectiveness, clause: 'AL-4.5c' },
  ];
  if (situation.commanderStacked)
    lines.push({ label: 'Army commander with the leader', value: COMMANDERS_HELP, clause: 'AL-4.31a' });
  lines.push({ label: 'Needed on two dice, or less', value: moraleTarget(situation), clause: 'AL-4.5c' });
  for (const modifier of MODIFIERS) {
    const count = times(situation, modifier);
    if (count === 0) continue;
    const at = situation.at?.[modifier];
    lines.push({
      ...LABELS[modifier],
      value: count * MORALE_MODS[modifier].modifier,
      ...(at ? { at } : {}),
    });
  }
  lines.push({ label: 'Added to the dice', value: moraleModifier(situation), clause: 'AL-4.5b' });
  return lines;
}
