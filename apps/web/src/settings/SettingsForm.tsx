import { type Settings, settings } from '../app/settings.ts';
import { useSettings } from '../app/useSettings.ts';
import { NotificationChoice } from '../notifications/NotificationChoice.tsx';

/**
 * The settings of the page.
 * @param board the kind of board of the open game, or null if there is none: settings without effect on it
 * are not offered
 */
export function SettingsForm({ board }: { readonly board: 'hexes' | 'table' | null }) {
  const chosen = useSettings();
  return (
    <form className="settings-form" onSubmit={(event) => event.preventDefault()}>
      <Choice
        name="theme"
        legend="Page"
        chosen={chosen.theme}
        from={{ system: 'As my device says', light: 'Light', dark: 'Dark' }}
      />
      <Choice
        name="palette"
        legend="Map colours"
        chosen={chosen.palette}
        from={{
          system: 'As my device says',
          tinted: 'Hand-tinted',
          plain: 'Plain engraving',
          high: 'High distinction',
        }}
      />
      <Choice
        name="patterns"
        legend="Hatching of marked ground"
        chosen={chosen.patterns}
        from={{ fine: 'Fine', usual: 'Usual', strong: 'Strong' }}
      />
      <TextSize percent={chosen.textSize} />
      <Choice
        name="animation"
        legend="Movement on the board"
        chosen={chosen.animation}
        from={{ system: 'As my device says', on: 'On', off: 'Off' }}
      />
      <Choice
        name="pace"
        legend="The enemy's turn is shown"
        chosen={chosen.pace}
        from={{ wait: 'Step by step, as I ask', steady: 'Steadily', fast: 'Fast', 'at once': 'At once' }}
      />
      <Choice
        name="dice"
        legend="Dice"
        chosen={chosen.dice}
        from={{ tumble: 'Tumble', plain: 'Lie still' }}
      />
      <Choice
        name="sound"
        legend="Drums, musketry and guns"
        chosen={chosen.sound}
        from={{ off: 'Silent', soft: 'Soft', full: 'Full' }}
      />
      {board !== 'hexes' && <Lengths chosen={chosen.lengths} />}
      <NotificationChoice />
      <BoardSwitches board={board} />
      <p className="muted">These settings are stored in this browser only.</p>
    </form>
  );
}

/** The unit of lengths. The page is loaded again, because sentences that are written already keep their unit. */
function Lengths({ chosen }: { readonly chosen: Settings['lengths'] }) {
  const units = { inches: 'Inches', centimetres: 'Centimetres (an inch is 2.54)' } as const;
  const choose = (lengths: Settings['lengths']) => {
    settings.change({ lengths });
    location.reload();
  };
  return (
    <fieldset>
      <legend>Lengths on a table</legend>
      {(['inches', 'centimetres'] as const).map((unit) => (
        <label key={unit}>
          <input type="radio" name="lengths" checked={chosen === unit} onChange={() => choose(unit)} />
          {units[unit]}
        </label>
      ))}
      <p className="muted">The page is loaded again. The clauses of the rules stay as written, in inches.</p>
    </fieldset>
  );
}

/** The switches for the open kind of board; for both kinds if there is none. */
function BoardSwitches({ board }: { readonly board: 'hexes' | 'table' | null }) {
  const chosen = useSettings();
  return (
    <fieldset>
      <legend>Board</legend>
      <Switch name="follow" chosen={chosen.follow} label="The view goes where the enemy acts" />
      {board !== 'table' && <Switch name="hexNumbers" chosen={chosen.hexNumbers} label="Hex numbers" />}
      {board !== 'table' && (
        <Switch name="largeFigures" chosen={chosen.largeFigures} label="Large figures on the counters" />
      )}
      {board !== 'hexes' && (
        <Switch
          name="turnToSide"
          chosen={chosen.turnToSide}
          label="Two players at one table: turn it to the side that decides"
        />
      )}
      <Switch name="hoverCards" chosen={chosen.hoverCards} label="Cards about the thing pointed at" />
      <Switch name="letterKeys" chosen={chosen.letterKeys} label="Single-letter keys" />
    </fieldset>
  );
}

/** Percent of the usual size of all text. */
function TextSize({ percent }: { readonly percent: number }) {
  return (
    <fieldset>
      <legend>Text size</legend>
      <label>
        <input
          type="range"
          min={90}
          max={160}
          step={5}
          value={percent}
          aria-valuetext={`${percent} per cent`}
          onChange={(event) => settings.change({ textSize: Number(event.target.value) })}
        />
        {percent} %
      </label>
    </fieldset>
  );
}

function Choice<K extends 'theme' | 'palette' | 'patterns' | 'animation' | 'pace' | 'dice' | 'sound'>(props: {
  name: K;
  legend: string;
  chosen: Settings[K];
  from: Readonly<Record<Settings[K], string>>;
}) {
  const { name, legend, chosen, from } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {(Object.entries(from) as [Settings[K], string][]).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => settings.change({ [name]: value } as Partial<Settings>)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Switch({
  name,
  chosen,
  label,
}: {
  name: 'follow' | 'hexNumbers' | 'hoverCards' | 'largeFigures' | 'letterKeys' | 'turnToSide';
  chosen: boolean;
  label: string;
}) {
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => settings.change({ [name]: event.target.checked })}
      />
      {label}
    </label>
  );
}
