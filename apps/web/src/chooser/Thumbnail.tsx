import type { Battle } from '@linstock/battles';
import { featuresOf, type Point, type Survey } from '@linstock/ground';
import { INKS } from './inks.ts';

/** A small plan of the ground: hills, woods, water, roads, and where both sides stood. */
export function Thumbnail({ battle }: { battle: Battle }) {
  const { survey } = battle;
  const [west, south, east, north] = survey.bounds;
  const path = pathFrom(west, north);
  const stroke = Math.max(east - west, north - south) / 220;
  return (
    <svg
      viewBox={`0 0 ${east - west} ${north - south}`}
      preserveAspectRatio="xMidYMid slice"
      className="thumbnail"
      role="img"
      aria-label={`Plan of the ground at ${battle.title}`}
    >
      <rect width={east - west} height={north - south} fill={INKS.open} />
      <Grounds survey={survey} path={path} stroke={stroke} />
      <Lines survey={survey} path={path} stroke={stroke} />
      {featuresOf(survey, 'building').map((each, i) => (
        <path key={`b${i}`} d={path(each.outline, true)} fill={INKS.built} />
      ))}
      {featuresOf(survey, 'deployment')
        .filter((each) => each.phase <= 1)
        .map((each, i) => (
          <path
            key={`d${i}`}
            d={path(each.line, false)}
            fill="none"
            stroke={INKS.sides[battle.sides[0].id === each.side ? 0 : 1]}
            strokeWidth={stroke * 3.4}
          />
        ))}
    </svg>
  );
}

/** The `d` of a line or outline. */
type Path = (points: readonly Point[], closed: boolean) => string;

/** Paths of a plan whose north-west corner this is, in yards. */
function pathFrom(west: number, north: number): Path {
  return (points, closed) =>
    `M${points.map(([x, y]) => `${Math.round(x - west)},${Math.round(north - y)}`).join('L')}${closed ? 'Z' : ''}`;
}

interface LayerProps {
  readonly survey: Survey;
  readonly path: Path;
  /** Width of a thin line, in yards. */
  readonly stroke: number;
}

/** Hills, fields, woods and swamps. */
function Grounds({ survey, path, stroke }: LayerProps) {
  return (
    <>
      {featuresOf(survey, 'hill').map((each, i) => (
        <path
          key={`h${i}`}
          d={path(each.outline, true)}
          fill={each.height > 25 ? INKS.high : INKS.low}
          stroke={INKS.contour}
          strokeWidth={stroke / 2}
        />
      ))}
      {featuresOf(survey, 'field').map((each, i) => (
        <path key={`f${i}`} d={path(each.outline, true)} fill={INKS.field} fillOpacity="0.5" />
      ))}
      {featuresOf(survey, 'woods').map((each, i) => (
        <path
          key={`w${i}`}
          d={path(each.outline, true)}
          fill={INKS.woods}
          fillOpacity={each.density === 'open' ? 0.35 : 0.8}
        />
      ))}
      {featuresOf(survey, 'orchard').map((each, i) => (
        <path key={`o${i}`} d={path(each.outline, true)} fill={INKS.woods} fillOpacity="0.35" />
      ))}
      {featuresOf(survey, 'swamp').map((each, i) => (
        <path key={`s${i}`} d={path(each.outline, true)} fill={INKS.wet} />
      ))}
    </>
  );
}

/** Creeks and roads. */
function Lines({ survey, path, stroke }: LayerProps) {
  return (
    <>
      {featuresOf(survey, 'creek').map((each, i) => (
        <path
          key={`c${i}`}
          d={path(each.line, false)}
          fill="none"
          stroke={INKS.stream}
          strokeWidth={stroke * 1.4}
        />
      ))}
      {featuresOf(survey, 'road').map((each, i) => (
        <path
          key={`r${i}`}
          d={path(each.line, false)}
          fill="none"
          stroke={INKS.road}
          strokeWidth={stroke * 1.2}
          strokeDasharray={`${stroke * 5} ${stroke * 2}`}
        />
      ))}
    </>
  );
}
