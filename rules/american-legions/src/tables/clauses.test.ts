import { coversEveryClause } from '@linstock/testing';

coversEveryClause('american-legions');
