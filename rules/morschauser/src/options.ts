import type { GameOption } from '@linstock/kernel';
import { MAX_SEED, PLAIN_SEED } from './battles/numbers.ts';
import { PRESETS, type Preset, SWITCHES, type SwitchRow, type SwitchValue } from './tables/switches.ts';

const PRESET_LINES: Readonly<Record<Preset, string>> = {
  standard: 'the game as most people play it, with what the battle asks for',
  basic: 'the plain game, to learn it by',
  full: 'every rule there is',
};

/** The options of a game: the preset, each of the 26 switches, the number of a pick-up game (MM-A0l to MM-A0n). */
export function gameOptions(pickUp: string): readonly GameOption[] {
  return [
    {
      id: 'seed',
      title: 'Number of the table',
      clause: 'MM-BAT1a',
      battles: [pickUp],
      whole: { least: 0, most: MAX_SEED, usual: PLAIN_SEED },
      choices: [],
    },
    {
      id: 'setup',
      title: 'Forces and places',
      clause: 'MM-BAT1f',
      battles: [pickUp],
      choices: [
        { value: 'laid-out', label: 'as laid out', line: 'equal forces from the lists, in their places' },
        {
          value: 'own',
          label: 'your own',
          line: 'each side buys its force and places it, regiment by regiment',
        },
      ],
    },
    {
      id: 'preset',
      title: 'Rules in play',
      clause: 'MM-A0n',
      choices: [...PRESETS]
        .sort((a, b) => Number(b === 'standard') - Number(a === 'standard'))
        .map((preset) => ({ value: preset, label: preset, line: PRESET_LINES[preset] })),
    },
    ...SWITCHES.map(switchOption),
  ];
}

function switchOption({ name, line, values, clauses, presets }: SwitchRow): GameOption {
  const as = PRESETS.map((preset) => `${preset}: ${worded(presets[preset])}`).join(', ');
  return {
    id: name,
    title: line,
    clause: clauses[0] ?? 'MM-A0l',
    follows: {
      option: 'preset',
      as: Object.fromEntries(PRESETS.map((preset) => [preset, worded(presets[preset])])),
    },
    choices: [
      { value: null, label: 'As the preset has it', line: as },
      ...values.map((value) => ({ value, label: worded(value), line: 'whatever the preset has' })),
    ],
  };
}

const worded = (value: SwitchValue): string =>
  value === true ? 'on' : value === false ? 'off' : (VALUE_WORDS[value] ?? value);

/** Values that are no words, as a player reads them. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  roll: 'dice',
  fixed: 'as in the battle',
  allBold: 'all Bold',
  meleeValue: 'melee value',
  ones: 'a 1 only',
};
