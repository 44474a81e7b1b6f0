import { Icon } from '../common/Icon.tsx';
import { type ReactNode, useState } from 'react';
import './sheet.css';

/** The side column; on a narrow screen a sheet at the foot with three heights. */
export function Sheet({ children }: { children: ReactNode }) {
  const [height, setHeight] = useState<'low' | 'half' | 'high'>('half');
  const taller = height === 'low' ? 'half' : 'high';
  const lower = height === 'high' ? 'half' : 'low';
  return (
    <div className={`table-side sheet-${height}`}>
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
      </div>
      {children}
    </div>
  );
}
