/** The goals of each side and its progress: always in sight, with the rest of the troops that they depend on. */
import type { Side } from '@linstock/kernel';
import { abbreviated, type Body, type Goal, type Scene, type Share, sharesOfBody } from '@linstock/scene';
import { useRef } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { openOfferIn } from '../../play/state/openOffer.ts';
import { BodyBlock } from './BodyBlock.tsx';
import { useBrevity } from './useBrevity.ts';
import { WinningLink } from './Winning.tsx';
import './goalMeter.css';

/** Maximum number of goals shown as rings in a row; more are a bar. */
const MAX_RINGS = 6;

/** Maximum number of bodies with a row each. Of more, only names and pips are shown, in a line. */
const MAX_ROWS = 4;

/** Letters a body's name may have. */
const MAX_NAME_LETTERS = 11;

/** The panel of both sides' goals. */
export function GoalMeter() {
  const session = useSession();
  const meter = useRef<HTMLElement>(null);
  // The result of a throw counts once its dice lie still.
  const scene = useSessionState(({ scene: now, rolling, latest }) =>
    rolling ? (latest?.before ?? now) : now,
  );
  const sides = useSessionState((state) => state.game?.position.sides);
  const folded = useSessionState((state) => openOfferIn(state) !== null);
  const shown = scene && sides && scene.goals.some((goals) => goals.length > 0);
  useBrevity(meter, Boolean(shown) && !folded);
  if (!shown) return null;
  const [seat, other] = session.seats;
  const mine = other === undefined ? (seat ?? null) : null;
  const order: readonly Side[] = mine === 1 ? [1, 0] : [0, 1];
  if (folded) return <GoalLine {...{ scene, order, sides, mine }} />;
  return (
    <section ref={meter} className="panel goal-meter" aria-label="How it is won">
      {order.map((side, at) => (
        <div key={side} className={`goal-side side-${side}`}>
          {scene.goals[side].map((goal, i) => (
            <GoalOf
              key={goal.title}
              side={side}
              goal={goal}
              scene={scene}
              counselled={at === 0 && i === 0}
              who={i > 0 ? 'or' : mine === side ? 'You win:' : `${sides[side]} win:`}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

/** One line while a request between the players needs the space. */
function GoalLine({
  scene,
  order,
  sides,
  mine,
}: {
  readonly scene: Scene;
  readonly order: readonly Side[];
  readonly sides: readonly [string, string];
  readonly mine: Side | null;
}) {
  return (
    <section className="panel goal-line" aria-label="How it is won">
      {order.map((side) => (
        <span
          key={side}
          className={`side-${side}`}
          title={scene.goals[side].map(({ title }) => title).join('; or ')}
        >
          <span className="side-mark" aria-hidden="true" /> {mine === side ? 'You' : sides[side]}:{' '}
          {scene.goals[side].map((goal) => `${hasOf(goal)} ${goal.counted}`).join(' or ')}
        </span>
      ))}
    </section>
  );
}

interface GoalProps {
  readonly side: Side;
  readonly goal: Goal;
  readonly scene: Scene;
  readonly who: string;
  /** True if the link to the advice for this battle is next to it. */
  readonly counselled: boolean;
}

function GoalOf({ side, goal, scene, who, counselled }: GoalProps) {
  const bodies = goal.bodies.flatMap(({ body, done }) => {
    const found = scene.bodies.find(({ id }) => id === body);
    return found ? [{ body: found, done }] : [];
  });
  return (
    <div className="goal">
      <h3>
        <span className="side-mark" aria-hidden="true" /> {who}{' '}
        <span className="goal-whole">{goal.title}</span>
        {/* If their names do not fit, no unit is pointed at. */}
        <span className="goal-short">{goal.short ?? goal.title}</span>
      </h3>
      <ul className={bodies.length > MAX_ROWS ? 'goal-bodies goal-many' : 'goal-bodies'}>
        {bodies.map(({ body, done }) => (
          <BodyLeft key={body.id} done={done} struck={done && body.side !== side} {...{ body, scene }} />
        ))}
      </ul>
      <p className="goal-count">
        {goal.needs <= MAX_RINGS ? <Rings goal={goal} /> : <Bar goal={goal} />}
        <span>
          {hasOf(goal)} {goal.counted}
          {goal.note && <span className="muted"> · {goal.note}</span>}
        </span>
        {counselled && <WinningLink />}
      </p>
    </div>
  );
}

interface LeftProps {
  readonly body: Body;
  readonly done: boolean;
  /** True if it is an enemy's and destroyed: its name is struck out. One's own saved body is not. */
  readonly struck: boolean;
  readonly scene: Scene;
}

/** A body's block, its name, and a pip for each of its troops. */
function BodyLeft({ body, done, struck, scene }: LeftProps) {
  const session = useSession();
  const shares = sharesOfBody(body, scene.pieces);
  const whole = shares.filter((share) => share === 'whole').length;
  return (
    <li
      className={[done && 'goal-done', struck && 'goal-struck'].filter(Boolean).join(' ') || undefined}
      title={`${body.name}: ${whole} of ${shares.length} whole${done ? ', counts already' : ''}`}
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: body.pieces })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
    >
      <BodyBlock body={body} scene={scene} />
      <span className="goal-name">{abbreviated(body.name, MAX_NAME_LETTERS)}</span>
      <Pips shares={shares} />
    </li>
  );
}

/** The progress: `3 of 28`, or the present number if that is more than is needed. */
const hasOf = ({ has, needs }: Goal): string =>
  has > needs ? `${has}` : `${has} of ${needs}`.replace('-', '\u2212');

/** One pip each: full, half, hollow. */
export function Pips({ shares }: { shares: readonly Share[] }) {
  const wide = shares.length * 7;
  const shown = shares.length * 5.6;
  const count = (share: Share) => shares.filter((each) => each === share).length;
  const said = `${count('whole')} whole, ${count('half')} weakened, ${count('gone')} lost`;
  return (
    <svg
      className="goal-pips"
      viewBox={`0 0 ${wide} 7`}
      width={shown}
      height="6"
      role="img"
      aria-label={said}
    >
      {shares.map((share, i) => (
        // oxlint-disable-next-line no-array-index-key
        <g key={i} transform={`translate(${7 * i} 0)`}>
          <rect x=".6" y=".6" width="5" height="5.6" className={share === 'whole' ? 'pip-whole' : 'pip'} />
          {share === 'half' && <path className="pip-whole" d="M.6 .6H5.6L.6 6.2Z" />}
        </g>
      ))}
    </svg>
  );
}

function Rings({ goal }: { goal: Goal }) {
  return (
    <svg
      className="goal-rings"
      viewBox={`0 0 ${goal.needs * 17} 16`}
      width={goal.needs * 17}
      height="16"
      aria-hidden="true"
    >
      {Array.from({ length: goal.needs }, (_, i) => (
        <circle key={i} cx={8.5 + 17 * i} cy="8" r="6" className={i < goal.has ? 'ring-full' : 'ring'} />
      ))}
    </svg>
  );
}

function Bar({ goal }: { goal: Goal }) {
  const share = Math.max(0, Math.min(1, goal.has / goal.needs));
  return (
    <svg className="goal-rings" viewBox="0 0 120 12" width="120" height="12" aria-hidden="true">
      <rect x="1" y="1" width="118" height="10" className="ring" />
      <rect x="1" y="1" width={118 * share} height="10" className="ring-full" />
    </svg>
  );
}
