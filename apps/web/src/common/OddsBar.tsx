import {
  type Chances,
  type Prospect,
  percentage,
  percentText,
  type Reckoning,
  sharesOf,
  shareText,
} from '@linstock/kernel';
import './oddsBar.css';

interface Props {
  readonly reckoning: Reckoning;
  /** Key of the outcome of the throw. */
  readonly marked?: string | null;
}

/** A bar whose segments are the outcomes, the worst first: tint, pattern and label, each with its chance. */
export function OddsBar({ reckoning, marked = null }: Props) {
  const alike = alikeIn(sharesOf(reckoning));
  const rows = alike.map(rowOf);
  const came = alike.find((shares) => shares.some(({ outcome }) => outcome.key === marked));
  return <Shares rows={rows} marked={came?.[0].outcome.key ?? null} />;
}

/** Outcomes with the same words, as one row of the bar. */
function rowOf(shares: readonly [Chances, ...Chances[]]): Row {
  const sum = (of: (share: Chances) => number) => shares.reduce((all, share) => all + of(share), 0);
  const [{ outcome, of }] = shares;
  return {
    key: outcome.key,
    label: outcome.label,
    chance: sum(({ chance }) => chance),
    text: shareText(shares),
    of: `${sum(({ ways }) => ways)} in ${of}`,
  };
}

/** Neighbouring outcomes with the same words are shown as one. */
function alikeIn(shares: readonly Chances[]): [Chances, ...Chances[]][] {
  const alike: [Chances, ...Chances[]][] = [];
  for (const share of shares) {
    const last = alike.at(-1);
    if (last?.[0].outcome.label === share.outcome.label) last.push(share);
    else alike.push([share]);
  }
  return alike;
}

/** The bar alone, with words in it if there is room: for a popover. */
export function OddsStrip({ reckoning }: { reckoning: Reckoning }) {
  return <Segments rows={alikeIn(sharesOf(reckoning)).map(rowOf)} marked={null} wide={POPOVER_WIDTH_PX} />;
}

/** A bar for several throws in turn: the possible results, worst first, and the actual one. */
export function ProspectBar({ prospects, came }: { prospects: readonly Prospect[]; came: string | null }) {
  const rows = prospects.map(({ label, chance }) => ({
    key: label,
    label,
    chance,
    text: percentText(chance),
    of: '',
  }));
  const marked = rows.find(({ label }) => `${label}.`.toLowerCase() === came?.toLowerCase());
  return <Shares rows={rows} marked={marked?.key ?? null} />;
}

/** Width of a bar in a card, of one in a popover, and of a letter in it with the space around it, in pixels. */
const CARD_WIDTH_PX = 300;
const POPOVER_WIDTH_PX = 240;
const LETTER_WIDTH_PX = 12;

/** The name of a share before its chance. A colon separates a name that ends in a number. */
const nameIn = (label: string): string => (/\d$/.test(label) ? `${label}: ` : `${label} `);

/** Tints with patterns; if there are more shares they come again. */
const PATTERNS = 5;

interface Row {
  readonly key: string;
  readonly label: string;
  readonly chance: number;
  readonly text: string;
  /** Number of equal throws. Empty if they are not counted. */
  readonly of: string;
}

interface OddsSegments {
  readonly rows: readonly Row[];
  readonly marked: string | null;
  /** Width of the bar, in pixels. */
  readonly wide: number;
}

/** The segments of a bar. Each shows its chance if that fits, and its name if both fit. */
function Segments({ rows, marked, wide }: OddsSegments) {
  return (
    <div className="odds-bar" aria-hidden="true">
      {rows.map((row, i) => (
        <div
          key={row.key}
          className={`odds-segment pattern-${i % PATTERNS}${marked === row.key ? ' odds-marked' : ''}`}
          style={{ flexGrow: row.chance }}
          title={`${row.label}: ${row.of || row.text}`}
        >
          {row.chance >= 0.16 ? (
            <span>
              {row.chance * wide > row.label.length * LETTER_WIDTH_PX && nameIn(row.label)}
              {percentage(row.chance)}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

function Shares({ rows, marked }: { rows: readonly Row[]; marked: string | null }) {
  return (
    <div className="odds-bar-box">
      <Segments rows={rows} marked={marked} wide={CARD_WIDTH_PX} />
      <table className="odds-table">
        <caption className="visually-hidden">Chances of each outcome</caption>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.key} className={marked === row.key ? 'odds-row-marked' : undefined}>
              <td>
                <span className={`odds-key pattern-${i % PATTERNS}`} aria-hidden="true" />
              </td>
              <th scope="row">{row.label}</th>
              <td className="figure">{row.text}</td>
              <td className="figure odds-fraction">{row.of}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
