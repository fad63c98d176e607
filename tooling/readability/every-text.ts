import { checked, type SourceDocument } from '@clairmemoire/cms-client/checked'
import { linesOf } from '@clairmemoire/cms-client/lines'
import { locales } from '@clairmemoire/domain/locale'
import { everyDefinition } from '@clairmemoire/forms/every-definition'
import { everyText as textsOf } from '@clairmemoire/forms/instrument-faults'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { preconsultation } from '@clairmemoire/forms/preconsultation'
import { satisfaction } from '@clairmemoire/forms/satisfaction'
import { everyQuestion } from '@clairmemoire/forms/trial-finder'
import { catalogTexts } from './catalogs.ts'
import { letterTexts } from './letters.ts'
import { inRepository, type ReadText } from './read-text.ts'

/** All texts of the product, in both languages. */
export async function everyText(): Promise<readonly ReadText[]> {
  const texts = [...(await documentTexts()), ...(await catalogTexts()), ...questionnaireTexts(), ...letterTexts()]
  return texts.filter(({ lines }) => lines.length > 0)
}

/** The questions, consents and explanations of all questionnaires, for each respondent; for memory tests also the results. */
function questionnaireTexts(): readonly ReadText[] {
  const questionnaires = [everyQuestion, satisfaction, preconsultation, memoryTest, relativesMemoryTest]
  const all = [...questionnaires.map((one) => [one.id, one] as const), ...Object.entries(everyDefinition)]
  return locales.flatMap((locale) =>
    all.map(([name, one]) => ({
      place: `packages/forms/ ${name} in ${locale}`,
      locale,
      lines: textsOf(locale, one).map(({ field, text }) => ({
        field,
        text,
        isTitle: !/[.?!](?:\s?[»”])?$/.test(text),
      })),
    })),
  )
}

interface Documents {
  createContentStore: (folder: string, options: object) => Promise<() => Promise<unknown>>
  sourceDocuments: (content: unknown) => readonly SourceDocument[]
}

const modules = ['content-store', 'documents/content'].map(
  (name) => import(inRepository(`apps/cms/embedded/src/${name}.ts`)),
)
const { createContentStore, sourceDocuments }: Documents = Object.assign({}, ...(await Promise.all(modules)))

/** The texts of all documents of the repository. An invalid document causes an error that lists its faults. */
async function documentTexts(): Promise<readonly ReadText[]> {
  const currentContent = await createContentStore(inRepository('apps/cms/content'), { now: () => 0 })
  return sourceDocuments(await currentContent()).map(({ kind, locale, slug, attributes }) => ({
    place: `apps/cms/content/${locale}/${kind}/${slug}`,
    locale,
    lines: linesOf(checked(kind, attributes, slug).value ?? {}),
  }))
}
