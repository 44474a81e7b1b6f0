/** Shown until a screen is loaded. */
export function LoadingScreen() {
  return (
    <main className="notice coming" aria-busy="true">
      <h1>Unrolling the maps …</h1>
    </main>
  );
}
