import { locales } from '@clairmemoire/domain/locale'
import { everyDefinition } from '@clairmemoire/forms/every-definition'
import { everyText } from '@clairmemoire/forms/instrument-faults'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { preconsultation } from '@clairmemoire/forms/preconsultation'
import { satisfaction } from '@clairmemoire/forms/satisfaction'
import { everyQuestion } from '@clairmemoire/forms/trial-finder'
import type { ReadText } from './read-text.ts'

/** Questions, consents and explanations, for each respondent; for memory tests the results too. */
export function questionnaireTexts(): readonly ReadText[] {
  const questionnaires = [everyQuestion, satisfaction, preconsultation, memoryTest, relativesMemoryTest]
  const all = [...questionnaires.map((one) => [one.id, one] as const), ...Object.entries(everyDefinition)]
  return locales.flatMap((locale) =>
    all.map(([name, one]) => ({
      place: `packages/forms/ ${name} in ${locale}`,
      locale,
      lines: everyText(locale, one).map(({ field, text }) => ({
        field,
        text,
        isTitle: !/[.?!](?:\s?[»”])?$/.test(text),
      })),
    })),
  )
}
