/** The link from the frame to the whole page, in a window of its own. */
export function OpenLink({ table }: { table: string }) {
  return (
    <a className="embed-open" href={table} target="_blank" rel="noopener noreferrer">
      Open in Linstock
    </a>
  );
}
