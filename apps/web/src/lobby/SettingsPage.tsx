import { SettingsForm } from '../settings/SettingsForm.tsx';
import '../settings/sidePanel.css';
import './lobby.css';

/** The settings of the page, outside a game. */
export function SettingsPage() {
  return (
    <main className="lobby-column">
      <title>Settings · Linstock</title>
      <h1>Settings</h1>
      <SettingsForm board={null} />
    </main>
  );
}
