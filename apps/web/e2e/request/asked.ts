import type { Receipt } from '@clairmemoire/api-client/schema'
import type { Page } from '@playwright/test'

/** Asks for a call in a morning, without its pages. */
export async function asked(page: Page, email: string): Promise<Receipt> {
  await page.goto('/robots.txt')
  return page.evaluate(async (address) => {
    const body = {
      locale: 'fr',
      trial_code: '_',
      respondent: 'self',
      first_name: 'Camille',
      email: address,
      phone: '01 99 00 56 78',
      callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
      consent: true,
      consent_text_version: '2026-11',
    }
    const headers = { 'content-type': 'application/json' }
    const sent = await fetch('/api/trials/signup', { method: 'POST', headers, body: JSON.stringify(body) })
    return sent.json()
  }, email)
}
