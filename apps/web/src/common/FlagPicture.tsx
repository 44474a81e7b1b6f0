import type { Flag } from '@linstock/protocol';

/** The colours of flags, as dyed wool looks. */
const DYES: Readonly<Record<Flag['colours'][number], string>> = {
  white: '#fbf5e6',
  buff: '#e3c68f',
  yellow: '#e9b93a',
  orange: '#c8672a',
  red: '#b23a2e',
  crimson: '#7d1f35',
  violet: '#5b3a68',
  blue: '#24466b',
  sky: '#7ba6c4',
  green: '#1f5a4a',
  brown: '#6b4a2d',
  black: '#2b2118',
};

/** The second part of a field, in a square of 10. */
const FIELDS: Readonly<Record<Flag['field'], string>> = {
  plain: '',
  pale: 'M5 0h5v10H5z',
  fess: 'M0 5h10v5H0z',
  bend: 'M10 0v10H0z',
  quarters: 'M5 0h5v5H5zM0 5h5v5H0z',
  border: 'M0 0h10v10H0zM1.8 1.8v6.4h6.4V1.8z',
};

/** Devices, in a square of 10. */
const DEVICES: Readonly<Record<Flag['device'], string>> = {
  none: '',
  cross: 'M4 0h2v4h4v2H6v4H4V6H0V4h4z',
  saltire: 'M0 0h2l3 3 3-3h2v2L7 5l3 3v2H8L5 7l-3 3H0V8l3-3-3-3z',
  lozenge: 'M5 1.6L8.4 5 5 8.4 1.6 5z',
  disc: 'M5 2.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z',
  star: 'M5 1.6l.9 2.5 2.6.1-2.1 1.6.8 2.6L5 6.9 2.8 8.4l.8-2.6L1.5 4.2l2.6-.1z',
};

/** The rim of a flag, in pixels of the screen. */
const RIM_PX = 1.3;

/** The small flag of a player. It is decoration: the name stands beside it. */
export function FlagPicture({ flag, size = 16 }: { readonly flag: Flag; readonly size?: number }) {
  const { field, device, colours } = flag;
  const [ground, other] = [DYES[colours[0]], DYES[colours[1]]];
  return (
    <svg className="player-flag" width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" fill={ground} />
      <path d={FIELDS[field]} fill={other} fillRule="evenodd" />
      {/* On a parted field the device has a rim of the first colour, so that it shows on both parts. */}
      <path
        d={DEVICES[device]}
        fill={other}
        stroke={field === 'plain' ? 'none' : ground}
        strokeWidth="0.7"
        paintOrder="stroke"
      />
      <rect width="10" height="10" fill="none" stroke="#2b2118" strokeWidth={RIM_PX * (20 / size)} />
    </svg>
  );
}
