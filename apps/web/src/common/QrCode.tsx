import { encode } from 'uqr';

/** Empty modules around a code, as readers expect them. */
const QUIET_ZONE = 4;

/** The QR code of an address, ink on white in every theme. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { data, size: modules } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={path} fill="#2b2118" />
    </svg>
  );
}
