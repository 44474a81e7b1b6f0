import { type Body, isOfficer, type Scene } from '@linstock/scene';
import { ArmBlock } from '../../board/pieces/Arms.tsx';

/** The block a body of troops has on a map, by its arm and coat. */
export function BodyBlock({ body, scene }: { body: Body; scene: Scene }) {
  const first = scene.pieces.find((piece) => body.pieces.includes(piece.id) && !isOfficer(piece));
  return (
    first && (
      <svg className="goal-block piece" viewBox="-19 -9 38 18" width="24" height="11" aria-hidden="true">
        <ArmBlock kind={first.kind} coat={first.coat} facings={first.facings} />
      </svg>
    )
  );
}
