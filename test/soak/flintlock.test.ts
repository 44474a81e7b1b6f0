import { conformsLong } from './conformance.ts';

conformsLong('flintlock');
