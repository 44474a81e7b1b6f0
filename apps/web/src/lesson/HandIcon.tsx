import './hand.css';

/** A hand with its finger out, as printers had it: to the right, or upright. */
export function HandIcon({ upright = false }: { upright?: boolean }) {
  return (
    <svg
      className={`coach-sign ${upright ? 'upright' : ''}`}
      viewBox="0 0 44 24"
      width={upright ? 48 : 34}
      height={upright ? 26 : 18}
      aria-hidden="true"
    >
      <path className="coach-cuff" d="M1 4h9v16H1z" />
      <path
        className="coach-palm"
        d="M10 5h7c3 0 4-2 8-2 2 0 3 2 1 3l-3 2h17c3 0 3 4 0 4H27c2 1 2 4 0 4 1 1 0 4-2 4 0 2-2 2-4 2h-6c-3 0-3-2-5-2z"
      />
      <path className="coach-lines" d="M22 12h5M22 16h4M21 19h3" />
    </svg>
  );
}
