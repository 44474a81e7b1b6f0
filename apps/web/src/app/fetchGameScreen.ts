/** Fetches the game screen, which is not in the first bundle. */
export const fetchGameScreen = () => import('../screen/GameScreen.tsx');
