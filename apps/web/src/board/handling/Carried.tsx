/** One drawing above the ground; while the view moves it is carried along as a picture (carried.ts). */
import type { ReactNode } from 'react';
import { part } from '../../common/parts.ts';

/** @param under whether it lies under the miniatures, where nothing is taken hold of */
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
