import type { TenthDegrees } from '@linstock/ground';
import { compassWord, type SheetNeed } from '@linstock/scene';
import { type PointerEvent, use, useId, useRef } from 'react';
import { BearingContext } from '../../board/bearing.ts';
import { findBearing, turnHeading } from './heading.ts';
import './headingDial.css';

interface Props {
  readonly needs: Extract<SheetNeed, { kind: 'heading' }>;
  readonly heading: TenthDegrees;
  /** The unit of the arrow. */
  readonly name: string;
  readonly onHeading: (heading: TenthDegrees) => void;
}

/**
 * An arrow set by hand: dragged on a dial with the table's orientation, stepped by five degrees, typed in, or
 * put straight ahead.
 */
export function HeadingDial({ needs, heading, name, onHeading }: Props) {
  const dial = useRef<SVGSVGElement>(null);
  const up = use(BearingContext);
  const aim = (event: PointerEvent): void => {
    const box = dial.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    const [x, y] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
    if (Math.hypot(x, y) > 6) onHeading(findBearing(x, y, up));
  };
  return (
    <div className="heading-dial" role="group" aria-label={`Arrow of ${name}`}>
      <svg
        ref={dial}
        viewBox="-52 -52 104 104"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          aim(event);
        }}
        onPointerMove={aim}
      >
        <circle r="50" className="dial-face" />
        <text transform={`rotate(${-up}) translate(0 -40) rotate(${up})`}>N</text>
        <g transform={`rotate(${heading / 10 - up})`}>
          {needs.spread !== undefined && <path className="dial-spread" d={sector(needs.spread / 10)} />}
          <path className="dial-arrow" d="M0 12V-34M-7 -24L0 -36L7 -24" />
        </g>
      </svg>
      <HeadingSteps {...{ needs, heading, onHeading }} />
    </div>
  );
}

/** The same by buttons and by number. */
function HeadingSteps({ needs, heading, onHeading }: Omit<Props, 'name'>) {
  const way = useId();
  return (
    <div className="heading-steps">
      <button
        type="button"
        className="button"
        aria-label="5 degrees to the left"
        onClick={() => onHeading(turnHeading(heading, -50))}
      >
        −5°
      </button>
      <input
        type="number"
        aria-describedby={way}
        aria-label={`${needs.label}, in degrees`}
        value={Math.round(heading / 10)}
        min={-1}
        max={360}
        onChange={({ target }) => {
          if (Number.isFinite(target.valueAsNumber))
            onHeading(turnHeading(0, Math.round(target.valueAsNumber * 10)));
        }}
      />
      <span id={way} className="heading-way">
        {compassWord(heading / 10)}
      </span>
      <button
        type="button"
        className="button"
        aria-label="5 degrees to the right"
        onClick={() => onHeading(turnHeading(heading, 50))}
      >
        +5°
      </button>
      <button type="button" className="button" onClick={() => onHeading(needs.ahead)}>
        ahead
      </button>
    </div>
  );
}

/** The sector to both sides of straight up, `spread` degrees each. */
function sector(spread: number): string {
  const [x, y] = [Math.sin((spread * Math.PI) / 180) * 50, -Math.cos((spread * Math.PI) / 180) * 50];
  return `M0 0L${-x} ${y}A50 50 0 0 1 ${x} ${y}Z`;
}
