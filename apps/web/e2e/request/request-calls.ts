import type { Receipt } from '@clairmemoire/api-client/schema'
import type { Page } from '@playwright/test'
import type { Stack } from '../stack/stack.ts'

/** Requests calls through the API, twenty at a time. `name` makes the e-mail addresses unique to the test. */
export async function requestCalls(page: Page, name: string, requests: number): Promise<Receipt[]> {
  await page.goto('/robots.txt')
  return page.evaluate(
    async ({ prefix, count }) => {
      const ask = async (visitor: number): Promise<Receipt> => {
        const body = {
          locale: 'fr',
          form_version: '2',
          answers: { trial_code: '_', respondent: 'self', country: 'FR' },
          call: {
            first_name: 'Camille',
            phone: `019900${String(visitor).padStart(4, '0')}`,
            email: `${prefix}-${visitor}@visitor.example`,
            callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
          },
          consents: { agreed: true, text_version: '2026-11' },
        }
        const headers = { 'content-type': 'application/json' }
        const sent = await fetch('/api/trials/signup', { method: 'POST', headers, body: JSON.stringify(body) })
        return sent.json()
      }
      const receipts: Receipt[] = []
      while (receipts.length < count)
        receipts.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => ask(receipts.length + index)))))
      return receipts
    },
    { prefix: name, count: requests },
  )
}

/** Makes the calls overdue, in the order of the requests. They come before the calls of all other tests. */
export async function makeLate(stack: Stack, receipts: readonly Receipt[]): Promise<void> {
  await stack.rows(
    `update desk_case set is_urgent = true, due_at = timestamptz '2000-01-01' + position * interval '1 minute'
     from unnest($1::text[]) with ordinality as asked (called, position) where reference = called`,
    [receipts.map(({ reference }) => reference)],
  )
}
