/** A figure of the unit in its uniform, for counters large enough: a man on foot, a trooper on his horse, a gun with its gunner. */
import type { PieceKind } from '@linstock/scene';
import { coatColour, facingColour } from '../../design/palette.ts';
import { figureOf } from './figureKind.ts';

interface Cloth {
  readonly cloth: string;
  readonly facing: string;
}

/** The figure of a unit, round the origin: 18 plate units wide and 26 high. */
export function Figure({ kind, coat, facings }: { kind: PieceKind; coat: string; facings: string }) {
  const shirt = /hunting|#cdbb95/i.test(coat);
  const cloth = coatColour(coat);
  const worn = { cloth, facing: shirt ? cloth : facingColour(facings) };
  const figure = figureOf(kind);
  return (
    <g className="figure" data-figure={figure}>
      {figure === 'rider' && <Rider {...worn} />}
      {figure === 'gun' && <Gunner {...worn} />}
      {figure === 'man' && <Man {...worn} />}
    </g>
  );
}

const LEATHER = '#1A1712';
const BREECHES = '#F1EBDD';
const SKIN = '#E3B793';

/** Hat, face, coat with facings, crossbelts, legs, musket. */
function Man({ cloth, facing }: Cloth) {
  return (
    <>
      <path d="M-2.4 5L-2.8 12H-0.6L0 6.4L0.6 12H2.8L2.4 5Z" fill={BREECHES} />
      <path d="M-3.2 11.4H-0.4V13H-3.2ZM0.4 11.4H3.2V13H0.4Z" fill={LEATHER} />
      <path d="M-3.4 -3.4C-1.6 -4.4 1.6 -4.4 3.4 -3.4L4 5.4C1.8 6.4 -1.8 6.4 -4 5.4Z" fill={cloth} />
      <path d="M-1.5 -3.9L-2 2.4L0 3.2L2 2.4L1.5 -3.9Z" fill={facing} />
      <path d="M-3.4 -3.4L-5 2.8L-3.6 3.4ZM3.4 -3.4L5 2.8L3.6 3.4Z" fill={cloth} />
      <path d="M-5.2 2L-3.5 2.6L-3.7 3.8L-5.3 3.2ZM5.2 2L3.5 2.6L3.7 3.8L5.3 3.2Z" fill={facing} />
      <path className="belt" d="M-3 -3.2L3.4 4.4M3 -3.2L-3.4 4.4" />
      <circle cx="0" cy="-6.2" r="2.1" fill={SKIN} />
      <path d="M-4.4 -7L0 -10.6L4.4 -7C2 -7.9 -2 -7.9 -4.4 -7Z" fill={LEATHER} />
      <path className="musket" d="M5.6 6.4L6.4 -12.4" />
    </>
  );
}

/** A trooper with drawn sabre on his horse, at a walk to the right. */
function Rider({ cloth, facing }: Cloth) {
  return (
    <>
      <path className="tail" d="M-7 2.6C-9.6 3.4 -9.8 6.4 -9 9.4" />
      <path
        className="mount far"
        d="M2.6 6L1.2 9.4L1.8 13H.2L-.4 9.2L.4 5.6ZM-4.6 5.4L-7.4 8.8L-7.8 12.6H-9.4L-9 8.2L-6.8 4.6Z"
      />
      <path
        className="mount"
        d="M-6.6 2.4C-4.6 .4 2 1.2 3.8 1C4.8 -1.2 5.8 -3.8 7.2 -4.8L8 -6L8.7 -4.5C9.9 -3.3 10.9 -1.9 11.1 -.9C10.7 .2 9.6 .2 8.8 -.4L7.5 -.6C6.9 1.6 6.1 4.2 5.1 5.8L6.6 8.6L6.2 13H4.6L4.8 9.2L2.9 6.6C.6 7.2 -2 7 -3.6 6.4L-4.2 9L-3.6 13H-5.3L-6.1 9L-6.9 6C-7.3 4.8 -7.2 3.2 -6.6 2.4Z"
      />
      <path d="M-2.4 .6L1 .6L2.4 4.6L1.2 8.2L-.4 7.8L.4 5Z" fill={BREECHES} />
      <path d="M.2 5.4L1.9 6L1.2 8.8L2.4 9.4V10.2H-.4Z" fill={LEATHER} />
      <path d="M-2.8 -6.4C-1.2 -7.2 1 -7.2 2.2 -6.4L2.2 1.8L-3.6 2.6Z" fill={cloth} />
      <path d="M.7 -6.8L2.2 -6.3V-.2L.9 .2Z" fill={facing} />
      <path d="M1.4 -6L5.2 -7.4L5.6 -5.8L2 -3.6Z" fill={cloth} />
      <path className="sabre" d="M5.4 -6.6C7.6 -8.6 8.4 -11 8 -13.4" />
      <circle cx="0" cy="-9" r="2" fill={SKIN} />
      <path
        d="M-2.8 -9.8C-2.6 -13.2 2.6 -13.2 2.8 -9.8ZM0 -12.6C-2.8 -14.6 -4.6 -12.4 -4.2 -9.6C-3.4 -11.4 -2 -12.2 0 -12.6Z"
        fill={LEATHER}
      />
    </>
  );
}

/** A gun on its carriage, and the man who serves it. */
function Gunner(worn: Cloth) {
  return (
    <>
      <g transform="translate(-3.6 -3) scale(.82)">
        <Man {...worn} />
      </g>
      <path className="gun-trail" d="M-10 12L1.4 4.4" />
      <path className="gun-barrel" d="M-4.6 4.6L11 .2" />
      <circle className="gun-wheel" cx="1.6" cy="8" r="5" />
      <path className="gun-spokes" d="M-3.4 8H6.6M1.6 3V13M-1.9 4.5L5.1 11.5M5.1 4.5L-1.9 11.5" />
    </>
  );
}
