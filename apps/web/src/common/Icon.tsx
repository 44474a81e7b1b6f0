/** Small line icons: 20 units square, drawn so that they need no font. */
const PATHS = {
  start: 'M5 4v12M16 4l-8 6 8 6z',
  back: 'M14 4l-8 6 8 6z',
  play: 'M6 3.5l10 6.5-10 6.5z',
  pause: 'M6 4v12M13 4v12',
  on: 'M5 4l8 6-8 6zM15.5 4v12',
  nearer: 'M10 4v12M4 10h12',
  farther: 'M4 10h12',
  whole: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  close: 'M5 5l10 10M15 5L5 15',
  opened: 'M5 7l5 6 5-6z',
  folded: 'M7 5l6 5-6 5z',
  home: 'M13 4l-7 6 7 6',
} as const;

/** An icon beside or instead of a word; the button that holds it carries the name. */
export function Icon({ name, size = 18 }: { name: keyof typeof PATHS; size?: number }) {
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
