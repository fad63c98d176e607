import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { newStaff, signIn, staffWords } from './staff/staff.ts'

const words = staffWords.fr
const password = 'sept mots que personne ne devine'

/** Adds a virtual security key that confirms by itself, as a phone does. */
async function holdKey(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
}

async function enterPassword(page: Page, email: string) {
  await page.getByRole('button', { name: words.logOut }).click()
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeFocused()
}

test('an administrator invites somebody, who chooses a password, adds a passkey, and logs in by it or by a code', async ({
  page,
  stack,
}) => {
  const administrator = await newStaff(stack, 'administrator')
  await signIn(page, 'fr', administrator)
  await page.getByRole('link', { name: 'Gérer les comptes de l’équipe' }).click()
  await expect(page).toHaveURL(/\/secretariat\/equipe$/)
  const email = `alex-${crypto.randomUUID()}@clairmemoire.example`
  await page.getByText('Inviter une personne').click()
  const form = page.locator('details').filter({ hasText: 'Inviter une personne' })
  await form.getByLabel('Prénom').fill('Alex')
  await form.getByLabel('Nom de famille').fill('Exemple')
  await form.getByLabel('Adresse e-mail à la clinique').fill(email)
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByText(`L’invitation est envoyée à ${email}`)).toBeVisible()

  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const [mail] = stack.mailbox.mailsTo(email)
  const key = /\/invitation#([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? ''
  await openInteractive(page, `/invitation#${key}`)
  await expect(page).toHaveURL(/\/invitation$/)
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email)
  await page.getByLabel('Votre mot de passe').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre mot de passe est enregistré' })).toBeFocused()
  await page.goto('about:blank')
  await openInteractive(page, `/invitation#${key}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien ne sert plus' })).toBeVisible()

  await page.goto(words.desk)
  await page.getByRole('button', { name: words.logOut }).click()
  await signIn(page, 'fr', { email, password })
  await expect(page.getByRole('link', { name: 'Gérer les comptes de l’équipe' })).toHaveCount(0)
  await holdKey(page)
  await page.getByRole('link', { name: 'Mes clés de connexion' }).click()
  await page.getByLabel('Nom de la clé').fill('Mon téléphone')
  await page.getByRole('button', { name: 'Ajouter une clé' }).click()
  const codes = page.locator('code')
  await expect(codes).toHaveCount(10)
  const code = (await codes.first().textContent()) ?? ''
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()

  await page.getByRole('link', { name: 'Voir les demandes et les appels' }).click()
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Utiliser ma clé' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeFocused()

  await enterPassword(page, email)
  await page.getByText('Je n’ai pas ma clé').click()
  await page.getByLabel('Un de vos codes de secours').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeFocused()

  await enterPassword(page, email)
  await page.getByText('Je n’ai pas ma clé').click()
  await page.getByLabel('Un de vos codes de secours').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ce code n’est pas bon, ou il a déjà servi.')).toBeVisible()
  await expect(page.getByLabel('Un de vos codes de secours')).toBeFocused()
})
