interface Props {
  readonly label: string;
  readonly value: number;
  /** The value with its unit, such as `3 days`. */
  readonly words: string;
  readonly limits: { readonly least: number; readonly most: number; readonly step: number };
  readonly onChange: (value: number) => void;
}

/** A number that is made smaller or larger by two buttons. */
export function Stepper({ label, value, words, limits: { least, most, step }, onChange }: Props) {
  return (
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`${label}: less`}
        disabled={value <= least}
        onClick={() => onChange(Math.max(least, value - step))}
      >
        −
      </button>
      <output>{words}</output>
      <button
        type="button"
        aria-label={`${label}: more`}
        disabled={value >= most}
        onClick={() => onChange(Math.min(most, value + step))}
      >
        +
      </button>
    </span>
  );
}
