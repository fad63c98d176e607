import { locales } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { storedOn } from './device/stored-on.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { builtApi, callTheBackend } from './staff/built-api.ts'
import { newStaff, signIn, staffWords } from './staff/staff.ts'

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`on the ${site} site`, () => {
    test.use({ site })
    const words = staffWords[site]

    oneSiteOnly.on('fr')(
      'a staff member logs in by keyboard, reads the waiting requests, and leaves no data behind',
      {
        tag: '@smoke',
      },
      async ({ page, stack }) => {
        const staff = await newStaff(stack)
        const wanted = `${words.desk}?list=later`
        await openInteractive(page, wanted)
        await expect(page).toHaveURL(/\/login$/)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        // RGAA 13.1: the login page says how long a session lasts.
        await expect(page.getByText(/(?:une journée|a day) .*20.(?:heures|hours)/)).toBeVisible()
        const email = page.getByLabel(words.email)
        const password = page.getByLabel(words.password)
        for (const field of [email, password]) await expect(field).not.toHaveAttribute('aria-invalid')
        await email.fill(staff.email)
        await password.fill('not the password')
        await page.keyboard.press('Enter')
        await expect(page.getByText(/ne correspondent pas|do not match/)).toBeVisible()
        await expect(password).toBeFocused()
        await expect(password).toHaveValue('not the password')
        await expect(email).not.toHaveAttribute('aria-invalid')
        await password.fill(staff.password)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeFocused()
        await expect(page.getByText('Session de Dominique Exemple')).toBeVisible()
        await expect(page).toHaveURL(wanted)

        const { 'local storage': stored = '', ...elsewhere } = await storedOn(page)
        const names = (JSON.parse(stored) as [string, string][]).map(([name]) => name).toSorted()
        expect(names).toEqual(['accessToken', 'cookie-comply', 'deskFilters', 'isLogged', 'userID'])
        expect(stored + JSON.stringify(elsewhere)).not.toMatch(/dominique|Exemple/i)

        await page.reload()
        await expect(page.getByText('Session de Dominique Exemple')).toBeVisible()
        await openInteractive(page, '/login')
        await expect(page).toHaveURL(/\/$/)

        const header = page.getByRole('banner')
        await page.goto('/')
        await header.getByRole('link', { name: words.requests }).click()
        await expect(page.getByText('Session de Dominique Exemple')).toBeVisible()
        await page.goto('/')
        await header.getByRole('button', { name: words.logOut }).click()
        await expect(page.getByRole('heading', { level: 1, name: words.login })).toBeVisible()
        await expect(header.getByRole('button', { name: words.logOut })).toHaveCount(0)
        await page.goBack()
        await expect(page.getByText('Dominique Exemple')).toHaveCount(0)
        const after = (await storedOn(page))['local storage'] ?? ''
        expect(Object.fromEntries(JSON.parse(after) as [string, string][])).toMatchObject({ isLogged: 'false' })
        expect(after).not.toMatch(/accessToken|userID/)
        expect(`${stack.output()} ${JSON.stringify(stack.collected)}`).not.toContain(staff.password)
      },
    )
  })
}

const words = staffWords.fr

test('tabs share one session: many simultaneous calls cause one refresh, and a logout in one tab applies to all', async ({
  page,
  context,
  stack,
}) => {
  await signIn(page, 'fr', await newStaff(stack))
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) {
    await openInteractive(tab, words.desk)
    await expect(tab.getByRole('button', { name: words.later })).toBeVisible()
  }
  const requestedUrls: string[] = []
  context.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname))
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  const statuses = await Promise.all(tabs.map((tab) => tab.evaluate(callTheBackend, [builtApi, 7] as const)))
  expect(statuses.flat()).toEqual(Array.from({ length: 21 }, () => 200))
  expect(requestedUrls.filter((path) => path === '/api/auth/token/refresh/')).toHaveLength(1)
  expect(requestedUrls.filter((path) => path === '/api/user/')).toHaveLength(42)

  await page.getByRole('button', { name: words.logOut }).click()
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: words.login })).toBeVisible()
})

test('a network failure does not end a session, but a session that the backend ends also ends in the browser', async ({
  page,
  context,
  stack,
}) => {
  const staff = await newStaff(stack)
  await signIn(page, 'fr', staff)
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  await page.route('**/api/auth/token/refresh/', (route) => route.abort())
  await page.getByRole('button', { name: words.later }).click()
  await expect(page.getByText('Vérifiez votre connexion à Internet')).toBeVisible()
  await page.unroute('**/api/auth/token/refresh/')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Vérifiez votre connexion à Internet')).toBeHidden()
  await expect(page.getByRole('button', { name: words.later })).toBeVisible()

  await stack.users('disable', staff.email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words.login })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isLogged'))).toBe('false')
  await context.clearCookies()
})

test('a device with a forged login state sees nothing', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('forged')) return
    sessionStorage.setItem('forged', 'once')
    localStorage.setItem('isLogged', 'true')
    localStorage.setItem('accessToken', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')
  })
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/desk/')) answers.push(response.status())
  })
  await openInteractive(page, words.desk)
  await expect(page.getByRole('heading', { level: 1, name: words.login })).toBeVisible()
  expect(new Set(answers)).toEqual(new Set([401]))
  expect(await page.evaluate(() => localStorage.getItem('isLogged'))).toBe('false')
})

test('if the browser cannot store anything, a session lasts as long as its page', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  await signIn(page, 'fr', await newStaff(stack))
  await page.getByRole('button', { name: words.later }).click()
  await expect(page.getByRole('button', { name: words.later })).toBeVisible()
  await page.getByRole('button', { name: words.logOut }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.login })).toBeVisible()
})

test('a clock that is a year ahead has no effect', async ({ page, stack }) => {
  await page.clock.setFixedTime(Date.now() + 365 * 86_400_000)
  await signIn(page, 'fr', await newStaff(stack))
  await page.getByRole('button', { name: words.later }).click()
  await expect(page.getByRole('button', { name: words.later })).toBeVisible()
})
