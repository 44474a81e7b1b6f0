import type { ReactNode } from 'react';
import { part } from '../../common/parts.ts';

/** A list of buttons that answer. With `many` of them they are smaller. */
export function AnswerList(props: { label: string; many: boolean; children: ReactNode }) {
  const { label, many, children } = props;
  return (
    <ul className={`action-list ${many ? 'many' : ''}`} {...part('answer list')} aria-label={label}>
      {children}
    </ul>
  );
}
