import { conformsLong } from './conformance.ts';

conformsLong('morschauser');
