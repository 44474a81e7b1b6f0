import { Icon } from './Icon.tsx';

interface Props {
  /** Spoken, and shown under the mouse. */
  readonly label: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly onClick: () => void;
}

/** A small button with a picture, as under a record that is looked through. */
export function IconButton({ label, icon, onClick }: Props) {
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
