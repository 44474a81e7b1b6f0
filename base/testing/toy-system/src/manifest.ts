import type { SystemManifest } from '@linstock/kernel';
import { SIDES } from './tables/index.ts';

/** The toy system in the list of systems, before its rulebook is loaded. */
export const manifest: SystemManifest = {
  id: 'drill',
  title: 'The Drill Square',
  line: 'Three companies a side, orders in secret, fire at every step.',
  sides: SIDES,
  battles: ['square'],
  battleSummaries: {
    square: {
      title: 'The drill square',
      date: '',
      place: 'A barrack yard',
      summary: 'Three companies a side cross a square under fire. A toy to try the table with.',
    },
  },
  pace: { one: 'beat', many: 'beats' },
};
