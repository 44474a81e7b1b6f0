/** One drawing above the ground; while the view moves it is carried along as a picture (carried.ts). */
import type { ReactNode } from 'react';
import { part } from '../../common/parts.ts';

/** @param under true if it is below the miniatures, if nothing can be pressed */
export function Carried({
  under = false,
  children,
}: {
  readonly under?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="carried" {...part('carried')} translate="no">
      <svg className={under ? 'board-svg under' : 'board-svg'} role="presentation">
        {children}
      </svg>
    </div>
  );
}
