/** Advice for winning a battle, in plain words. Shown in the chooser and on the game screen. */
import { type Counsel, counselFor, type Side } from '@linstock/kernel';
import { useState } from 'react';
import { useRulebook } from '../app/useRulebook.ts';
import './howToWin.css';

/** The advice: the aim, the enemy's aim, three hints. */
export function CounselWords({ counsel }: { counsel: Counsel }) {
  return (
    <div className="how-to-win">
      <p>
        <b>To win:</b> {counsel.aim}
      </p>
      <p>
        <b>The enemy:</b> {counsel.enemy}
      </p>
      <ul>
        {counsel.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}

/** A fold that opens to the words of one side of a battle; the rulebook that holds them is fetched when it is opened. */
export function HowToWin({ system, battle, side }: { system: string; battle: string; side: Side }) {
  const [open, setOpen] = useState(false);
  const guide = useRulebook(open ? system : null)?.guide;
  const counsel = guide && counselFor(guide, battle, side);
  return (
    <details className="how-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How to win here</summary>
      {counsel ? <CounselWords counsel={counsel} /> : <p className="muted">One moment …</p>}
    </details>
  );
}
