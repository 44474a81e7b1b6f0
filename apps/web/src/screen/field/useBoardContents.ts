/** The contents of any board of a game: the pieces on it, the last events, and the reader's settings. */
import type { Body } from '@linstock/scene';
import { useMemo } from 'react';
import type { Pace } from '../../app/paces.ts';
import { MORE_CONTRAST, mayAnimate, paletteOf, type Settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import type { AnyBoardProps, BoardSettings } from '../../board/handling/model.ts';
import { useMedia } from '../../common/useMedia.ts';
import { useSession } from '../../hooks/useSession.ts';
import { listPickablePieces } from '../../play/clicking/pickable.ts';
import { pastTrailsIn, replayedIn, shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import type { Trail } from '../../play/steps/trail.ts';
import { isSeen } from '../../play/steps/visibleLog.ts';
import { useSound } from '../../sound/useSound.ts';
import { useVisibleLog } from '../playback/useVisibleLog.ts';
import { buildAnimations } from './eventAnimations.ts';
import { playTogether } from './jointAnimations.ts';
import { useDelayedLosses } from './useDelayedLosses.ts';
import { useRelics } from './useRelics.ts';

/** The trails on the map: of the past moment on show, else of the last events. */
function trailsShown(state: SessionState): readonly Trail[] {
  const { glimpse, tracks, trails } = state;
  const shown = shownEntryIn(state);
  const trailsThen = pastTrailsIn(state);
  if (glimpse) return glimpse.trails;
  if (shown !== null) return trailsThen;
  return tracks.length > 0 ? tracks : trails;
}

/** The input that both boards share. */
type BoardContents = Pick<
  AnyBoardProps,
  | 'pieces'
  | 'bodies'
  | 'own'
  | 'pickablePieces'
  | 'relics'
  | 'animations'
  | 'trails'
  | 'settings'
  | 'onMoving'
  | 'onBegins'
  | 'untilHeard'
>;

const NO_BODIES: readonly Body[] = [];

/** Pieces, animations and settings of a board; `hidden` fades the pieces. */
export function useBoardContents(hidden: boolean, state: SessionState): BoardContents {
  const session = useSession();
  const { latest, speed, asked } = state;
  const scene = state.glimpse?.scene ?? state.scene;
  const replayed = replayedIn(state);
  const told = state.playbackStep?.tempo ?? 1;
  const present = shownEntryIn(state) === null && state.glimpse === null;
  const left = trailsShown(state);
  const played = shownEntryIn(state) === null || replayed ? state.played : null;
  const trails = useMemo(() => left.filter((trail) => isSeen(trail, played)), [left, played]);
  const chosen = useSettings();
  const contrast = useMedia(MORE_CONTRAST);
  const pieces = useMemo(
    () => (scene?.pieces ?? []).filter(({ place, pose }) => place !== null || pose),
    [scene],
  );
  const entry = replayed ?? latest;
  const key = replayed ? `step ${replayed.step}` : `${latest?.n}`;
  const animations = useMemo(
    () => {
      const seen = entry ? buildAnimations(key, entry.logItems, scene, entry.before) : [];
      return entry?.concert ? playTogether(seen, `${key}:${entry.logItems.length - 1}`) : seen;
    },
    // Played once for an entry: the scene of that moment, not later ones.
    // oxlint-disable-next-line react/exhaustive-deps
    [entry, key],
  );
  const view = useMemo(
    () => ({
      ...likedBy(chosen, contrast),
      animation: mayAnimate(chosen) && (present || (replayed !== null && speed <= MAX_SHOWN_SPEED)),
      tempo: replayed === null ? PACE_TEMPO[chosen.pace] * told : speed * REPLAY_TEMPO,
      hideCounters: hidden,
    }),
    [chosen, contrast, hidden, present, replayed, speed, told],
  );
  const heard = useSound(view.tempo);
  const before = view.animation ? entry?.before : null;
  const delayed = useDelayedLosses(pieces, before ?? null, animations, view.tempo);
  const said = useVisibleLog(entry, key);
  return {
    ...{ pieces: delayed.standing, animations, trails, settings: view },
    bodies: state.scene?.bodies ?? NO_BODIES,
    own: asked?.side ?? session.seats[0] ?? 0,
    pickablePieces: useMemo(() => listPickablePieces(state), [state]),
    relics: useRelics(state),
    onMoving(moving) {
      delayed.onMoving(moving);
      said.onMoving(moving);
      session.playback.moves(moving);
      session.apply({ on: 'playback', do: 'note moving', moving });
    },
    onBegins(group) {
      delayed.onBegins(group);
      said.onBegins(group);
      heard(group);
    },
    untilHeard: said.untilHeard,
  };
}

/** The reader's settings for boards, on a device that asks for more contrast or does not. */
function likedBy(
  chosen: Settings,
  contrast: boolean,
): Omit<BoardSettings, 'animation' | 'tempo' | 'hideCounters'> {
  const { textSize, largeFigures, hexNumbers, leans, keys, letterKeys } = chosen;
  const textScale = textSize / 100;
  return {
    palette: paletteOf(chosen, contrast),
    textScale,
    largeFigures,
    hexNumbers,
    leans,
    keys,
    letterKeys,
  };
}

/** The speed of animations at each playback pace, as a multiple of the usual one; and in a replay at the speed of play. */
const PACE_TEMPO: Readonly<Record<Pace, number>> = { 'at once': 1.6, fast: 1.2, steady: 1, wait: 1 };
const REPLAY_TEMPO = 1.6;

/** Above this speed a replay shows where pieces end, and not how they move. */
const MAX_SHOWN_SPEED = 4;
