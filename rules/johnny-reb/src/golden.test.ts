import { join } from 'node:path';
import { keepsGoldenGames } from '@linstock/testing';
import { johnnyReb } from './index.ts';

keepsGoldenGames(johnnyReb, join(import.meta.dirname, 'golden'));
