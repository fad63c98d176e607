import type { OrientationForm, Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'

/** A result of somebody who answered everything with the first option, made without a page; its id. */
export async function madeResult(page: Page, locale: Locale): Promise<string> {
  await page.goto('/robots.txt')
  return page.evaluate(async (language) => {
    const path = '/api/forms/orientation?user_type=patient'
    const form: OrientationForm = await (await fetch(`${path}&locale=${language}`)).json()
    const answers = form.questions
      .filter(({ show_if, options }) => !show_if && options)
      .map(({ id, type, options = [] }) => (type === 'several_of' ? [id, [options.at(-1)?.id]] : [id, options[0]?.id]))
    const body = {
      locale: language,
      questionnaire_version: form.version,
      answers: Object.fromEntries(answers),
      consent: true,
      consent_text_version: 'browser-test',
    }
    const cookie = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'content-type': 'application/json', 'x-csrftoken': cookie }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { id }: Recommendation = await answer.json()
    return id
  }, locale)
}
