import { conformsLong } from './conformance.ts';

conformsLong('american-legions');
