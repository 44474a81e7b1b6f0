import type { ShockEndWord } from './shock-chances.ts';

/** The meaning of each word of FL-T-PRE and FL-T-SHOCK, for people (FL-12.43, FL-12.61). */
const SAYS: Readonly<Record<ShockEndWord, string>> = {
  'Fall Back': 'the defenders fall back',
  Collapse: 'the defenders collapse at once',
  Counterattack: 'the defenders counterattack',
  'Stand, status -1': 'the defenders are shaken',
  Engaged: 'both stay engaged',
  DefenderHits: 'the defenders’ cohesion is hit',
  AttackerHits: 'the attackers’ cohesion is hit',
  DefenderStatusDown: 'the defenders’ Shock Status falls',
  AttackerStatusDown: 'the attackers’ Shock Status falls',
  DefenderRetreats: 'the defenders retreat',
  AttackerAdvances: 'the attackers advance',
  DefenderCollapse: 'the defenders collapse',
  AttackerCollapse: 'the attackers collapse',
};

/** The words of a result in one phrase. */
export const inWords = (words: readonly ShockEndWord[]): string => words.map((word) => SAYS[word]).join(', ');
