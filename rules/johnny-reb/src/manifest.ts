/** The manifest of Johnny Reb: what a list of systems shows before the rulebook is loaded. */
import type { SystemManifest } from '@linstock/kernel';
import { SIDE_NAMES } from './model/field.ts';

/** The system in the list of systems, before its rulebook is loaded. */
export const manifest: SystemManifest = {
  id: 'johnny-reb',
  title: 'Johnny Reb',
  line: 'Regiments of the Civil War; both sides write their orders in secret and reveal them together.',
  sides: SIDE_NAMES,
  colours: ['blue', 'red'],
  pace: { one: 'turn', many: 'turns', minutes: 20 }, // JR-1.1b
  lost: 'the men of lost figures and sections, and of whole regiments destroyed, taken or run off.',
  battles: ['brawners-farm', 'mcphersons-ridge', 'little-round-top', 'east-cavalry-field'],
};
