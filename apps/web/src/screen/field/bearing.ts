import { createContext } from 'react';
import type { Bearing } from '../../board/table/tablePlate.ts';

/** How the table lies before the reader, for what is drawn beside it. */
export const BearingContext = createContext<Bearing>(0);
