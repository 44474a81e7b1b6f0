import { holdsRandomVectors, holdsVectors } from '@linstock/testing';
import random from '../../src/data/random.json' with { type: 'json' };
import worked from '../../src/data/vectors.json' with { type: 'json' };
import edges from '../../src/data/vectors-edges.json' with { type: 'json' };
import { CLAUSES } from '../../src/tables/clauses.ts';
import { vectors } from './index.ts';

holdsVectors(vectors, CLAUSES, [worked, edges]);
holdsRandomVectors(vectors, random);
