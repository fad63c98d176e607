import type { Page } from '@playwright/test'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import type { Stack } from './stack/stack.ts'

const signup = '/api/trials/signup'
const person = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142' }

test.use({ site: 'en' })

/** Brings a visitor to the page before the request is sent. The e-mail address identifies the requests of each test. */
async function readyToSend(page: Page, email: string): Promise<Visitor> {
  const visitor = new Visitor(page, 'en')
  await visitor.match('en')
  await visitor.prepareRequest({ ...person, email })
  return visitor
}

const sendButton = ({ page, words }: Visitor) => page.getByRole('button', { name: words.send })

function references(stack: Stack, email: string): Promise<string[]> {
  const rows = stack.rows('select reference from request where email = $1', [email])
  return rows.then((all) => all.map(({ reference }) => String(reference)))
}

/** Expects exactly one stored request, and its reference on the page of each visitor. */
async function expectOneRequest(stack: Stack, email: string, ...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) await visitor.expectPage(visitor.words.thanks)
  const [reference, ...others] = await references(stack, email)
  expect(others).toEqual([])
  for (const { page } of visitors) await expect(page.getByText(String(reference))).toBeVisible()
}

test('a double press sends one request', { tag: '@smoke' }, async ({ page, stack }) => {
  const visitor = await readyToSend(page, 'twice@visitor.example')
  await sendButton(visitor).dblclick()
  await expectOneRequest(stack, 'twice@visitor.example', visitor)
})

test('Enter and a press at the same moment send one request', async ({ page, stack }) => {
  const visitor = await readyToSend(page, 'enter@visitor.example')
  await sendButton(visitor).focus()
  const { x, y } = (await sendButton(visitor).boundingBox()) ?? { x: 0, y: 0 }
  await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + 20, y + 20)])
  await expectOneRequest(stack, 'enter@visitor.example', visitor)
})

test('a small form sends one request if its button is pressed twice at once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mail/send/')) sent.push(request.method())
  })
  await openInteractive(page, '/your-request')
  await page.getByText('Send me my link again').click()
  await page.getByLabel('Your reference').fill('CM-AAAA-AAAA')
  await page.getByLabel('Your email address').fill('small@visitor.example')
  await page.getByRole('button', { name: 'Send me my link', exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('If this reference and this address match')).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('sending again after a lost response and Back stores one request', { tag: '@smoke' }, async ({ page, stack }) => {
  const email = 'lost@visitor.example'
  const visitor = await readyToSend(page, email)
  const { words } = visitor
  stack.loseResponsesTo(signup, 'gateway timeout')
  await visitor.press(words.send)
  await expect(page.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
  await page.goBack()
  await visitor.expectPage(words.agreeToCall)
  await visitor.press(words.continue)
  await visitor.expectPage(words.checkRequest)
  await visitor.press(words.send)
  await expectOneRequest(stack, email, visitor)
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
})

const waysToAskAgain: Record<string, (visitor: Visitor) => Promise<void>> = {
  'at once': async ({ page, words }) => {
    await page.getByRole('button', { name: words.newSearch }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.introduction })).toBeVisible()
  },
  'a week later': ({ page }) => page.clock.setFixedTime(Date.now() + 7 * 24 * 60 * 60 * 1000),
}

for (const [when, wait] of Object.entries(waysToAskAgain)) {
  test(`the same request, filled in again ${when}, is stored as a second request`, async ({ page, stack }) => {
    const email = `again-${when.replaceAll(' ', '-')}@visitor.example`
    const visitor = await readyToSend(page, email)
    await visitor.press(visitor.words.send)
    await visitor.expectPage(visitor.words.thanks)
    const [first] = await references(stack, email)
    await wait(visitor)
    const again = await readyToSend(page, email)
    await again.press(again.words.send)
    await again.expectPage(again.words.thanks)
    const later = (await references(stack, email)).filter((reference) => reference !== first)
    expect(later).toHaveLength(1)
    await expect(page.getByText(String(later[0]))).toBeVisible()
  })
}

test('Back after the confirmation still shows the confirmation', async ({ page, stack }) => {
  const email = 'back@visitor.example'
  const visitor = await readyToSend(page, email)
  await visitor.press(visitor.words.send)
  await expectOneRequest(stack, email, visitor)
  await page.goBack()
  await expectOneRequest(stack, email, visitor)
  await expect(sendButton(visitor)).toBeHidden()
})

test('a reload while the request is sent leads to one request', async ({ page, stack }) => {
  const email = 'reload@visitor.example'
  const visitor = await readyToSend(page, email)
  stack.loseResponsesTo(signup, 'silence')
  await visitor.press(visitor.words.send)
  await expect.poll(() => references(stack, email)).toHaveLength(1)
  await page.reload()
  await expectOneRequest(stack, email, visitor)
})

test('one request is stored if the connection is cut a hundred times after it', async ({ page, stack }) => {
  const email = 'cut@visitor.example'
  const visitor = await readyToSend(page, email)
  const { words } = visitor
  const remainingLosses = stack.loseResponsesTo(signup, 'cut', 100)
  const thanks = visitor.heading(words.thanks)
  const notSent = page.getByRole('alert').getByText(words.notSentYet)
  await visitor.press(words.send)
  await expect(notSent).toBeVisible()
  // The browser repeats some cut requests by itself, so the number of presses is not checked.
  while (await notSent.isVisible()) {
    const sent = page.waitForRequest(`**${signup}`)
    await visitor.press(words.retry)
    await (await sent).response()
    await expect(notSent.or(thanks)).toBeVisible()
  }
  expect(remainingLosses()).toBe(0)
  await expectOneRequest(stack, email, visitor)
})

test('two tabs with the same answers send one request', async ({ page, context, stack }) => {
  const email = 'tabs@visitor.example'
  const one = await readyToSend(page, email)
  const other = new Visitor(await context.newPage(), 'en')
  await openInteractive(other.page, '/trial-finder')
  await other.press(other.words.continue)
  await expect(other.heading(other.words.checkRequest)).toBeVisible()
  // Both tabs must send at the same moment. A later tab would notice the other one and hide its button.
  const press = () => document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click()
  await Promise.all([one, other].map((visitor) => visitor.page.evaluate(press)))
  await expectOneRequest(stack, email, one, other)
})

test('two tabs that cannot synchronize send one request for the same answers', async ({ page, context, stack }) => {
  const email = 'filled@visitor.example'
  // Without local storage, the tabs cannot synchronize.
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: undefined })
  })
  const one = await readyToSend(page, email)
  const other = await readyToSend(await context.newPage(), email)
  await one.press(one.words.send)
  await one.expectPage(one.words.thanks)
  await other.press(other.words.send)
  await expectOneRequest(stack, email, one, other)
})
