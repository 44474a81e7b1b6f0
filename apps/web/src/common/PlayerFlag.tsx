import type { Flag } from '@linstock/protocol';
import { FlagPicture } from './FlagPicture.tsx';

/** Colours of flags, in pairs that differ in brightness: the field, and the device on it. */
const PAIRS = [
  ['#1f5a4a', '#f4ead2'],
  ['#9c2f2a', '#f1c34e'],
  ['#24466b', '#f4ead2'],
  ['#2b2118', '#e0a100'],
  ['#2d6f73', '#e8c48a'],
  ['#5b3a68', '#f4ead2'],
  ['#b0581f', '#fbf5e6'],
  ['#3f6b2f', '#f1c34e'],
] as const;

/** Devices of flags, in a square of 10: a cross, a diamond, bars, a saltire, a band, a chevron, a quarter. */
const DEVICES = [
  'M4 0h2v4h4v2H6v4H4V6H0V4h4z',
  'M5 1.2L8.8 5 5 8.8 1.2 5z',
  'M0 1.5h10v2H0zM0 6.5h10v2H0z',
  'M0 0h2l3 3 3-3h2v2L7 5l3 3v2H8L5 7l-3 3H0V8l3-3-3-3z',
  'M0 7L7 0h3L0 10z',
  'M0 0l7 5-7 5z',
  'M0 0h5v5H0zM5 5h5v5H5z',
] as const;

interface Props {
  readonly name: string;
  /** The flag of an account. Without one it is made from the name. */
  readonly flag?: Flag | null;
  readonly size?: number;
}

/** The small flag of a player. It is decoration: the name stands beside it. */
export function PlayerFlag({ name, flag = null, size = 16 }: Props) {
  return flag === null ? <GuestFlag name={name} size={size} /> : <FlagPicture flag={flag} size={size} />;
}

function GuestFlag({ name, size }: { readonly name: string; readonly size: number }) {
  const n = hashOf(name);
  const [field, device] = PAIRS[n % PAIRS.length] ?? PAIRS[0];
  return (
    <svg className="player-flag" width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" fill={field} />
      <path d={DEVICES[Math.floor(n / PAIRS.length) % DEVICES.length]} fill={device} />
      <rect x="0.4" y="0.4" width="9.2" height="9.2" fill="none" stroke="#2b2118" strokeWidth="0.8" />
    </svg>
  );
}

function hashOf(text: string): number {
  let hash = 7;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
