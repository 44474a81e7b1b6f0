/** The manifest of Flintlock: what a list of systems shows before the rulebook is loaded. */
import type { GameOption, SystemManifest } from '@linstock/kernel';
import { SIDE_NAMES } from './model/field.ts';

/** The option of historical formations (FL-6.7). */
export const HISTORICAL_FORMATIONS = {
  id: 'formations',
  title: 'Formations',
  clause: 'FL-6.7a',
  choices: [
    { value: 'any', label: 'As the rules allow', line: 'every Command takes the formation its player wants' },
    {
      value: 'historical',
      label: 'As in their day',
      line: 'regulars, Germans, light troops and militia keep to what they were trained for',
    },
  ],
} as const satisfies GameOption;

/** The system in the list of systems, before its rulebook is loaded. */
export const manifest: SystemManifest = {
  id: 'flintlock',
  title: 'Flintlock',
  line: 'Half companies under their leaders; no turns, and the enemy answers every step.',
  sides: SIDE_NAMES,
  pace: { one: 'Activation', many: 'Activations', minutes: 6 }, // FL-3.0a
  lost: 'the men of units eliminated and of militia that fled for good; the Reduced count half.',
  battles: ['camden', 'cowpens', 'guilford', 'hobkirk'],
  options: [HISTORICAL_FORMATIONS],
  // In matches the others were no weaker or stronger than this one (bench/RESULTS.md).
  levels: ['normal'],
};
