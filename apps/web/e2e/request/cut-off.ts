import { type BrowserContext, expect, type Page } from '@playwright/test'
import { keyboard } from '../finder/hand.ts'
import { Visitor } from '../finder/visitor.ts'
import { openInteractive, reloadForm } from '../open-interactive.ts'
import type { Stack } from '../stack/stack.ts'

/** The heading of the confirmation page of every request for a call. */
export const thanks = 'Merci, nous avons votre demande'

/** A visitor on a phone who uses the keyboard and is offline at each step. */
export function cutOff(page: Page, context: BrowserContext): Visitor {
  const look = async () => {
    await context.setOffline(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
  }
  return new Visitor(page, 'fr', keyboard(page), look)
}

/** Reloads the page online, expects the same step, and goes offline again. */
export async function reload(
  page: Page,
  context: BrowserContext,
  heading: string,
  load: (page: Page) => Promise<unknown> = reloadForm,
) {
  await context.setOffline(false)
  await load(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await context.setOffline(true)
}

/** Waits until the answers are stored and closes the page. Opens the form in another tab, and continues at the step with this heading. */
export async function reopen(page: Page, context: BrowserContext, at: (page: Page) => Visitor, heading: string) {
  await context.setOffline(false)
  await expect(page.locator('.saved-status')).toHaveAttribute('aria-busy', 'false')
  const path = new URL(page.url()).pathname
  await page.close()
  const reopened = await context.newPage()
  const visitor = at(reopened)
  await openInteractive(reopened, path)
  await expect(visitor.heading('Vous revoilà')).toBeVisible()
  await visitor.press(visitor.words.continue)
  await visitor.expectPage(heading)
  return visitor
}

/** Presses the submit button offline, and then again online. */
export async function sendTwice(visitor: Visitor, context: BrowserContext) {
  const { page, words } = visitor
  await visitor.press(words.send)
  await expect(page.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
  await context.setOffline(false)
  await visitor.press(words.retry)
  await visitor.expectPage(thanks)
  await context.setOffline(false)
}

/** Returns the private link, which must be in both the text and the HTML of the mail. */
export async function linkOfBothForms(stack: Stack, email: string): Promise<string> {
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const [mail] = stack.mailbox.mailsTo(email)
  const [link = ''] = /https:\S+\/votre-demande#[\w-]{22}/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`href="${link}"`)
  return new URL(link).pathname + new URL(link).hash
}
