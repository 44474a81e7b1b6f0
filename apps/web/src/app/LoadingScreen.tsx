/** Shown until a screen is loaded. */
export function LoadingScreen() {
  return (
    <main className="notice coming" aria-busy="true">
      <h1>Loading the maps …</h1>
    </main>
  );
}
