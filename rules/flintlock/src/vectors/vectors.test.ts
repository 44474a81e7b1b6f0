import { holdsRandomVectors, holdsVectors } from '@linstock/testing';
import random from '../data/random.json' with { type: 'json' };
import worked from '../data/vectors.json' with { type: 'json' };
import more from '../data/vectors-more.json' with { type: 'json' };
import { CLAUSES } from '../tables/clauses.ts';
import { vectors } from './index.ts';

holdsVectors(vectors, CLAUSES, [worked, more]);
holdsRandomVectors(vectors, random);
