import { type ReactNode, useState } from 'react';
import { Icon } from '../../common/Icon.tsx';
import { CoachBox } from '../../lesson/CoachBox.tsx';
import { Log } from '../chronicle/Log.tsx';
import { GoalMeter } from '../goals/GoalMeter.tsx';
import './sheet.css';

/**
 * The side column: what is asked and shown scrolls in its upper part, the log below it is always in sight. On a narrow screen a
 * sheet at the foot with three heights, which scrolls whole.
 * @param carded a card lies open, or the enemy's turn is being answered: all else draws back for it
 * @param writing a form is being filled in: what lies below it draws back
 * @param grip what stands beside its handles on a narrow screen
 * @param whole what is shown takes the whole column, and no log or goals are there
 */
export function Sheet({
  children,
  carded = false,
  writing = false,
  whole = false,
  grip = null,
}: {
  children: ReactNode;
  grip?: ReactNode;
  carded?: boolean;
  writing?: boolean;
  whole?: boolean;
}) {
  const [height, setHeight] = useState<'low' | 'half' | 'high'>('half');
  const taller = height === 'low' ? 'half' : 'high';
  const lower = height === 'high' ? 'half' : 'low';
  return (
    <section
      className={`table-side sheet-${height} ${carded ? 'carded' : ''} ${writing ? 'writing' : ''}`}
      aria-label="The sheet"
    >
      <div className="sheet-grip">
        <button
          type="button"
          className="button button-quiet"
          aria-label="Lower the sheet"
          disabled={height === 'low'}
          onClick={() => setHeight(lower)}
        >
          <Icon name="opened" />
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label="Raise the sheet"
          disabled={height === 'high'}
          onClick={() => setHeight(taller)}
        >
          <span className="upside-down">
            <Icon name="opened" />
          </span>
        </button>
        {grip}
      </div>
      <CoachBox />
      {/* It scrolls by keys too while the coach holds the game and nothing in it can be pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="table-asks" role="group" aria-label="What is asked of you" tabIndex={0}>
        {children}
      </div>
      {!whole && (
        <>
          <GoalMeter />
          <Log />
        </>
      )}
    </section>
  );
}
