import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { Icon, type IconName } from '../../common/Icon.tsx';
import { part } from '../../common/parts.ts';
import { usePerform } from '../../hooks/useCommands.ts';
import { type CommandId, commandOf, TOOL_COMMANDS } from '../../play/commands/commands.ts';
import type { Tools } from './tools.tsx';
import './boardButtons.css';

interface Props {
  /** A free-measure table, which can be turned and has a tape. */
  readonly table: boolean;
  readonly tools: Tools;
  /** The button to the whole field is one of them, and not over the board by itself. */
  readonly whole: boolean;
}

/** The buttons over the board: nearer, farther, the whole of it, its turns; and the reader's tools. */
export function BoardButtons({ table, tools, whole }: Props) {
  const { leans } = useSettings();
  return (
    <>
      <div className="board-buttons" data-over-field role="group" aria-label="The view">
        <CommandButton of="nearer" icon="nearer" />
        <CommandButton of="farther" icon="farther" />
        {whole && <WholeButton />}
        {table && (
          <>
            <CommandButton of="quarter-turn" icon="quarter" />
            <CommandButton of="half-turn" icon="turned" />
            <BoardButton
              label="From the table’s edge"
              icon="leaning"
              pressed={leans}
              onClick={() => settings.change({ leans: !leans })}
            />
          </>
        )}
      </div>
      <div className="board-tools" {...part('closes drawer')} data-over-field role="group" aria-label="Tools">
        {TOOL_COMMANDS.map(({ id, tool }) =>
          id === 'tape' && table ? (
            <CommandButton key={id} of={id} icon={tool} label="Tape measure" pressed={tools.taping} />
          ) : (
            <CommandButton
              key={id}
              of={id}
              icon={tool}
              pressed={tools.active === (id === 'tape' ? 'ruler' : id)}
            />
          ),
        )}
      </div>
    </>
  );
}

/** The button to the whole field over the board, if all others are in the drawer. */
export function WholeOverBoard() {
  return (
    <div className="board-buttons whole-over" data-over-field role="group" aria-label="The whole of it">
      <WholeButton />
    </div>
  );
}

/** From the troops to the whole field, and back. */
export function WholeButton() {
  return <CommandButton of="whole" icon="whole" />;
}

interface CommandButtonProps {
  readonly of: CommandId;
  readonly icon: IconName;
  /** Its name, if not that of the command. */
  readonly label?: string;
  readonly pressed?: boolean;
}

function CommandButton({ of, label = commandOf(of).name, ...props }: CommandButtonProps) {
  const perform = usePerform();
  return <BoardButton label={label} {...props} onClick={() => perform(of)} />;
}

interface ButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function BoardButton({ label, icon, pressed, onClick }: ButtonProps) {
  return (
    <button type="button" className={`button ${icon}`} aria-pressed={pressed} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span className="board-button-name">{label}</span>
    </button>
  );
}
