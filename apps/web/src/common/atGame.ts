import { createContext } from 'react';

/** True on the screen of a game, where cards can be shown. */
export const AtGame = createContext(false);
