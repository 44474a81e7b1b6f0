import { type Body, isOfficer, type Piece, type Scene, sharesOfBody } from '@linstock/scene';
import { useSessionState } from '../../hooks/useSession.ts';
import { BodyBlock } from '../goals/BodyBlock.tsx';
import { Pips } from '../goals/GoalMeter.tsx';
import { describeEnd } from './ending.ts';

/** The state of each body of troops at the end. */
export function Ends() {
  const scene = useSessionState((state) => state.scene);
  return (
    scene && (
      <section aria-label="How each ended">
        <h3>How each ended</h3>
        <div className="after-ends">
          {([0, 1] as const).map((side) => (
            <ul key={side} className={`side-${side}`}>
              {scene.bodies
                .filter((body) => body.side === side)
                .map((body) => (
                  <End key={body.id} body={body} scene={scene} />
                ))}
            </ul>
          ))}
        </div>
      </section>
    )
  );
}

function End({ body, scene }: { body: Body; scene: Scene }) {
  const troops = scene.pieces.filter((piece) => body.pieces.includes(piece.id) && !isOfficer(piece));
  if (troops.length === 0) return null;
  const there = troops.filter(({ place }) => place !== null);
  const left = there.reduce((sum, piece) => sum + strengthOf(piece).left, 0);
  const full = troops.reduce((sum, piece) => sum + strengthOf(piece).full, 0);
  const end = describeEnd(body, scene.pieces);
  return (
    <li title={`${body.name}: ${left} of ${full} left`}>
      <BodyBlock body={body} scene={scene} />
      <span className="after-name">
        <span>{body.name}</span> <Pips shares={sharesOfBody(body, scene.pieces)} />
      </span>
      <b className={end === 'lost' ? 'after-lost' : ''}>{end}</b>
    </li>
  );
}

const strengthOf = ({ strength }: Piece): { readonly left: number; readonly full: number } =>
  strength ?? { left: 1, full: 1 };
