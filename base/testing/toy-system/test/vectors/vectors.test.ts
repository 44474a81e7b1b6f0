import { holdsVectors } from '@linstock/testing';
import { CLAUSES } from '../../src/tables/clauses.ts';
import { vectors } from './index.ts';
import worked from './vectors.json' with { type: 'json' };

holdsVectors(vectors, CLAUSES, [worked]);
