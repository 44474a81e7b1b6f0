import { join } from 'node:path';
import { keepsGoldenGames } from '@linstock/testing';
import { morschauser } from './index.ts';

keepsGoldenGames(morschauser, join(import.meta.dirname, 'golden'));
