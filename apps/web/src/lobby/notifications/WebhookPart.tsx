import { type NotificationSettings, WEBHOOK_FORMS, type WebhookForm as Form } from '@linstock/protocol';
import { useState } from 'react';
import { sendTest } from '../../host/notificationCalls.ts';
import type { NotificationPart } from './notificationPart.ts';
import { Channel, Switch, TestButton } from './parts.tsx';

const FORM_NAMES: Readonly<Record<Form, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix (Hookshot)',
  json: 'plain JSON',
};

/** The form that fits an address: plain JSON for one that is not known. */
function formOf(url: string): Form {
  if (/^https:\/\/([\w-]+\.)?discord(app)?\.com\//.test(url)) return 'discord';
  if (url.startsWith('https://hooks.slack.com/')) return 'slack';
  return /^https:\/\/[^/]*(matrix|hookshot)|\/_?matrix|\/webhook\//.test(url) ? 'matrix' : 'json';
}

/** Notifications by a webhook. The form follows the address and can be changed. */
export function WebhookPart({ view, busy, save }: NotificationPart) {
  const { webhook } = view.settings;
  const [open, setOpen] = useState(webhook.on);
  const change = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted && webhook.on) save({ webhook: { ...webhook, on: false } });
  };
  return (
    <Channel
      title="Webhook"
      says="For Discord, Slack, Matrix or your own program."
      toggle={<Switch on={open} name="Notifications by webhook" disabled={busy} onChange={change} />}
    >
      {view.paused && (
        <p role="status">
          It failed three times and rests. Correct the address, or send a test that arrives.
        </p>
      )}
      {open && <WebhookForm webhook={webhook} busy={busy} save={save} />}
      {webhook.on && <TestButton of="webhook" send={() => sendTest('webhook')} />}
    </Channel>
  );
}

function WebhookForm({
  webhook,
  busy,
  save,
}: { readonly webhook: NotificationSettings['webhook'] } & Pick<NotificationPart, 'busy' | 'save'>) {
  const [draft, setDraft] = useState(webhook);
  return (
    <form
      className="notifications-form"
      onSubmit={(event) => {
        event.preventDefault();
        save({ webhook: { ...draft, on: true } });
      }}
    >
      <label className="notifications-field">
        Address
        <input
          type="url"
          required
          maxLength={500}
          value={draft.url}
          placeholder="https://discord.com/api/webhooks/…"
          onChange={({ target }) => setDraft({ ...draft, url: target.value, form: formOf(target.value) })}
        />
      </label>
      <label className="notifications-field">
        Form
        <select
          value={draft.form}
          onChange={({ target }) =>
            setDraft({ ...draft, form: WEBHOOK_FORMS.find((form) => form === target.value) ?? 'json' })
          }
        >
          {WEBHOOK_FORMS.map((form) => (
            <option key={form} value={form}>
              {FORM_NAMES[form]}
            </option>
          ))}
        </select>
      </label>
      <label className="notifications-field">
        Before the text, so that you are called
        <input
          maxLength={60}
          value={draft.mention}
          placeholder="<@1187302>"
          onChange={({ target }) => setDraft({ ...draft, mention: target.value })}
        />
      </label>
      <button type="submit" className="button" aria-disabled={busy}>
        Save
      </button>
    </form>
  );
}
