import { holdsRandomVectors, holdsVectors } from '@linstock/testing';
import { CLAUSES } from '../clauses.ts';
import random from '../data/random.json' with { type: 'json' };
import worked from '../data/vectors.json' with { type: 'json' };
import edges from '../data/vectors-edges.json' with { type: 'json' };
import { vectors } from './index.ts';

holdsVectors(vectors, CLAUSES, [worked, edges]);
holdsRandomVectors(vectors, random);
