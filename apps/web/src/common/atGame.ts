import { createContext } from 'react';

/** True on a game screen, where cards can be shown. */
export const AtGame = createContext(false);
