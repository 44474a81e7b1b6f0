interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text that a writer types. */
export function WritingField({ label, value, onChange }: Props) {
  return (
    <label>
      <span>{label}</span>
      <input
        maxLength={200}
        value={value}
        // An empty title is no title: it stays until another is typed.
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
      />
    </label>
  );
}
