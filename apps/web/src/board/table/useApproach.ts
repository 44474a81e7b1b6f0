import type { PosedPiece } from '@linstock/scene';
import { useEffect, useMemo, useState } from 'react';
import { type Draft, isMoved, listPoses } from './draft.ts';
import type { Approach, NearestEnemy, WorstThreat } from './tableModel.ts';

/** Time that the pointer must rest before the enemy's possible actions there are computed, in milliseconds. */
const POINTER_REST_MS = 60;

/** The relation of the carried stands to the enemy. */
export interface ApproachView {
  readonly near: NearestEnemy | null;
  /** The worst that could happen to it there; null until it is computed. */
  readonly worst: WorstThreat | null;
}

const NOBODY: readonly PosedPiece[] = [];

/**
 * The relation of the carried stands to the enemy while they are moved. The enemy's possible actions take some hundredths of a second, and
 * are computed when the pointer rests.
 */
export function useApproach(draft: Draft | null, approach: Approach | undefined): ApproachView {
  const poses = useMemo(() => (draft && isMoved(draft) ? posedBy(draft) : NOBODY), [draft]);
  const near = useMemo(() => (poses.length > 0 ? (approach?.near(poses) ?? null) : null), [poses, approach]);
  const [reckoned, setReckoned] = useState<{ readonly of: typeof poses; readonly worst: WorstThreat | null }>(
    {
      of: NOBODY,
      worst: null,
    },
  );
  useEffect(() => {
    if (poses.length === 0 || !approach) return undefined;
    const timer = setTimeout(() => setReckoned({ of: poses, worst: approach.worst(poses) }), POINTER_REST_MS);
    return () => clearTimeout(timer);
  }, [poses, approach]);
  return { near, worst: reckoned.of === poses ? reckoned.worst : null };
}

/** The stands of a draft, at their present place. */
function posedBy(draft: Draft): PosedPiece[] {
  const at = listPoses(draft, draft.live);
  return draft.members.flatMap(({ piece }, i) => (at[i] ? [{ piece, pose: at[i] }] : []));
}
