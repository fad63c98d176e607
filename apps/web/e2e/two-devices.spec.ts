import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openParts } from './open-parts.ts'
import { requestCall } from './request/request-call.ts'

const path = '/votre-demande'

/** Requests a call and opens its private link on two devices, which share nothing else. */
async function twoDevices(browser: Browser, baseURL: string | undefined, email: string) {
  const options = { baseURL: baseURL ?? '', ignoreHTTPSErrors: true }
  const contexts: BrowserContext[] = [await browser.newContext(options), await browser.newContext(options)]
  const [one, other] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!one || !other) throw new Error('two contexts have two pages')
  const { private_link_id: key } = await requestCall(one, email)
  for (const page of [one, other]) {
    await page.goto(`${path}#${key}`)
    await expect(page.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
    await openParts(page)
  }
  return { one, other, close: () => Promise.all(contexts.map((context) => context.close())) }
}

async function correct(page: Page, label: string, text: string) {
  await page.getByText('Corriger mes coordonnées').click()
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

/** Fires the event that a browser fires when somebody returns to a tab. */
async function returnTo(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const meanwhile = (page: Page) => page.getByText('Cette demande a aussi changé ailleurs')

test('with two devices on one link the later change wins, with a message, and erased data disappears from both', async ({
  browser,
  baseURL,
}) => {
  const { one, other, close } = await twoDevices(browser, baseURL, 'two-devices@visitor.example')
  await correct(one, 'Votre numéro de téléphone', '06 39 98 12 36')
  await expect(one.getByText('06 39 98 12 36')).toBeVisible()
  await correct(one, 'Votre prénom', 'Claude')
  await expect(one.getByText('Claude, two-devices@visitor.example')).toBeVisible()
  await expect(meanwhile(one)).toBeHidden()

  await correct(other, 'Votre prénom', 'Dominique')
  await expect(other.getByText('Dominique, two-devices@visitor.example')).toBeVisible()
  await expect(meanwhile(other)).toBeVisible()
  await expect(other.getByText(/Prénom.: ailleurs «.Claude.», remplacé par vous/)).toBeVisible()
  await expect(other.getByText(/Téléphone.: «.06.39.98.12.36.»/)).toBeVisible()
  await expect(other.getByText('Dominique, 06 39 98 12 36')).toBeVisible()
  await returnTo(one)
  await expect(one.getByText('Dominique, two-devices@visitor.example')).toBeVisible()

  await one.getByRole('button', { name: 'Tout effacer maintenant' }).click()
  await one.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(one.getByText('Tout est effacé')).toBeVisible()
  await returnTo(other)
  await expect(other.getByRole('heading', { level: 1, name: 'Cette demande ne s’ouvre plus ici' })).toBeFocused()
  await close()
})

test('text that is being typed stays when another device changes the request and when another form of the page is sent', async ({
  browser,
  baseURL,
}) => {
  const { one, other, close } = await twoDevices(browser, baseURL, 'typing@visitor.example')
  await one.getByText('Nommer une personne').click()
  await one.getByLabel('Prénom de la personne à appeler').fill('Sacha')
  await correct(other, 'Votre prénom', 'Dominique')
  await expect(other.getByText('Dominique, typing@visitor.example')).toBeVisible()
  await returnTo(one)
  await expect(one.getByText('Camille, typing@visitor.example')).toBeVisible()
  await expect(one.getByLabel('Prénom de la personne à appeler')).toHaveValue('Sacha')
  await correct(one, 'Votre numéro de téléphone', '06 39 98 12 36')
  await expect(one.getByText('Dominique, typing@visitor.example')).toBeVisible()
  await expect(meanwhile(one)).toBeVisible()
  await expect(one.getByLabel('Prénom de la personne à appeler')).toHaveValue('Sacha')
  await close()
})

test('when a call is moved and cancelled at the same moment, both devices show the final state', async ({
  browser,
  baseURL,
  stack,
}) => {
  const email = 'at-once@visitor.example'
  const { one, other, close } = await twoDevices(browser, baseURL, email)
  await one.getByRole('button', { name: 'Annuler l’appel' }).click()
  await other.getByRole('button', { name: 'Choisir un autre moment' }).click()
  await other.getByLabel('Sans heure précise').check()
  await other.getByLabel('L’après-midi').check()
  await Promise.all([
    one.getByRole('alertdialog').getByRole('button', { name: 'Oui, annuler l’appel' }).click(),
    other.getByRole('button', { name: 'Prendre ce moment' }).click(),
  ])
  for (const page of [one, other])
    await expect(
      page.getByRole('heading', { level: 1, name: /L’appel est annulé|Nous appelons l’après-midi/ }),
    ).toBeVisible()
  expect((await meanwhile(one).count()) + (await meanwhile(other).count())).toBe(1)
  const [row] = await stack.rows('select call_state, version from request where email = $1', [email])
  expect(row?.['version']).toBe(3)
  const holds = row?.['call_state'] === 'cancelled' ? 'L’appel est annulé' : 'Nous appelons l’après-midi'
  for (const page of [one, other]) {
    await returnTo(page)
    await expect(page.getByRole('heading', { level: 1, name: holds })).toBeVisible()
  }
  await close()
})
