import { americanLegions } from '@linstock/american-legions';

/** The rule systems this server plays: the only place where they are listed. */
export const rulebooks = [americanLegions];
