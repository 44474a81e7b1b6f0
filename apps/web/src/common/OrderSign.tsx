/** Order markers as they are drawn in the form and on the table: the outline tells the order, small or large. */
import type { OrderMarker, OrderSign as Sign } from '@linstock/scene';
import './orderSign.css';

/** Outline and inside of each order, about 0 0, eleven units to each side. */
const SIGNS: Readonly<Record<Sign, { readonly outline: string; readonly inside: string }>> = {
  fire: {
    outline: 'M0 -10A10 10 0 1 1 -.01 -10Z',
    inside: 'M0 -7L1.7 -2.6L6 -3.6L3 0L6 3.6L1.7 2.6L0 7L-1.7 2.6L-6 3.6L-3 0L-6 -3.6L-1.7 -2.6Z',
  },
  hold: {
    outline: 'M-9 -9H9V9H-9Z',
    inside: 'M-5 5.5V-4L-4 -5.6L-3 -4V5.5M-1 5.5V-4L0 -5.6L1 -4V5.5M3 5.5V-4L4 -5.6L5 -4V5.5M-6.5 0H6.5',
  },
  move: { outline: 'M0 -10.5L9 -3.5V9H-9V-3.5Z', inside: 'M0 6.5V-5M-4 -1L0 -5.5L4 -1' },
  'move and fire': {
    outline: 'M0 -10.5L9 -3.5V9H-9V-3.5Z',
    inside: 'M0 -4.6L1.4 -1.2L5 -2L2.5 1L5 4L1.4 3.2L0 6.6L-1.4 3.2L-5 4L-2.5 1L-5 -2L-1.4 -1.2Z',
  },
  form: {
    outline: 'M-5.5 -9.5H5.5L10.5 0L5.5 9.5H-5.5L-10.5 0Z',
    inside: 'M-6 -4H6M-2.6 0H2.6M-2.6 3H2.6M-2.6 6H2.6',
  },
  retire: {
    outline: 'M-8.5 -9H8.5V2L0 10L-8.5 2Z',
    inside: 'M4 -5.5H-1.5A2.5 2.5 0 0 0 -4 -3V3.5M-6.6 .6L-4 4L-1.4 .6',
  },
  charge: { outline: 'M0 -10.5L10.5 0L0 10.5L-10.5 0Z', inside: 'M-4.5 .5L0 -4L4.5 .5M-4.5 5L0 .5L4.5 5' },
  wait: { outline: 'M-9 -9H9V9H-9Z', inside: 'M-2.8 -3A2.9 2.9 0 1 1 0 .2V2.4M0 5.2V6.2' },
};

/** The wax of an order that is secret still. */
const WAX =
  'M0 -10.4C2.4 -9 4 -10.6 6 -8.6C7.4 -7 9.6 -6.4 9.6 -3.8C11 -1.4 10.8 1 9.8 3C9.8 5.6 8 6.6 6.6 8C4.4 10 2.4 9 0 10.4C-2.4 9.4 -4.6 10 -6.4 8.2C-8.4 7 -9.6 5.4 -9.6 3C-11 .6 -10.6 -1.6 -9.6 -3.8C-9.4 -6.4 -7.6 -7.6 -5.8 -8.8C-3.8 -10.6 -2 -9 0 -10.4Z';

/** One marker about 0 0 in a drawing of whatever scale; `turn` in degrees for one that points a way. */
export function OrderFace({ face, turn = 0 }: { face: OrderMarker['face']; turn?: number }) {
  if (face === 'sealed')
    return (
      <g className="order-face sealed">
        <path className="wax" d={WAX} />
        <circle r="5.6" className="press" />
        <path
          className="press"
          d="M0 -3.6L1 -1.2L3.5 -1L1.6 .6L2.2 3L0 1.7L-2.2 3L-1.6 .6L-3.5 -1L-1 -1.2Z"
        />
      </g>
    );
  if (face === 'unset')
    return (
      <g className="order-face unset">
        <circle r="10" className="outline" />
        <path className="inside" d={SIGNS.wait.inside} />
      </g>
    );
  const { outline, inside } = SIGNS[face];
  return (
    <g className={`order-face ${face}`} transform={face === 'move' ? `rotate(${turn})` : undefined}>
      <path className="outline" d={outline} />
      <path className="inside" d={inside} />
    </g>
  );
}

/** An order marker next to words with its meaning. */
export function OrderSign(props: { face: OrderMarker['face']; turn?: number; size?: number }) {
  const { face, turn = 0, size = 22 } = props;
  return (
    <svg
      className="order-sign"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <OrderFace face={face} turn={turn} />
    </svg>
  );
}
