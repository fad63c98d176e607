import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Questionnaire, Wording } from '@clairmemoire/domain/questionnaire'
import type { ReadText } from './read-text.ts'
import { inRepository } from './repository.ts'

const place = 'apps/backend/src/questionnaires'
const { trialFinderIn }: { trialFinderIn: (locale: Locale) => Questionnaire } = await import(
  inRepository(`${place}/questionnaires.ts`)
)

/** What the finder asks, and why it asks it, whoever answers. */
export function questionnaireTexts(): readonly ReadText[] {
  return locales.map((locale) => ({
    place: `${place}/trial-finder in ${locale}`,
    locale,
    lines: trialFinderIn(locale).questions.flatMap(({ id, label, hint, why, options = [] }) => [
      ...linesOfWording(`${id}.label`, label),
      ...linesOfWording(`${id}.hint`, hint),
      ...linesOfWording(`${id}.why`, why),
      ...options.flatMap((option) => linesOfWording(`${id}.${option.id}`, option.label, true)),
    ]),
  }))
}

function linesOfWording(field: string, wording: Wording | undefined, isTitle = false): ReadText['lines'] {
  const wordings = new Set(wording && [wording.self, wording.someone_else])
  return [...wordings].map((text) => ({ field, text, isTitle }))
}
