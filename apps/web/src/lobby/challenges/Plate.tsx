import type { Side } from '@linstock/kernel';
import type { Flag } from '@linstock/protocol';
import type { System } from '@linstock/systems';
import type { ReactNode } from 'react';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { liveryOf } from '../../design/livery.ts';
import './plate.css';

/** A line of a plate: its words, with the colour of a side or the flag of a player before them. */
export interface PlateLine {
  readonly label: string;
  readonly words: string;
  readonly side?: Side | null;
  /** The name of the player, and the flag of the account; null for a guest. */
  readonly flag?: { readonly name: string; readonly flag: Flag | null };
}

interface Props {
  readonly system: System;
  /** The line above the name of the battle. */
  readonly invitation: string;
  readonly battle: string;
  readonly lines: readonly PlateLine[];
  /** True if the invitation is the heading of the page. */
  readonly heading?: boolean;
  /** What follows inside the frame. */
  readonly children?: ReactNode;
}

/** An invitation to a battle in a frame, with its terms line by line. */
export function Plate({ system, invitation, battle, lines, heading = false, children }: Props) {
  const title = (
    <>
      <span className="plate-invitation">{invitation}</span> <span className="plate-battle">{battle}</span>
    </>
  );
  return (
    <div className={`plate ${liveryOf(system)}`}>
      <div className="plate-inner">
        {heading ? <h1 className="plate-title">{title}</h1> : <p className="plate-title">{title}</p>}
        <Ornament />
        <dl className="plate-lines">
          {lines.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}

function Line({ label, words, side = null, flag }: PlateLine) {
  return (
    <div>
      <dt>{label}</dt>{' '}
      <dd>
        {side !== null && <span className={`side-mark side-${side}`} aria-hidden="true" />}
        {flag !== undefined && <PlayerFlag {...flag} />}
        {words}
      </dd>
    </div>
  );
}

function Ornament() {
  return (
    <svg className="plate-ornament" viewBox="0 0 124 12" aria-hidden="true">
      <path d="M0 6Q28 -1 54 6Q28 13 0 6zM124 6Q96 -1 70 6Q96 13 124 6zM62 1l5 5-5 5-5-5z" />
    </svg>
  );
}
