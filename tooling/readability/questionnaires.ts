import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Questionnaire, Wording } from '@clairmemoire/domain/questionnaire'
import type { ReadText } from './read-text.ts'
import { inRepository } from './repository.ts'

const place = 'apps/backend/src/questionnaires'
const { trialFinderIn, memoryTests }: { trialFinderIn: (locale: Locale) => Questionnaire; memoryTests: MemoryTests } =
  await import(inRepository(`${place}/questionnaires.ts`))
const { everyText }: { everyText: EveryText } = await import(inRepository(`${place}/orientation/every-text.ts`))

type MemoryTests = Readonly<Record<string, { id: string }>>
type EveryText = (locale: Locale, part: unknown) => readonly { field: string; text: string }[]

/** What is asked, and why it is asked, whoever answers; of memory tests what their results say too. */
export function questionnaireTexts(): readonly ReadText[] {
  return [...finderTexts(), ...memoryTestTexts()]
}

function memoryTestTexts(): readonly ReadText[] {
  const tests = new Map(Object.values(memoryTests).map((test) => [test.id, test]))
  return locales.flatMap((locale) =>
    [...tests].map(([id, test]) => ({
      place: `${place}/orientation, ${id} in ${locale}`,
      locale,
      lines: everyText(locale, test).map(({ field, text }) => ({ field, text, isTitle: !/[.?!]$/.test(text) })),
    })),
  )
}

function finderTexts(): readonly ReadText[] {
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
