import { shortLength } from '@linstock/ground';
import { waysOfPicks } from '@linstock/scene';
import { useMemo } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import type { Meaning } from '../../play/state/state.ts';
import { describeApproach } from './approach.ts';

/** For a move on a table: the distance of the nearest enemy at its end, and the worst the enemy could do there. */
export function NearestThere({ meaning: { choice } }: { readonly meaning: Meaning }) {
  const { rulebook, game, head, scene, known } = useSessionState((state) => state);
  const there = useMemo(() => {
    if (head < 0) return null;
    const standOf = (id: string) => scene?.pieces.find((piece) => piece.id === id)?.pose ?? null;
    const poses = waysOfPicks(choice.picks, standOf).flatMap(({ piece, way }) => {
      const pose = way.at(-1);
      return pose ? [{ piece, pose }] : [];
    });
    if (poses.length === 0) return null;
    const approach = describeApproach({ rulebook, game, scene, known });
    const near = approach.near(poses);
    return near && { near, worst: approach.worst(poses) };
    // The game grows in place.
  }, [choice, rulebook, game, head, scene, known]);
  if (!there) return null;
  const { near, worst } = there;
  const foe = scene?.pieces.find(({ id }) => id === near.foe);
  return (
    <dl className="nearest-there">
      <div>
        <dt>Then the nearest foe, {foe?.regiment?.name ?? foe?.name}</dt>
        <dd>
          <b className="figure">{shortLength(near.distance, 1)}</b>
          {near.band !== null && (near.inBand ? ', in range' : ', out of range')}
        </dd>
      </div>
      {worst && (
        <div>
          <dt>{worst.label ?? 'No enemy can reach it there.'}</dt>
          {worst.label !== null && (
            <dd>
              <b className="figure">{worst.share}</b> {worst.words}
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
