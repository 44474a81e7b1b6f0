/** What stands there until a screen has come. */
export function LoadingScreen() {
  return (
    <main className="notice coming" aria-busy="true">
      <h1>Unrolling the maps …</h1>
    </main>
  );
}
