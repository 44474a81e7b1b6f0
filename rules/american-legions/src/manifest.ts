/** The manifest of American Legions: what a list of systems shows before the rulebook is loaded. */
import type { GameOption, SystemManifest } from '@linstock/kernel';
import { SIDE_NAMES } from './model/field.ts';

/** The kinds of set-up (AL-2.4). */
export const SET_UP = {
  id: 'setup',
  title: 'Set-up',
  clause: 'AL-2.4a',
  choices: [
    { value: 'suggested', label: 'As they stood', line: 'both armies have their historical places' },
    {
      value: 'free',
      label: 'In your own way',
      line: 'each side sets up within its lines, the American first',
    },
  ],
} as const satisfies GameOption;

/** The system's name, battles and options, for use before its rulebook is loaded. */
export const manifest: SystemManifest = {
  id: 'american-legions',
  title: 'American Legions',
  line: 'Companies as counters on hexes; each regiment does what its last order lets it do.',
  sides: SIDE_NAMES,
  pace: { one: 'turn', many: 'turns', minutes: 10 }, // AL-2.1a
  lost: 'the men of whole companies that are off the map at the end: routed from it, on the track, or eliminated; those disordered are not counted.',
  battles: ['cowpens', 'waxhaws', 'hobkirk', 'quinby'],
  options: [SET_UP],
};
