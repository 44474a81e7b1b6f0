/** The page of an operator: who sees it, what it shows, and what its buttons do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { askAdmin } from '@linstock/server';
import type { Page } from 'playwright-core';
import { reportedGame } from '../../apps/cli/test/reportedGame.ts';
import { objections } from './axe.ts';
import { openPage } from './launch.ts';
import { layoutOf } from './layout.ts';
import { byName, signUp } from './member.ts';
import { useTestSite } from './testSite.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('the page of an operator', () => {
  const site = useTestSite({ own: true });
  const command = (request: object) =>
    askAdmin({ data: site.folder(), databaseUrl: null }, { operator: 'root', request });
  const report = () => reportedGame(site.server().url, { system: 'american-legions', battle: 'waxhaws' });

  test('a report is read, its words only when asked for, decided, and the decision undone', async () => {
    const { page, complaints, forgive } = await openPage(site.browser());
    await signUp(page, site.url(), 'Marlowe');
    const game = await report();
    const admin = `${byName(site.url())}#/admin`;

    // For anyone but an operator it is an address like any other that does not exist.
    await page.goto(`${byName(site.url())}#/nowhere`);
    const nothing = (await page.locator('body').innerText()).replace('#/nowhere', '#/admin');
    assert.match(nothing, /There is nothing at this address/);
    await page.goto(admin);
    await page.getByText('#/admin').waitFor();
    assert.equal(await page.locator('body').innerText(), nothing);
    // The browser notes the 404.
    forgive();

    await command({ do: 'make-operator', name: 'Marlowe' });
    await page.goto(`${byName(site.url())}#/you`);
    await page.getByRole('link', { name: 'Reports about players, for operators' }).click();
    await page.getByRole('link', { name: /^Insult or threat.*Voltigeur by Sallow$/ }).click();
    await page.getByRole('heading', { name: 'Voltigeur' }).waitFor();
    await page.getByText('no account · not reported before').waitFor();
    await page.getByText('Well fought.').waitFor();
    assert.ok(!(await page.content()).includes('bought'), 'the words are not in the page');
    await button(page, 'Show the reported words').click();
    await page.getByText('Your dice are bought, you insult.').waitFor();

    await page.getByRole('radio', { name: 'Ban' }).check();
    await page.getByLabel('For how long').selectOption('30 days');
    await button(page, 'Apply').click();
    await page.getByText('Write a sentence that Voltigeur reads.').waitFor();
    await page.getByRole('textbox', { name: /^Why, in a sentence/ }).fill('Third insult.');
    await button(page, 'Apply').click();
    assert.deepEqual(await command({ do: 'sanctions' }), ['Nobody is warned or barred.'], 'not at one press');
    await button(page, 'Press again to ban Voltigeur').click();
    await page.getByText(/^Voltigeur: no new games, phrases only until .* \(Third insult\.\)/).waitFor();
    assert.match((await command({ do: 'sanctions' }))[0] ?? '', /Voltigeur: no new games/);
    await page.getByText('0 new').or(page.getByText('1 gone.')).waitFor();
    await button(page, 'Update').click();
    await page.getByText('No open reports.').waitFor();

    await page.getByRole('link', { name: 'Undo it in the log.' }).click();
    await button(page, /^Undo: Voltigeur: no new games/).click();
    await page.getByText('undone', { exact: true }).waitFor();
    assert.deepEqual(await command({ do: 'sanctions' }), ['Nobody is warned or barred.']);
    await page.getByRole('link', { name: 'Reports, 1' }).waitFor();

    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByLabel(/^The game: its address/).fill(`${site.url()}g/${game}`);
    await page.getByLabel('Which line, counted from 1').fill('2');
    await button(page, 'Delete').click();
    await button(page, 'Press again: this cannot be undone').click();
    await page.getByText(`Deleted 1 line of talk in game ${game}.`).waitFor();
    await page.getByRole('link', { name: 'Figures' }).click();
    await page.getByText(/open reports: 1/).waitFor();
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('a report that another operator closes meanwhile says so and asks for nothing more', async () => {
    const { page } = await openPage(site.browser());
    await page.clock.install();
    await signUp(page, site.url(), 'Juno');
    await command({ do: 'make-operator', name: 'Juno' });
    await report();
    await page.goto(`${byName(site.url())}#/admin`);
    await page
      .getByRole('link', { name: /Voltigeur by Sallow$/ })
      .last()
      .click();
    await button(page, 'Apply').waitFor();
    const id = new URLSearchParams(page.url().split('?')[1]).get('report');
    await command({ do: 'close', report: id });
    await button(page, 'Apply').click();
    await page.getByRole('alert').getByText('root closed this report before you.').waitFor();
    await page.clock.fastForward(31_000);
    await page.getByText(/^root closed this report (just now|1 minute ago)\.$/).waitFor();
    assert.equal(await button(page, 'Apply').count(), 0);
    await page.close();
  });

  test('axe finds nothing on its tabs, light and dark, on a desk and on a phone', async () => {
    const { page } = await openPage(site.browser());
    await signUp(page, site.url(), 'Kestrel');
    await command({ do: 'make-operator', name: 'Kestrel' });
    await report();
    await command({ do: 'sanction', kind: 'warn', whom: { name: 'Kestrel' }, days: null, reason: 'A test.' });
    await page.goto(`${byName(site.url())}#/admin`);
    await page
      .getByRole('link', { name: /Voltigeur by Sallow$/ })
      .last()
      .click();
    await button(page, 'Apply').waitFor();
    const chosen = page.url().split('#')[1];
    const found: Record<string, unknown> = {};
    for (const [name, address, there] of [
      ['list', '/admin', /Insult or threat/],
      ['report', chosen, 'What was said'],
      ['players', '/admin/players', 'A test.'],
      ['games', '/admin/games', 'What to delete'],
      ['figures', '/admin/figures', 'Storage'],
      ['log', '/admin/log', 'Kestrel is now an operator'],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height });
          await page.goto(`${byName(site.url())}#${address}`);
          await page.getByText(there).first().waitFor();
          const { overflow, covered } = await layoutOf(page, { finger: 0, within: 'body' });
          const all = [
            ...(await objections(page, 'body')),
            ...covered,
            ...(overflow > 0 ? [`${overflow} px`] : []),
          ];
          if (all.length > 0) found[`${name} ${colorScheme} ${width}`] = all;
          const shots = process.env['SHOTS'];
          if (shots) await page.screenshot({ path: `${shots}/admin-${name}-${colorScheme}-${width}.png` });
        }
    assert.deepEqual(found, {});
    await page.close();
  });
});
