/** The place of a turning point on the map. */
import { concernedIn, eventOf, type Place, type Scene } from '@linstock/scene';
import { trailsOf } from '../../play/steps/trails.ts';
import type { LogLine } from '../../words/logLines.ts';

/**
 * The place of a log line of an entry: the end of its shot or of its route, or else the place of a unit in
 * it. If an entry has several shots, the log line tells which one is meant.
 * @param then the scene before the entry, which still has units that were gone by the end of the battle
 */
export function findTurningPlace(n: number, logLine: LogLine | null, then: Scene): Place | null {
  const logItems = (logLine?.items ?? []).filter((line) => line.n === n).map((line) => line.logItem);
  const [trail] = trailsOf(n, logItems, then);
  if (trail?.kind === 'fire') return trail.to;
  const path = trail?.kind === 'way' ? trail.path : null;
  const hex = path && 'hexes' in path ? path.hexes.at(-1) : undefined;
  if (hex !== undefined) return { hex };
  const pose = path && 'poses' in path ? path.poses.at(-1) : undefined;
  if (pose) return { spot: { x: pose.x, y: pose.y } };
  const about = logItems.flatMap((each) => {
    const what = eventOf(each);
    return what ? concernedIn(what).pieces : [];
  });
  return then.pieces.find(({ id, place }) => place !== null && about.includes(id))?.place ?? null;
}
