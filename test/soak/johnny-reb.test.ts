import { conformsLong } from './conformance.ts';

conformsLong('johnny-reb');
