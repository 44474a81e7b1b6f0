/** The manifest of Morschauser Meets MacDuff: what a list of systems shows before the rulebook is loaded. */
import type { SystemManifest } from '@linstock/kernel';
import { SIDE_NAMES } from './model/field.ts';
import { gameOptions } from './options.ts';

/** The battle that is made from a number. */
export const PICK_UP = 'pick-up';

/** The system in the list of systems, before its rulebook is loaded. */
export const manifest: SystemManifest = {
  id: 'morschauser',
  title: 'Morschauser Meets MacDuff',
  line: 'Companies as stands of miniatures on a table measured in inches, under a command die.',
  sides: SIDE_NAMES,
  sidesAt: {
    cowpens: ['British', 'American'],
    hobkirk: ['British', 'American'],
    maida: ['British', 'French'],
  },
  lost: 'the men of lost strength points, and of whole companies removed, surrendered or off the table.',
  pace: { one: 'turn', many: 'turns' },
  battles: ['cowpens', 'hobkirk', 'maida', PICK_UP],
  battleSummaries: {
    [PICK_UP]: {
      title: 'A pick-up game',
      date: '',
      place: 'A table laid out from a number',
      summary:
        'Two equal forces on unknown ground, which looks the same from both sides. ' +
        'Each number makes a different table, and the same number always makes the same one.',
    },
  },
  options: gameOptions(PICK_UP),
};
