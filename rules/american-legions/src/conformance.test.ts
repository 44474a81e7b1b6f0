import { test } from 'node:test';
import { conformance } from '@linstock/kernel/conformance';
import { americanLegions } from './index.ts';

/** The laws every rulebook of the house keeps, and again where the players set up their own way. */
for (const check of conformance(americanLegions, { games: 1, every: 11 })) test(check.name, check.run);

const free = { battles: ['waxhaws', 'quinby'], options: { setup: 'free' }, games: 1, every: 11 };
for (const check of conformance(americanLegions, free)) test(`${check.name}, free set-up`, check.run);
