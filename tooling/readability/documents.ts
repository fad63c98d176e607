import { checked, type SourceDocument } from '@clairmemoire/cms-client/checked'
import { linesOf } from '@clairmemoire/cms-client/lines'
import { inRepository, type ReadText } from './read-text.ts'

interface Documents {
  createContentStore: (folder: string, options: object) => Promise<() => Promise<unknown>>
  sourceDocuments: (content: unknown) => readonly SourceDocument[]
}

const modules = ['content-store', 'documents/content'].map(
  (name) => import(inRepository(`apps/cms/embedded/src/${name}.ts`)),
)
const { createContentStore, sourceDocuments }: Documents = Object.assign({}, ...(await Promise.all(modules)))

/** Every document of the repository; an invalid one is an error with its faults. */
export async function documentTexts(): Promise<readonly ReadText[]> {
  const currentContent = await createContentStore(inRepository('apps/cms/content'), { now: () => 0 })
  return sourceDocuments(await currentContent()).map(({ kind, locale, slug, attributes }) => ({
    place: `apps/cms/content/${locale}/${kind}/${slug}`,
    locale,
    lines: linesOf(checked(kind, attributes, slug).value ?? {}),
  }))
}
