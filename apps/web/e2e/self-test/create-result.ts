import type { OrientationForm, Recommendation, TestForm } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'

/**
 * Creates a result through the API and returns its id. By default, every answer is the first option. `hardest` chooses the last option of
 * each scale and answers every follow-up question; `sudden` has an urgent sign.
 */
export async function createResult(
  page: Page,
  locale: Locale,
  kind: 'first' | 'hardest' | 'sudden' = 'first',
  testForm: TestForm = 'whole',
): Promise<string> {
  await page.goto('/robots.txt')
  return page.evaluate(
    async ([language, answersOf, requestedForm]) => {
      const path = '/api/forms/orientation?user_type=patient'
      const form: OrientationForm = await (await fetch(`${path}&locale=${language}`)).json()
      const isHardest = answersOf === 'hardest'
      const answers = form.questions
        .filter(({ short }) => short || requestedForm === 'whole')
        .filter(({ id, show_if, options }) => options && (!show_if || (isHardest && id.endsWith('_changed'))))
        .map(({ id, type, options = [] }) => {
          if (type === 'several_of') return [id, [options.at(answersOf === 'sudden' ? 0 : -1)?.id]]
          return [id, options.at(isHardest && type === 'scale' ? -1 : 0)?.id]
        })
      const body = {
        locale: language,
        questionnaire_version: form.version,
        form: requestedForm,
        answers: Object.fromEntries(answers),
        consent: true,
        consent_text_version: 'browser-test',
      }
      const cookie = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-csrftoken': cookie }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      const { id }: Recommendation = await answer.json()
      return id
    },
    [locale, kind, testForm] as const,
  )
}
