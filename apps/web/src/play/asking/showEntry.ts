/** Shows an earlier position, or the present one. */
import type { Scene } from '@linstock/scene';
import { addDraft } from '../picking/drafts.ts';
import { endQuestion, IDLE, type PastMode } from '../state/mode.ts';
import { shownEntryIn } from '../state/modeSelectors.ts';
import type { AnyGame, SessionState } from '../state/state.ts';
import { enterMode, type Transition } from '../state/transition.ts';
import { trailsOf } from '../steps/trails.ts';
import { putQuestion } from './putQuestion.ts';
import { listSealedOnScreen, sceneOfScreen } from './sharedScreen.ts';

/** Shows the position after entry `n`, or the present. */
export function showEntry(t: Transition, n: number | null): Transition {
  const { state, rules } = t;
  const { game } = rules;
  if (!game) return t;
  const past = n === null || n >= state.head ? null : n;
  const position = past === null ? game.position : game.positionAt(past);
  const known = listSealedOnScreen(state, rules, position);
  const scene = sceneOfScreen(state, rules, position);
  const fields = { scene, known, asked: null, agenda: addDraft(state), toast: null, glimpse: null };
  const present = shownEntryIn(state) === null ? endQuestion(state.mode) : IDLE;
  if (past === null || !scene) return putQuestion(enterMode(t, present, fields));
  const mode = pastMode(state, game, past, scene);
  const replaySteps = mode.replayed?.step ?? state.replaySteps;
  return putQuestion(enterMode(t, mode, { ...fields, replaySteps }));
}

/** The mode that shows the position after entry `n`. If a replay runs, this is its next step. */
function pastMode(
  { playing, scene: before, replaySteps }: SessionState,
  game: AnyGame,
  n: number,
  scene: Scene,
): PastMode {
  const logItems = game.logItemsOf(n);
  const replayed = playing ? { n, first: n, concert: null, logItems, before, step: replaySteps + 1 } : null;
  return { at: 'looking back', entry: n, trails: trailsOf(n, logItems, scene), replayed };
}
