/** The sequence of a turn, a turn track, each side's progress, and the meaning of the marks. */
import type { Goal } from '@linstock/scene';
import type { PrintedBattle } from './battle.ts';
import { Boxes } from './Roster.tsx';

/** Turns that are printed if no rule limits them, or the limit is very high. */
const USUAL_TURNS = 40;

/** One page to put next to the map. */
export function TurnSheet({ printed }: { printed: PrintedBattle }) {
  const { rules, scene, title, sides } = printed;
  const { guide, pace } = rules;
  const { of } = scene.clock;
  const turns = of === null || of > USUAL_TURNS ? USUAL_TURNS : of;
  const one = `${pace.one[0]?.toUpperCase() ?? ''}${pace.one.slice(1)}`;
  return (
    <section className="print-text" aria-label="Turn sheet">
      <h2>{title}: how a turn goes</h2>
      <p className="print-when">{rules.title}</p>
      <ol className="print-steps">
        {guide?.sequence.map((step) => (
          <li key={step.title}>
            <b>{step.title.endsWith('?') ? step.title : `${step.title}.`}</b> {step.line}{' '}
            <small>{step.clause}</small>
          </li>
        ))}
      </ol>
      <h3>{one}</h3>
      <ol className="print-turns">
        {Array.from({ length: turns }, (_, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {i + 1}
            {pace.minutes !== undefined && <small>{hours(i * pace.minutes)}</small>}
          </li>
        ))}
      </ol>
      {([0, 1] as const).map((side) => (
        <Goals key={side} printed={printed} side={side} name={sides[side]} />
      ))}
      <div className="print-two">
        <Key title="Marks" words={guide?.signs.marks ?? {}} />
        <Key title="Orders" words={guide?.signs.orders ?? {}} />
        <Key title="Troops" words={guide?.signs.arms ?? {}} />
        <Key title="Ground" words={guide?.signs.ground ?? {}} lead={guide?.signs.scale} />
      </div>
    </section>
  );
}

/** Time since the battle began: `0:20`. */
function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
}

/** Maximum number of boxes. Longer tracks are not useful on paper. */
const MAX_BOXES = 60;

function Goals({ printed, side, name }: { printed: PrintedBattle; side: 0 | 1; name: string }) {
  const { goals } = printed.scene;
  // A score that does not start at 0 is written down as it changes; one that starts at 0 has boxes.
  const fromNothing = goals.flat().every(({ has }) => has === 0);
  return goals[side].map((goal) => (
    <p key={goal.title} className="print-goal">
      <b>{name}:</b> {goal.counted} <Counted goal={goal} printed={printed} fromNothing={fromNothing} />
    </p>
  ));
}

interface CountedProps {
  readonly goal: Goal;
  readonly printed: PrintedBattle;
  readonly fromNothing: boolean;
}

function Counted({ goal: { needs, bodies }, printed, fromNothing }: CountedProps) {
  if (!fromNothing || needs > MAX_BOXES) return <span className="print-line" />;
  if (needs > bodies.length) return <Boxes many={needs} />;
  const names = bodies.map(({ body }) => printed.scene.bodies.find(({ id }) => id === body)?.name ?? '');
  return (
    <>
      ({needs} of these):{' '}
      {names.map((name) => (
        <span key={name} className="print-counted">
          <span className="print-box" /> {name}
        </span>
      ))}
    </>
  );
}

interface KeyProps {
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
  readonly lead?: string | undefined;
}

function Key({ title, words, lead }: KeyProps) {
  const all = Object.entries(words);
  if (all.length === 0) return null;
  return (
    <div className="print-key">
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <dl>
        {all.map(([word, line]) => (
          <div key={word}>
            <dt>{word.replaceAll('-', ' ')}</dt> <dd>{line}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
