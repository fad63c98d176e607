import { locales } from '@clairmemoire/domain/locale'
import { everyText } from '@clairmemoire/forms/instrument-faults'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { preconsultation } from '@clairmemoire/forms/preconsultation'
import { satisfaction } from '@clairmemoire/forms/satisfaction'
import { everyQuestion } from '@clairmemoire/forms/trial-finder'
import type { ReadText } from './read-text.ts'

/** What is asked, and why it is asked, whoever answers; of memory tests what their results say too. */
export function questionnaireTexts(): readonly ReadText[] {
  const all = [everyQuestion, satisfaction, preconsultation, memoryTest, relativesMemoryTest]
  return locales.flatMap((locale) =>
    all.map((one) => ({
      place: `packages/forms/ ${one.id} in ${locale}`,
      locale,
      lines: everyText(locale, one).map(({ field, text }) => ({ field, text, isTitle: !/[.?!]$/.test(text) })),
    })),
  )
}
