/** The arm-of-service block in the middle of a counter: coat and facing colours, with the sign of the arm. */
import type { Order, PieceKind } from '@linstock/scene';
import { colourOfCoat, colourOfFacings } from '../../design/palette.ts';

/** The block's width and height, in plate units, round the origin. */
export const BLOCK = { width: 36, height: 15.5 } as const;

const { width: W, height: H } = BLOCK;
const [L, T, R, B] = [-W / 2, -H / 2, W / 2, H / 2];

/** The block of a kind of troops, centred on the origin. */
export function ArmBlock({ kind, coat, facings }: { kind: PieceKind; coat: string; facings: string }) {
  const colours = { coat: colourOfCoat(coat), facing: colourOfFacings(facings) };
  if (kind === 'gun' || kind === 'howitzer') return <Gun {...colours} short={kind === 'howitzer'} />;
  return (
    <g className="arm">
      <rect x={L} y={T} width={W} height={H} fill={colours.coat} />
      {kind === 'horse' || kind === 'light horse' ? (
        <path d={`M${L} ${T}H${R}L${L} ${B}Z`} fill={colours.facing} />
      ) : (
        <rect x={L} y={T} width={W} height={H / 3} fill={colours.facing} />
      )}
      {kind === 'horse' || kind === 'light horse' ? (
        <path className="cut" d={`M${L} ${B}L${R} ${T}`} />
      ) : (
        <path className="cut" d={`M${L} ${T + H / 3}H${R}`} />
      )}
      <Sign kind={kind} />
      <rect className="cut" x={L} y={T} width={W} height={H} fill="none" />
    </g>
  );
}

/**
 * The order of the men, cut out of the block: a narrow block for Column, a full one with a second rank for
 * Close, one with gaps for Open, dots for skirmishers.
 */
export function Ranks({ order }: { order: Order }) {
  switch (order) {
    case 'column':
      return (
        <g className="ranks">
          <path d={`M${L - 1} ${T - 1}H-8V${B + 1}H${L - 1}ZM${R + 1} ${T - 1}H8V${B + 1}H${R + 1}Z`} />
          <path className="cut" d={`M-8 ${T}V${B}M8 ${T}V${B}`} />
        </g>
      );
    case 'close':
      return <path className="second-rank" d={`M${L} ${B + 1.4}H${R}`} />;
    case 'open':
      return (
        <path
          className="ranks"
          d={[-9, 0, 9].map((x) => `M${x - 1.7} ${T - 1}h3.4V${B + 1}h-3.4Z`).join('')}
        />
      );
    case 'skirmish':
      return (
        <path
          className="ranks"
          d={[-11, -2.5, 6, 14.5].map((x) => `M${x - 2} ${T - 1}h5V${B + 1}h-5Z`).join('')}
        />
      );
  }
}

/** Half the block is empty: half the strength is lost. */
export function Halved() {
  return (
    <g className="halved">
      <path className="gone" d={`M${R + 1} ${T - 1}V${B + 1}H${L + 2}Z`} />
      <path className="tear" d={`M${R} ${T - 1}L${L + 2} ${B + 1}`} />
    </g>
  );
}

/** The sign that distinguishes the arms on foot. It is vellum under ink, so that it reads on any coat. */
function Sign({ kind }: { kind: PieceKind }) {
  switch (kind) {
    case 'rifle':
      return <Twice d="M-5 -1V5.6M5 -1V5.6" />;
    case 'militia':
      return <Twice d={`M${L} ${B}L${R} ${T}`} />;
    case 'skirmisher':
      return (
        <Twice d="M-8 -0.6C-6 6 5 6.6 7.6 0.2M7.6 0.2L10 -2M-8 -0.6L-6 -1.4M-3 4.4C-2 1 2.6 1 3.4 4.6" />
      );
    case 'grenadier':
      return <Twice d="M0 5.4A3.2 3.2 0 1 0 0 -1A3.2 3.2 0 1 0 0 5.4M0 -1C0 -3 2 -3 1.4 -5.4" />;
    case 'foot':
    case 'engineer':
    case 'horse':
    case 'light horse':
    case 'gun':
    case 'howitzer':
    case 'wagon':
    case 'leader':
    case 'commander':
      return null;
  }
}

function Twice({ d }: { d: string }) {
  return (
    <>
      <path className="sign-casing" d={d} />
      <path className="sign" d={d} />
    </>
  );
}

function Gun({ coat, facing, short }: { coat: string; facing: string; short: boolean }) {
  const muzzle = short ? 9 : 17;
  return (
    <g className="arm">
      <rect x={L} y={T} width={W} height={H} fill={coat} />
      <rect x={L} y={T} width={W} height={H / 3} fill={facing} />
      <rect className="cut" x={L} y={T} width={W} height={H} fill="none" />
      <g className="gun">
        <path className="barrel-casing" d={`M-13 0.4L${muzzle} -2.6`} strokeWidth={short ? 8.6 : 6.4} />
        <path className="barrel" d={`M-13 0.4L${muzzle} -2.6`} strokeWidth={short ? 6 : 3.8} />
        <path className="sign-casing" d="M-16 6.6L-3 1.6" />
        <path className="sign" d="M-16 6.6L-3 1.6" />
        {[-4.5, 3.5].map((x) => (
          <g key={x} transform={`translate(${x} 3)`}>
            <circle className="wheel" r="5.4" />
            <path className="spokes" d="M-5 0H5M0 -5V5M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6" />
          </g>
        ))}
      </g>
    </g>
  );
}
