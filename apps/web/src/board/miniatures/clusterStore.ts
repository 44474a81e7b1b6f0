/**
 * The stored pictures of figures: one for each look and direction, painted again when the view rests at another
 * scale.
 */
import { type Cluster, type ClusterPicture, makeClusterKey, paintCluster } from './cluster.ts';

/** Turns whose figures share a picture, in degrees: places on a base are off by less than can be seen. */
const SHARED_TURN_DEGREES = 4;

/** Maximum number of stored pictures. */
const MAX_CACHED_CLUSTERS = 320;

/** Milliseconds of a frame that may go into painting pictures at their exact scale. */
const PAINT_MS_PER_FRAME = 7;

interface CachedCluster extends ClusterPicture {
  readonly perInch: number;
}

/** The store of one table. */
export interface ClusterStore {
  /** A frame begins: there is time again to paint. */
  readonly begin: () => void;
  /** The picture of a cluster, and by how much it must be drawn larger; painted now if there is none. */
  readonly picture: (
    cluster: Cluster,
    turn: number,
    perInch: number,
    resting: boolean,
  ) => { readonly picture: ClusterPicture; readonly times: number };
  /** True if a picture of this frame was drawn at another scale than its own. */
  readonly owing: () => boolean;
}

/** Starts an empty store. */
export function createClusterStore(): ClusterStore {
  const kept = new Map<string, CachedCluster>();
  let until = 0;
  let owing = false;
  return {
    begin() {
      until = performance.now() + PAINT_MS_PER_FRAME;
      owing = false;
    },
    owing: () => owing,
    picture(cluster, turn, perInch, resting) {
      const step = Math.round(turn / SHARED_TURN_DEGREES) * SHARED_TURN_DEGREES;
      const key = `${makeClusterKey(cluster)}@${step}`;
      const found = kept.get(key);
      kept.delete(key);
      const exact = found && Math.abs(found.perInch / perInch - 1) < 0.004;
      if (found && (exact || !resting || performance.now() > until)) {
        owing ||= !exact && resting;
        kept.set(key, found);
        return { picture: found, times: perInch / found.perInch };
      }
      const picture = { ...paintCluster(cluster, step, perInch), perInch };
      kept.set(key, picture);
      for (const old of kept.keys()) {
        if (kept.size <= MAX_CACHED_CLUSTERS) break;
        kept.delete(old);
      }
      return { picture, times: 1 };
    },
  };
}
