import { type Locale, locales } from '@clairmemoire/domain/locale'
import { inRepository, type ReadText } from './read-text.ts'

interface Bilingual {
  id: string
}

interface Questionnaires {
  trialFinder: Bilingual
  satisfaction: Bilingual
  preconsultation: Bilingual
  memoryTests: Readonly<Record<string, Bilingual>>
  everyText: (locale: Locale, part: unknown) => readonly { field: string; text: string }[]
}

const place = 'apps/backend/src/questionnaires'
const modules = [
  'trial-finder/trial-finder',
  'satisfaction/satisfaction',
  'preconsultation/preconsultation',
  'questionnaires',
  'orientation/instrument-faults',
].map((name) => import(inRepository(`${place}/${name}.ts`)))
const { trialFinder, satisfaction, preconsultation, memoryTests, everyText }: Questionnaires = Object.assign(
  {},
  ...(await Promise.all(modules)),
)

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
