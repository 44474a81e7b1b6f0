export function Reckoner(_: { system: string | null; form: string | null }) {
  return <main />;
}
