import type { Side } from '@linstock/kernel';
import { challengeLines, type ChallengeMaker, type ChallengeTerms } from '@linstock/protocol';
import { needSystem } from '@linstock/systems';
import type { ReactNode } from 'react';
import { namesOf } from './challengeRows.ts';
import { Plate } from './Plate.tsx';

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
export function ChallengePlate({ terms, ...props }: Props) {
  const names = namesOf(terms);
  const lines = challengeLines(terms, names).map((line) => ({
    ...line,
    ...(line.label === 'You command' && { side: sideOfTaker(terms) }),
    ...(line.label === 'From' && { flag: { name: terms.maker, flag: terms.makerFlag ?? null } }),
  }));
  return <Plate {...props} system={needSystem(terms.system)} battle={names.battle} lines={lines} />;
}
