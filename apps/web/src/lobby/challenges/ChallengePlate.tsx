import type { Side } from '@linstock/kernel';
import {
  type ChallengeLine,
  challengeLines,
  type ChallengeMaker,
  type ChallengeTerms,
} from '@linstock/protocol';
import { needSystem } from '@linstock/systems';
import type { ReactNode } from 'react';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { liveryOf } from '../../design/livery.ts';
import { namesOf } from './challengeRows.ts';
import './plate.css';

interface Props {
  readonly terms: ChallengeTerms & ChallengeMaker;
  /** The line above the name of the battle. */
  readonly invitation: string;
  /** True if the invitation is the heading of the page. */
  readonly heading?: boolean;
  /** Further content inside the frame. */
  readonly children?: ReactNode;
}

/** The side that the taker gets; null if that is not decided yet. */
export function sideOfTaker({ side }: Pick<ChallengeTerms, 'side'>): Side | null {
  if (side === 'first') return 1;
  return side === 'second' ? 0 : null;
}

/** The terms of a challenge in a frame, as the taker reads them. */
export function ChallengePlate({ terms, invitation, heading = false, children }: Props) {
  const names = namesOf(terms);
  const title = (
    <>
      <span className="plate-invitation">{invitation}</span>{' '}
      <span className="plate-battle">{names.battle}</span>
    </>
  );
  return (
    <div className={`plate ${liveryOf(needSystem(terms.system))}`}>
      <div className="plate-inner">
        {heading ? <h1 className="plate-title">{title}</h1> : <p className="plate-title">{title}</p>}
        <Ornament />
        <dl className="plate-lines">
          {challengeLines(terms, names).map((line) => (
            <PlateLine key={line.label} line={line} terms={terms} />
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}

interface LineProps {
  readonly line: ChallengeLine;
  readonly terms: ChallengeTerms & ChallengeMaker;
}

function PlateLine({ line: { label, words }, terms }: LineProps) {
  const side = sideOfTaker(terms);
  return (
    <div>
      <dt>{label}</dt>{' '}
      <dd>
        {label === 'You command' && side !== null && (
          <span className={`side-mark side-${side}`} aria-hidden="true" />
        )}
        {label === 'From' && <PlayerFlag name={terms.maker} />}
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
