import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { ReadText } from './read-text.ts'
import { inRepository } from './repository.ts'

interface Bilingual {
  id: string
}

const place = 'apps/backend/src/questionnaires'
const { trialFinder }: { trialFinder: Bilingual } = await import(inRepository(`${place}/trial-finder/trial-finder.ts`))
const { satisfaction }: { satisfaction: Bilingual } = await import(
  inRepository(`${place}/satisfaction/satisfaction.ts`)
)
const { memoryTests }: { memoryTests: Readonly<Record<string, Bilingual>> } = await import(
  inRepository(`${place}/questionnaires.ts`)
)
const { preconsultation }: { preconsultation: Bilingual } = await import(
  inRepository(`${place}/preconsultation/preconsultation.ts`)
)
const { everyText }: { everyText: EveryText } = await import(inRepository(`${place}/every-text.ts`))

type EveryText = (locale: Locale, part: unknown) => readonly { field: string; text: string }[]

/** What is asked, and why it is asked, whoever answers; of memory tests what their results say too. */
export function questionnaireTexts(): readonly ReadText[] {
  const all = new Map(
    [trialFinder, satisfaction, preconsultation, ...Object.values(memoryTests)].map((one) => [one.id, one]),
  )
  return locales.flatMap((locale) =>
    [...all].map(([id, one]) => ({
      place: `${place}/ ${id} in ${locale}`,
      locale,
      lines: everyText(locale, one).map(({ field, text }) => ({ field, text, isTitle: !/[.?!]$/.test(text) })),
    })),
  )
}
