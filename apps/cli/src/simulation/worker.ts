import { playJob } from '@linstock/lab';

/** A thread of a simulation: plays one game at a time. */
export default playJob;
