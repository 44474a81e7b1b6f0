import { join } from 'node:path';
import { keepsGoldenGames } from '@linstock/testing';
import { americanLegions } from './index.ts';

keepsGoldenGames(americanLegions, join(import.meta.dirname, 'golden'));
