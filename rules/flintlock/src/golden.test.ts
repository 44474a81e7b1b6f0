import { join } from 'node:path';
import { keepsGoldenGames } from '@linstock/testing';
import { flintlock } from './index.ts';

keepsGoldenGames(flintlock, join(import.meta.dirname, 'golden'));
