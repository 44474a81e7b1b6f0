import type { MusterEntry, MusterKind, MusterMark, MusterUnit } from '@linstock/scene';
import { Clause } from '../common/Clause.tsx';
import { Icon } from '../common/Icon.tsx';
import { useClauses } from '../hooks/useSession.ts';
import { removeLeader, standsOf, withMark, withUnit } from './force.ts';
import { StandPicture } from './StandPicture.tsx';
import type { MusterControl } from './useMuster.ts';

interface Props {
  readonly mustering: MusterControl;
  /** From 1; 0 for the commander's own. */
  readonly leader: number;
  readonly name: string;
  /** New troops come here. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One leader and the units under him. */
export function Brigade({ mustering, leader, name, chosen, onChoose }: Props) {
  const { muster, force, change } = mustering;
  const entries = muster.entries(force);
  const stands = standsOf(force, leader);
  const { price, title } = muster.leaders;
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <section className={chosen ? 'muster-brigade chosen' : 'muster-brigade'} aria-label={shown}>
      <header>
        <h4>{shown}</h4>
        <span className="figure muted">
          {stands} {stands === 1 ? muster.words.stand : muster.words.stands}
          {leader > 0 && `, ${title} ${price}`}
        </span>
        <button type="button" className="button button-small" aria-pressed={chosen} onClick={onChoose}>
          {chosen ? 'Troops are added here' : 'Add troops here'}
        </button>
        {leader > 0 && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-label={`Remove ${name.replace(/’s .*/, '')}; his troops move to the commander`}
            onClick={() => change(removeLeader(force, leader))}
          >
            <Icon name="close" size={12} />
          </button>
        )}
      </header>
      {stands === 0 && <p className="muted">No troops.</p>}
      <ul>
        {force.units.map((unit, at) => {
          const kind = muster.kinds.find(({ id }) => id === unit.kind);
          const entry = entries[at];
          if (unit.leader !== leader || !kind || !entry) return null;
          return <UnitRow key={at} {...{ mustering, unit, at, kind }} {...entry} />;
        })}
      </ul>
    </section>
  );
}

interface UnitProps extends Pick<MusterEntry, 'title' | 'price' | 'stand' | 'figures'> {
  readonly mustering: MusterControl;
  readonly unit: MusterUnit;
  /** Its place in the force. */
  readonly at: number;
  readonly kind: MusterKind;
}

/** CSS pixels to an inch of the stands of a unit that has been bought. */
const UNIT_INCH = 13;

function UnitRow({ mustering, unit, at, kind, title, price, stand, figures }: UnitProps) {
  const { force, change } = mustering;
  const set = (changed: Partial<MusterUnit>) => change(withUnit(force, at, changed));
  return (
    <li className="muster-unit">
      <p className="muster-name">
        <b>{title}</b>
        <span className="figure price">{price}</span>
      </p>
      <StandPicture
        stand={stand}
        picture={kind.picture}
        side={mustering.side}
        count={unit.count}
        inch={UNIT_INCH}
      />
      <div className="row">
        <Strength {...{ mustering, unit, kind, title }} onCount={(count) => set({ count })} />
        {kind.arms.length > 1 && (
          <select
            aria-label={`Arms of the ${title}`}
            value={unit.arms}
            onChange={(event) => set({ arms: event.target.value })}
          >
            {kind.arms.map(({ id, title: arms, price: more }) => (
              <option key={id} value={id}>
                {arms}
                {signed(more)}
              </option>
            ))}
          </select>
        )}
        <Leading {...{ mustering, unit, title }} onLeader={(leader) => set({ leader })} />
      </div>
      <p className="figure muted">
        {figures.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join(' · ')}
      </p>
      {kind.marks.length > 0 && (
        <Marks
          title={title}
          marks={kind.marks}
          had={unit.marks}
          onMark={(mark) => change(withMark(force, at, mark, kind))}
        />
      )}
    </li>
  );
}

interface StrengthProps extends Pick<UnitProps, 'mustering' | 'unit' | 'kind' | 'title'> {
  readonly onCount: (count: number) => void;
}

/** The number of stands of a unit, and buttons for one less or more. */
function Strength({ mustering: { muster, force }, unit, kind, title, onCount }: StrengthProps) {
  return (
    <span className="stepper" role="group" aria-label={`Strength of the ${title}`}>
      <button
        type="button"
        className="button button-small"
        aria-label={`One ${muster.words.stand} less of the ${title}`}
        onClick={() => onCount(unit.count - 1)}
      >
        −
      </button>
      <output className="figure">{unit.count}</output>
      <button
        type="button"
        className="button button-small"
        aria-label={`One ${muster.words.stand} more of the ${title}`}
        disabled={unit.count >= kind.most || standsOf(force) >= muster.most}
        onClick={() => onCount(unit.count + 1)}
      >
        +
      </button>
    </span>
  );
}

interface LeadingProps extends Pick<UnitProps, 'mustering' | 'unit' | 'title'> {
  readonly onLeader: (leader: number) => void;
}

/** The leader of a unit. */
function Leading({ mustering: { muster, force }, unit, title, onLeader }: LeadingProps) {
  return (
    <select
      aria-label={`Who leads the ${title}`}
      value={unit.leader}
      onChange={(event) => onLeader(Number(event.target.value))}
    >
      {Array.from({ length: force.leaders }, (_, i) => (
        <option key={i} value={i + 1}>
          {muster.leaders.names[i]}
        </option>
      ))}
      <option value={0}>{muster.commander}</option>
    </select>
  );
}

interface MarksProps {
  readonly title: string;
  readonly marks: readonly MusterMark[];
  readonly had: readonly string[];
  readonly onMark: (mark: MusterMark) => void;
}

/** The extras that a unit may have, folded until they are wanted. */
function Marks({ title, marks, had, onMark }: MarksProps) {
  const clauses = useClauses();
  const named = marks.filter(({ id }) => had.includes(id)).map((mark) => mark.title);
  return (
    <details className="muster-marks">
      <summary>
        Marks{named.length > 0 && <b>: {named.join(', ')}</b>}
        <span className="visually-hidden"> of the {title}</span>
      </summary>
      <ul>
        {marks.map((mark) => (
          <li key={mark.id}>
            <label className="choice">
              <input type="checkbox" checked={had.includes(mark.id)} onChange={() => onMark(mark)} />
              {mark.title}
              <span className="figure muted">{signed(mark.price)} each</span>
            </label>
            <p>
              {mark.line} <Clause id={mark.clause} clauses={clauses} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const signed = (points: number): string =>
  points === 0 ? '' : ` ${points > 0 ? '+' : '−'}${Math.abs(points)}`;
