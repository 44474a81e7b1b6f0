/** The name of an account. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label className="account-field">
      Name
      <input
        value={name}
        onChange={(event) => onName(event.target.value)}
        maxLength={24}
        autoComplete="username"
        spellCheck={false}
      />
    </label>
  );
}
