/** The colours of a regiment over its men: a staff, and a cloth to the right of it. */
import type { Dress } from '@linstock/scene';
import { colourOfFacings } from '../../../design/palette.ts';

/** Width and height of the cloth, and height of the staff, in plate units. */
const CLOTH_SIZE = { wide: 13, high: 8.4 } as const;
const STAFF_HEIGHT = 24;

/** The place of its foot, from the middle of the hex. */
const STAFF_FOOT = { x: 2, y: -7 } as const;

/** An SVG group; a flag with a canton is of the cloth of the facings, the stars and stripes are white and red. */
export function Standard({ flag, facings }: { flag: Exclude<Dress['flag'], null>; facings: string }) {
  const { wide, high } = CLOTH_SIZE;
  const cloth = `M0 0C${wide * 0.34} ${high * 0.2} ${wide * 0.6} ${-high * 0.16} ${wide} 0.4V${high + 0.4}C${wide * 0.6} ${high * 0.84} ${wide * 0.34} ${high * 1.2} 0 ${high}Z`;
  const striped = flag === 'stars and stripes';
  return (
    <g className="near-standard" transform={`translate(${STAFF_FOOT.x} ${STAFF_FOOT.y - STAFF_HEIGHT})`}>
      <path className="staff" d={`M0 ${STAFF_HEIGHT}V-1.6`} />
      <path className="cloth" d={cloth} fill={striped ? '#f4ecd8' : colourOfFacings(facings)} />
      {striped && (
        <path
          className="stripes"
          d={[0.14, 0.38, 0.62, 0.86].map((at) => `M0 ${high * at}H${wide}`).join('')}
        />
      )}
      <path className="canton" d={`M0 0H${wide * 0.44}V${high * 0.54}H0Z`} />
      {flag === 'union canton' && (
        <>
          <path
            className="saltire"
            d={`M0 0L${wide * 0.44} ${high * 0.54}M${wide * 0.44} 0L0 ${high * 0.54}`}
          />
          <path className="cross" d={`M${wide * 0.22} 0V${high * 0.54}M0 ${high * 0.27}H${wide * 0.44}`} />
        </>
      )}
      <path className="rim" d={cloth} />
    </g>
  );
}
