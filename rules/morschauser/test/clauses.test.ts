import { coversEveryClause } from '@linstock/testing';

coversEveryClause('morschauser');
