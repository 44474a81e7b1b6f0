/** The hatches used by the overlays; once in each board. */
export function Hatches() {
  return (
    <defs>
      <pattern
        id="hatch-target"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" className="hatch-target" />
      </pattern>
      <pattern id="hatch-cost" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1" className="hatch-cost" />
        <circle cx="5.5" cy="5.5" r="1" className="hatch-cost" />
      </pattern>
      <pattern id="hatch-seen" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4H8" className="hatch-seen" />
      </pattern>
      {[5, 8, 12, 17].map((gap, band) => (
        <pattern
          key={gap}
          id={`hatch-band-${band}`}
          width={gap}
          height={gap}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d={`M0 0V${gap}`} className="hatch-band" />
        </pattern>
      ))}
      <pattern id="twill" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" className="twill-line" />
      </pattern>
    </defs>
  );
}
