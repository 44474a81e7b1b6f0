/** One stand of miniatures, drawn round its centre in plate units with its front up. */
import type { Stand } from '@linstock/ground';
import { type Base, basesOf, type Dress, type Piece, type Strength } from '@linstock/scene';
import { memo } from 'react';
import { coatColour, facingColour } from '../../design/palette.ts';
import { letterOf } from '../pieces/marks.ts';
import type { Spot } from '../plate.ts';
import {
  CREW,
  farSign,
  GUN,
  type Arm,
  armOf,
  ellipse,
  HATS,
  layer,
  MAN,
  ranksOf,
  TROOPER,
} from './figures.ts';
import { Standard } from './Standard.tsx';
import { unitsOf } from './tablePlate.ts';

/** A piece that stands on the table. */
export interface StandPiece extends Piece {
  readonly pose: Stand;
}

interface Props {
  readonly piece: StandPiece;
  /** Degrees clockwise from the top of the plate, so that names can be kept upright. */
  readonly turn: number;
  /** Carries the colours of its regiment. */
  readonly colours: boolean;
}

/** Strength points that are drawn as pips; more are written. */
const MOST_PIPS = 6;

/** Height of the slip with name and strength, in plate units. */
const SLIP = 15;

/** The stand of troops or of a general. */
export const StandDrawing = memo(function StandDrawing({ piece, turn, colours }: Props) {
  const arm = armOf(piece.kind);
  const [w, d] = [unitsOf(piece.pose.frontage), unitsOf(piece.pose.depth)];
  if (arm === 'general' || arm === 'commander') return <General {...{ piece, arm, w, d, turn }} />;
  const bases = basesOf(piece, piece.pose);
  const within = d >= 45 && w >= 45;
  return (
    <>
      {piece.bases && <rect className="whole" x={-w / 2} y={-d / 2} width={w} height={d} />}
      {bases.map((base, i) => (
        <g
          key={`${base.right},${base.ahead}`}
          transform={`translate(${unitsOf(base.right)} ${-unitsOf(base.ahead)}) rotate(${base.turn / 10})`}
        >
          <BaseDrawing {...{ piece, arm, base }} colours={colours && i === Math.floor(bases.length / 2)} />
        </g>
      ))}
      {piece.dress?.flag && <Standard flag={piece.dress.flag} x={0} y={0} turn={turn} />}
      {!piece.bases && (
        <Slip
          piece={piece}
          strength={piece.strength ?? { left: 1, full: 1 }}
          y={within ? d / 2 - SLIP / 2 - 4 : d / 2 + SLIP / 2 + 2}
          w={w}
          turn={turn}
        />
      )}
    </>
  );
});

/** One base with its figures, drawn round its own centre. */
function BaseDrawing({
  piece,
  arm,
  base,
  colours,
}: Pick<Props, 'piece' | 'colours'> & { readonly arm: Arm; readonly base: Base }) {
  const [w, d] = [unitsOf(base.frontage), unitsOf(base.depth)];
  const { strength } = base;
  const deep = arm === 'horse' ? 11 : arm === 'guns' || arm === 'wagon' ? 17 : 8;
  const ranks = ranksOf(arm, strength, w, d / 2 - Math.min(deep, d / 2), d / 2);
  const cloth = {
    coat: coatColour(piece.coat),
    facing: facingColour(piece.facings),
    hat: piece.dress?.hat ?? null,
  };
  const posture = postureOf(piece);
  const present = posture === 'askew' ? ranks.present.map(askew) : ranks.present;
  return (
    <>
      <rect className="cast" x={-w / 2 + 1.6} y={-d / 2 + 1.8} width={w} height={d} rx="1.2" />
      <path className="base" d={outline(piece.side, w, d)} />
      <path className="grass" d={outline(piece.side, w, d)} />
      <Block {...{ arm, strength, w, d }} {...cloth} />
      <path className="sockets" d={layer(ranks.lost, (x, y) => ellipse(x, y, 2.1, 1.5))} />
      <g transform={posture === 'running' ? 'rotate(180)' : undefined}>
        <Figures arm={arm} present={present} {...cloth} />
      </g>
      {colours && <Colours x={0} y={-d / 2 + deep + 5} {...cloth} />}
      <path className="rim" d={outline(piece.side, w, d)} />
      <path className="rear" d={`M${-w / 2 + 1} ${d / 2 - 1.6}H${w / 2 - 1}`} />
      <path className="front" d={`M${-w / 2} ${-d / 2}H${w / 2}`} />
      {piece.bases && <Pips strength={strength} w={w} d={d} />}
    </>
  );
}

/** How men hold themselves by the state of their unit. */
function postureOf({ marks, bases }: Piece): 'dressed' | 'askew' | 'running' {
  if (!bases) return 'dressed';
  if (marks.some(({ kind }) => kind === 'routed')) return 'running';
  return marks.some(({ kind }) => kind === 'disordered') ? 'askew' : 'dressed';
}

/** A man out of his place: each by another way, the same each time. */
function askew([x, y]: Spot, i: number): Spot {
  return [x + Math.sin(i * 7.3 + x) * 1.6, y + 1.8 + Math.sin(i * 3.1 + 2) * 2.6];
}

/** A square on the rear edge for each figure, dark where he has fallen. */
function Pips({ strength, w, d }: Drawn & { readonly w: number; readonly d: number }) {
  const side = Math.min(2.6, (w - 3) / strength.full - 0.6);
  const squares = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const x = (from + i - strength.full / 2) * (side + 0.6);
      return `M${x.toFixed(2)} ${(d / 2 - side - 1.6).toFixed(2)}h${side}v${side}h${-side}Z`;
    }).join('');
  return (
    <g className="pips">
      <path className="there" d={squares(0, strength.left)} />
      <path className="gone" d={squares(strength.left, strength.full)} />
    </g>
  );
}

/**
 * What is seen of the figures from afar: a block of coat and facing colour for each strength point left, apart for open order,
 * with the sign of horse or guns over it.
 */
function Block({
  arm,
  strength,
  w,
  d,
  coat,
  facing,
}: Omit<Cloth, 'hat'> & Drawn & { readonly arm: Arm; readonly w: number; readonly d: number }) {
  const step = (w - 8) / strength.full;
  const wide = arm === 'open' ? step * 0.6 : step;
  const bars = (count: number, from: number, deep: number) =>
    Array.from(
      { length: count },
      (_, i) => `M${4 - w / 2 + (from + i) * step} ${4 - d / 2}h${wide}v${deep}h${-wide}Z`,
    ).join('');
  const sign = farSign(arm, w, d);
  return (
    <g className="cloth-block">
      <path fill={coat} d={bars(strength.left, 0, d * 0.5)} />
      <path fill={facing} d={bars(strength.left, 0, d * 0.17)} />
      <path fill="none" d={bars(strength.full - strength.left, strength.left, d * 0.5)} />
      {sign && <path className="far-sign-casing" d={sign} />}
      {sign && <path className="far-sign" d={sign} />}
    </g>
  );
}

/** Square corners for the first side; clipped at the rear for the second, so that a grey print tells them apart. */
function outline(side: number, w: number, d: number): string {
  const [l, t, cut] = [-w / 2, -d / 2, side === 0 ? 0 : Math.min(5, d / 5)];
  return `M${l} ${t}H${-l}V${-t - cut}L${-l - cut} ${-t}H${l + cut}L${l} ${-t - cut}Z`;
}

interface Drawn {
  readonly strength: Strength;
}

interface Cloth {
  readonly coat: string;
  readonly facing: string;
  readonly hat: Dress['hat'] | null;
}

function Figures({
  arm,
  present,
  ...cloth
}: Cloth & { readonly arm: Arm; readonly present: readonly Spot[] }) {
  if (arm === 'guns') return <Guns present={present} {...cloth} />;
  if (arm === 'wagon') return <Wagon present={present} />;
  if (arm === 'horse') return <Troopers present={present} {...cloth} />;
  return <Men present={present} {...cloth} />;
}

function Men({ present, coat, facing, hat }: Cloth & { readonly present: readonly Spot[] }) {
  return (
    <g className="figures">
      <path className="footing" d={layer(present, (x, y) => ellipse(x + 0.9, y + 1.2, 3.3, 2.4))} />
      <path className="pack" d={layer(present, MAN.pack)} />
      <path className="musket" d={layer(present, MAN.musket)} />
      <path className="cloth" fill={coat} d={layer(present, MAN.shoulders)} />
      <path className="cloth" fill={facing} d={layer(present, MAN.cuffs)} />
      <path className={`hat ${hatClass(hat)}`} d={layer(present, hat === null ? MAN.hat : HATS[hat])} />
    </g>
  );
}

function Troopers({ present, coat, facing, hat }: Cloth & { readonly present: readonly Spot[] }) {
  const [bays, browns] = [present.filter((_, i) => i % 3 !== 1), present.filter((_, i) => i % 3 === 1)];
  return (
    <g className="figures">
      <path className="footing" d={layer(present, (x, y) => ellipse(x + 1.2, y + 2, 4.4, 9))} />
      <path className="sabre" d={layer(present, TROOPER.tail)} />
      <path className="horse" fill="#7A4E2C" d={layer(bays, TROOPER.horse)} />
      <path className="horse" fill="#4B3320" d={layer(browns, TROOPER.horse)} />
      <path className="sabre" d={layer(present, TROOPER.sabre)} />
      <path className="cloth" fill={coat} d={layer(present, TROOPER.shoulders)} />
      <path className="cloth" fill={facing} d={layer(present, TROOPER.cuffs)} />
      <path className={`hat ${hatClass(hat)}`} d={layer(present, hat === null ? TROOPER.hat : HATS[hat])} />
    </g>
  );
}

const hatClass = (hat: Dress['hat'] | null): string => (hat === null ? '' : hat.replaceAll(' ', '-'));

function Guns({ present, ...cloth }: Cloth & { readonly present: readonly Spot[] }) {
  const crew = present.flatMap(([x, y]) => CREW.map(([dx, dy]): Spot => [x + dx, y + dy]));
  return (
    <>
      <g className="figures">
        <path className="footing" d={layer(present, (x, y) => ellipse(x + 1.4, y + 3, 7.5, 9))} />
        <path className="trail" d={layer(present, GUN.trail)} />
        <path className="axle" d={layer(present, GUN.axle)} />
        <path className="barrel" d={layer(present, GUN.barrel)} />
        <path className="wheels" d={layer(present, GUN.wheels)} />
      </g>
      <g className="crew">
        <Men present={crew} {...cloth} />
      </g>
    </>
  );
}

function Wagon({ present }: { readonly present: readonly Spot[] }) {
  return (
    <g className="figures">
      <path className="footing" d={layer(present, (x, y) => ellipse(x + 1.5, y + 8, 8, 15))} />
      <path
        className="horse"
        fill="#7A4E2C"
        d={layer(present, (x, y) => TROOPER.horse(x - 4, y - 4) + TROOPER.horse(x + 4, y - 4))}
      />
      <path className="wagon" d={layer(present, (x, y) => `M${x - 7} ${y + 7}h14v18h-14Z`)} />
      <path className="trail" d={layer(present, (x, y) => `M${x - 7} ${y + 12}h14M${x - 7} ${y + 19}h14`)} />
    </g>
  );
}

/** The regiment's colours, flying over the shoulders of its middle company. */
function Colours({ x, y, coat, facing }: Omit<Cloth, 'hat'> & { x: number; y: number }) {
  return (
    <g className="colours" transform={`translate(${x} ${y}) rotate(-14)`}>
      <path className="staff" d="M0 7V-13" />
      <path fill={facing} d="M0 -13q5 -2.5 9 -.4t9 -.4v11q-5 1.8 -9 .2t-9 .4Z" />
      <path className="canton" d="M0 -13q2.5 -1.6 6 -1v5.6q-3 -.6 -6 .4Z" />
      <path className="edge" stroke={coat} d="M0 -13q5 -2.5 9 -.4t9 -.4v11q-5 1.8 -9 .2t-9 .4Z" />
      <circle className="finial" cy="-13.6" r="1.2" />
    </g>
  );
}

/** Name and strength on a slip of paper, kept the right way up. */
function Slip({
  piece,
  strength,
  y,
  w,
  turn,
}: Pick<Props, 'piece' | 'turn'> & Drawn & { y: number; w: number }) {
  const wide = Math.max(w - 6, 44);
  const counted = strength.full > MOST_PIPS ? `${strength.left}/${strength.full}` : null;
  const pips = counted === null ? Array.from({ length: strength.full }, (_, i) => i) : [];
  const room = wide - (counted === null ? pips.length * 5.4 : counted.length * 4.6) - 7;
  const letters = piece.marks.map(letterOf).join('');
  return (
    <g className="slip" transform={`translate(0 ${y})${upsideDown(turn) ? ' rotate(180)' : ''}`}>
      <rect x={-wide / 2} y={-SLIP / 2} width={wide} height={SLIP} rx="1.4" />
      <text className="name" x={-wide / 2 + 3} y="3.6" {...fitting(piece.short, room)}>
        {piece.short}
      </text>
      {pips.map((i) => (
        <circle
          key={i}
          className={i < strength.left ? 'pip' : 'pip hit'}
          cx={wide / 2 - 4.4 - (strength.full - 1 - i) * 5.4}
          cy="0"
          r="2"
        />
      ))}
      {counted !== null && (
        <text className="count" x={wide / 2 - 3} y="3.4">
          {counted}
        </text>
      )}
      {letters !== '' && (
        <g className="mark" transform={`translate(${wide / 2 - 2} ${-SLIP / 2 - 3})`}>
          <rect x={-letters.length * 6 - 4} y="-6" width={letters.length * 6 + 5} height="11" rx="2" />
          <text x={-letters.length * 3 - 1.6} y="3">
            {letters}
          </text>
        </g>
      )}
    </g>
  );
}

function fitting(text: string, room: number) {
  return text.length * 5 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {};
}

function upsideDown(turn: number): boolean {
  return turn > 90.5 && turn < 269.5;
}

/** A general on his own round base, his name behind him; the army commander's has a double rim and a plume. */
function General({
  piece,
  arm,
  w,
  d,
  turn,
}: Pick<Props, 'piece' | 'turn'> & { arm: Arm; w: number; d: number }) {
  const r = Math.min(w, d) / 2;
  const commander = arm === 'commander';
  return (
    <>
      <circle className="cast" cx="1.4" cy="1.6" r={r} />
      <circle className="base" r={r} />
      <circle className="rim" r={r - 1} />
      {commander && <circle className="second-rim" r={r - 3.2} />}
      <path className="front" d={`M${-r * 0.72} ${-r * 0.72}A${r} ${r} 0 0 1 ${r * 0.72} ${-r * 0.72}`} />
      {commander && <Rider {...{ piece }} x={-r * 0.42} y={r * 0.3} scale={r / 24} mount="#5A3A22" />}
      <Rider
        {...{ piece }}
        x={commander ? r * 0.18 : 0}
        y={-r * 0.06}
        scale={r / (commander ? 17 : 14)}
        mount={commander ? '#D8CDB8' : '#6B4426'}
      />
      <g className="slip general-slip" transform={`rotate(${-turn}) translate(0 ${r + 8})`}>
        <text className="name" y="3.4">
          {piece.short}
        </text>
      </g>
    </>
  );
}

interface RiderProps {
  readonly piece: StandPiece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mount: string;
}

/** A mounted officer on his saddle-cloth, his horse a little aslant. */
function Rider({ piece, x, y, scale, mount }: RiderProps) {
  return (
    <g className="rider" transform={`translate(${x} ${y}) rotate(-14) scale(${scale})`}>
      <path className="footing" d={ellipse(1.4, 2, 4.8, 10)} />
      <path className="sabre" d={TROOPER.tail(0, 1)} />
      <path className="horse" fill={mount} d={TROOPER.horse(0, 1)} />
      <path className="cloth" fill={facingColour(piece.facings)} d="M-4.2 1.6H4.2V7.2Q0 8.6 -4.2 7.2Z" />
      <path className="cloth" fill={coatColour(piece.coat)} d="M-5 3.6Q-5 -1 0 -1Q5 -1 5 3.6Q0 5.4 -5 3.6Z" />
      <path className="gold" d={ellipse(-4, 1.4, 1.2, 1) + ellipse(4, 1.4, 1.2, 1)} />
      <path className="hat" d="M-3.4 1.8Q0 -.6 3.4 1.8Q1.6 3.4 0 3.4Q-1.6 3.4 -3.4 1.8Z" />
      <path className="plume" d="M1 2q2.6 .2 4.4 2.6q-3 .6 -5 -1Z" />
    </g>
  );
}
