/** Small line icons: 20 units square, drawn so that they need no font. */
const PATHS = {
  start: 'M5 4v12M16 4l-8 6 8 6z',
  back: 'M14 4l-8 6 8 6z',
  play: 'M6 3.5l10 6.5-10 6.5z',
  pause: 'M6 4v12M13 4v12',
  on: 'M5 4l8 6-8 6zM15.5 4v12',
  forward: 'M6 4l8 6-8 6z',
  nearer: 'M10 4v12M4 10h12',
  farther: 'M4 10h12',
  whole: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  close: 'M5 5l10 10M15 5L5 15',
  opened: 'M5 7l5 6 5-6z',
  folded: 'M7 5l6 5-6 5z',
  home: 'M13 4l-7 6 7 6',
  left: 'M16 10H4M9 5l-5 5 5 5',
  right: 'M4 10h12M11 5l5 5-5 5',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  drawer: 'M3 5h14M3 10h14M3 15h14',
  turned: 'M4 8a6.5 6.5 0 0 1 12 1M16 9V5M16 9h-4M16 12a6.5 6.5 0 0 1-12-1M4 11v4M4 11h4',
  arcs: 'M10 17L3.5 8.5A9.5 9.5 0 0 1 16.5 8.5zM6.6 12.6a5 5 0 0 1 6.8 0',
  sight: 'M2 10q8 -9 16 0q-8 9 -16 0zM10 7.6a2.4 2.4 0 1 0 .01 0z',
  quarter: 'M3 17h8v-8H3zM6 5.5A8 8 0 0 1 16.5 13M16.5 13l-2.6-1.6M16.5 13l1.8-2.6',
  leaning: 'M5.5 6h9l3 9h-15zM10 2v1.5M4 3l.8 1.3M16 3l-.8 1.3',
  redo: 'M4.5 13.5a6 6 0 0 1 11-4.5M16 4.5V9h-4.5',
  clock: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM10 6v4l3 2',
  flag: 'M5 3v14M5 4h10l-3 3.5 3 3.5H5',
  crossed: 'M4 4l12 12M16 4L4 16',
  key: 'M2.5 10a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM9.5 10H18v3h-3v-3M6 10h.01',
  tape: 'M2 7h16v6H2zM5 7v3M8 7v2M11 7v3M14 7v2',
} as const;

/** Names of the icons there are. */
export type IconName = keyof typeof PATHS;

/** An icon with a word or in place of it. The button around it has the name. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
