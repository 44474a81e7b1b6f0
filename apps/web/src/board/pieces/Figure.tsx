/**
 * A figure of the unit in its uniform, drawn on large counters: a man on foot, a trooper on his horse, a gun
 * with its gunner.
 */
import type { Dress, PieceKind } from '@linstock/scene';
import { colourOfCoat, colourOfFacings } from '../../design/palette.ts';
import { figureOf } from './figureKind.ts';

interface Cloth {
  readonly cloth: string;
  readonly facing: string;
  readonly hat: Dress['hat'];
  /** True if he is seen from behind, with his pack. */
  readonly back: boolean;
}

interface FigureProps {
  readonly kind: PieceKind;
  readonly coat: string;
  readonly facings: string;
  readonly dress?: Dress | undefined;
  readonly back?: boolean;
}

/** The figure of a unit, round the origin: 18 plate units wide and 26 high. */
export function Figure({ kind, coat, facings, dress, back = false }: FigureProps) {
  const shirt = /hunting|#cdbb95/i.test(coat);
  const cloth = colourOfCoat(coat);
  const hat = dress?.hat ?? 'cocked hat';
  const worn = { cloth, facing: shirt ? cloth : colourOfFacings(facings), hat, back };
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
const HAIR = '#4A3524';
const PACK = '#7D5B38';
const FUR = '#2A211A';

/** Hat, face, coat with facings and crossbelts, or pack and straps, legs, musket. */
function Man({ cloth, facing, hat, back }: Cloth) {
  return (
    <>
      <path d="M-2.4 5L-2.8 12H-0.6L0 6.4L0.6 12H2.8L2.4 5Z" fill={BREECHES} />
      <path d="M-3.2 11.4H-0.4V13H-3.2ZM0.4 11.4H3.2V13H0.4Z" fill={LEATHER} />
      <path d="M-3.4 -3.4C-1.6 -4.4 1.6 -4.4 3.4 -3.4L4 5.4C1.8 6.4 -1.8 6.4 -4 5.4Z" fill={cloth} />
      {!back && <path d="M-1.5 -3.9L-2 2.4L0 3.2L2 2.4L1.5 -3.9Z" fill={facing} />}
      <path d="M-3.4 -3.4L-5 2.8L-3.6 3.4ZM3.4 -3.4L5 2.8L3.6 3.4Z" fill={cloth} />
      <path d="M-5.2 2L-3.5 2.6L-3.7 3.8L-5.3 3.2ZM5.2 2L3.5 2.6L3.7 3.8L5.3 3.2Z" fill={facing} />
      <path className="belt" d="M-3 -3.2L3.4 4.4M3 -3.2L-3.4 4.4" />
      {back && <path d="M-2.6 -2.6H2.6V1.8H-2.6Z" fill={PACK} />}
      <circle cx="0" cy="-6.2" r="2.1" fill={back ? HAIR : SKIN} />
      <Hat hat={hat} facing={facing} />
      <path className="musket" d="M5.6 6.4L6.4 -12.4" />
    </>
  );
}

/** The features that distinguish regiments at a glance. */
function Hat({ hat, facing }: Pick<Cloth, 'hat' | 'facing'>) {
  switch (hat) {
    case 'bearskin':
      return <path d="M-2.9 -6.8C-3.8 -13.4 3.8 -13.4 2.9 -6.8Z" fill={FUR} />;
    case 'bonnet':
      return (
        <>
          <path d="M-3.8 -7.6C-4.4 -11.2 4.4 -11.2 3.8 -7.6Z" fill="#22304D" />
          <path d="M-2.8 -6.8H2.8V-7.9H-2.8Z" fill="#C8382C" />
          <path d="M2.6 -9C4 -10 4.4 -12 3.8 -13.2C2.6 -12 2 -10.4 2.6 -9Z" fill={LEATHER} />
        </>
      );
    case 'helmet':
      return (
        <path
          d="M-2.8 -7C-2.6 -10.4 2.6 -10.4 2.8 -7ZM0 -9.8C-2.8 -11.8 -4.6 -9.6 -4.2 -6.8C-3.4 -8.6 -2 -9.4 0 -9.8Z"
          fill={LEATHER}
        />
      );
    case 'shako':
    case 'kepi':
      return <path d="M-2.4 -6.9L-2.2 -11H2.2L2.4 -6.9Z" fill={hat === 'kepi' ? '#22304D' : LEATHER} />;
    case 'slouch hat':
    case 'black hat':
      return (
        <path
          d="M-4.8 -7.2C-2 -8 2 -8 4.8 -7.2L4.2 -8.3H2.5C2.4 -11.4 -2.4 -11.4 -2.5 -8.3H-4.2Z"
          fill={hat === 'black hat' ? LEATHER : '#5A4632'}
        />
      );
    case 'cocked hat':
      return (
        <>
          <path d="M-4.4 -7L0 -10.6L4.4 -7C2 -7.9 -2 -7.9 -4.4 -7Z" fill={LEATHER} />
          <circle cx="2" cy="-8.6" r=".7" fill={facing} stroke="none" />
        </>
      );
  }
}

/** A trooper with drawn sabre on his horse, at a walk to the right. */
function Rider({ cloth, facing, hat }: Cloth) {
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
      <g transform="translate(0 -2.8)">
        <Hat hat={hat} facing={facing} />
      </g>
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
