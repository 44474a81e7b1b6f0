/** The ways a piece may face at a place, as chevrons round the hex: one is clicked to choose it. */
import type { TenthDegrees } from '@linstock/ground';
import type { Facings } from '../../play/chosen/facingChoice.ts';
import type { Plate } from '../plate/plate.ts';

/** From the middle of the hex to the middle of a chevron, in plate units: clear of the counter and its wedge. */
const CHEVRON_DISTANCE = 53;
/** Radius of the area that reacts to a finger, in plate units. */
const TOUCH_RADIUS = 24;

/** At most six chevrons, each with the cost of turning in that direction. They are above the pieces. */
export function Chevrons({ plate, facings }: { plate: Plate; facings: Facings }) {
  const centre = plate.centres[facings.hex];
  if (!centre) return null;
  return (
    <g className="chevrons" transform={`translate(${centre[0]} ${centre[1]})`}>
      {facings.choices.map(({ facing, label, cost, chosen }) => {
        const angle = (facing / 1800) * Math.PI;
        const [x, y] = [Math.sin(angle) * CHEVRON_DISTANCE, -Math.cos(angle) * CHEVRON_DISTANCE];
        return (
          <g
            key={facing}
            role="button"
            tabIndex={-1}
            aria-label={cost === undefined ? label : `${label}, cost ${cost}`}
            aria-pressed={chosen}
            data-facing={facing}
            className={chosen ? 'chevron chosen' : 'chevron'}
            transform={`translate(${x} ${y})`}
          >
            <circle className="reach" r={TOUCH_RADIUS} />
            <path className="shape" d="M-15 7L0 -13L15 7L0 1Z" transform={`rotate(${facing / 10})`} />
            {cost !== undefined && (
              <text className="small" y="4.5">
                {cost}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The way to face of the chevron an event fell on; null for any other target. */
export function findChevron(target: EventTarget | null): TenthDegrees | null {
  const chevron = target instanceof Element ? target.closest('[data-facing]') : null;
  return chevron ? Number(chevron.getAttribute('data-facing')) : null;
}
