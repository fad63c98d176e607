import type { Receipt } from '@clairmemoire/api-client/schema'
import type { Response } from '@playwright/test'
import type { Visitor } from '../finder/visitor.ts'
import { expect } from '../fixtures.ts'
import { deskEmail, type Stack } from '../stack/stack.ts'
import { mailed } from './mailed.ts'

/** Unique texts. The telephone numbers are reserved for fiction (Arcep, 555-01). */
export const contact = { firstName: 'Inès Bergeron-Netteté', lastName: 'D’Kanarik-Wzquatre' }
export const phones = {
  fr: { typed: '06 39 98 47 61', sent: '33639984761' },
  en: { typed: '(202) 555-0161', sent: '12025550161' },
} as const
export const ownWords = 'Qx3-Rousserolle & Pouillot: oublis?'

/** Submits the request and returns its key from the response. */
export async function send(visitor: Visitor, thanks: string): Promise<string> {
  const answered = visitor.page.waitForResponse(isOfRequest)
  await visitor.press(visitor.words.send)
  await visitor.expectPage(thanks)
  return ((await (await answered).json()) as Receipt).private_link_id
}

/** Expects that no mail to the visitor or the desk contains these texts. */
export async function expectNotMailed(stack: Stack, email: string, texts: readonly string[]) {
  const toDesk = () => stack.mailbox.mailsTo(deskEmail)
  await expect.poll(() => mailed(toDesk(), [email])).toEqual([email])
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBeGreaterThan(0)
  expect(mailed([...toDesk(), ...stack.mailbox.mailsTo(email)], texts)).toEqual([])
}

/** Whether a response answers a POST to the API, and not an error report or a measurement. */
export function isOfRequest(answer: Response): boolean {
  return answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/api/')
}
