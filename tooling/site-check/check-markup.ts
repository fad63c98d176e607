import type { Locale } from '@clairmemoire/domain/locale'
import { HtmlValidate } from 'html-validate'
import type { Found } from './crawl.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

/** What of the HTML of a page is not valid (RGAA 8.2), one sentence each. */
export async function checkMarkup(locale: Locale, { path, answer, view }: Found): Promise<readonly string[]> {
  if (!view) return []
  const { results } = await validator.validateString(answer.body)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${locale} ${path}: ${ruleId}: ${message} (${selector ?? 'the page'})`)
}
