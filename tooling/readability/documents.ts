import { checked, type WrittenDocument } from '@clairmemoire/cms-client/checked'
import { linesOf } from '@clairmemoire/cms-client/lines'
import { inRepository, type ReadText } from './read-text.ts'

interface Documents {
  contentFolder: (folder: string) => { read: () => Promise<unknown> }
  gather: (sources: unknown) => { content: unknown } | { faults: unknown }
  writtenDocuments: (content: unknown) => readonly WrittenDocument[]
}

const folder = 'apps/cms/embedded/src/documents'
const modules = ['content-folder', 'content'].map((name) => import(inRepository(`${folder}/${name}.ts`)))
const { contentFolder, gather, writtenDocuments }: Documents = Object.assign({}, ...(await Promise.all(modules)))

/** Every document of the repository; the content build reports invalid ones. */
export async function documentTexts(): Promise<readonly ReadText[]> {
  const gathered = gather(await contentFolder(inRepository('apps/cms/content')).read())
  if ('faults' in gathered)
    throw new Error('Some documents are not good: pnpm --filter @clairmemoire/cms-embedded build')
  return writtenDocuments(gathered.content).map(({ kind, locale, slug, attributes }) => ({
    place: `apps/cms/content/${locale}/${kind}/${slug}`,
    locale,
    lines: linesOf(checked(kind, attributes, slug).value ?? {}),
  }))
}
