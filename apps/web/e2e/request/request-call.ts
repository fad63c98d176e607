import type { Receipt } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'

const phones: Record<Locale, string> = { fr: '01 99 00 56 78', en: '(202) 555-0142' }

/** Requests a call in a morning through the API. The request is about any study, unless `answers` names one. */
export async function requestCall(page: Page, email: string, locale: Locale = 'fr', answers = {}): Promise<Receipt> {
  await page.goto('/robots.txt')
  return page.evaluate(
    async (given) => {
      const body = {
        locale: given.locale,
        form_version: '2',
        answers: {
          trial_code: '_',
          respondent: 'self',
          country: given.locale === 'fr' ? 'FR' : 'US',
          ...given.answers,
        },
        call: {
          first_name: 'Camille',
          email: given.email,
          phone: given.phone,
          callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
        },
        consents: { agreed: true, text_version: '2026-11' },
      }
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch('/api/trials/signup', { method: 'POST', headers, body: JSON.stringify(body) })
      return sent.json()
    },
    { locale, email, phone: phones[locale], answers },
  )
}
