import { fetchBoards } from './field/boards.ts';

/** Fetches the game screen and its boards, which are not in the first bundle. */
export async function fetchGameScreen() {
  const [screen] = await Promise.all([import('./GameScreen.tsx'), fetchBoards()]);
  return screen;
}
