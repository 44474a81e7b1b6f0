import { coversEveryClause } from '@linstock/testing';

coversEveryClause('flintlock');
