import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import type { WrittenDocument } from '@clairmemoire/cms-client/written-document'
import type { Core } from '@strapi/strapi'
import { contentKinds, kinds } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'
import { documentNamed } from './document-named.ts'
import { seedData } from './seed-data.ts'
import { seedMedia } from './seed-media.ts'

/** Documents to begin with (`documents.json`) and the files of their images (`uploads/`). */
const folder = path.join(settings.folder, 'seed')

/** Remembers what was brought in once, so that what an editor then renames or deletes does not come back. */
const memory = { type: 'core', name: 'seed', key: 'documents' } as const

/** Brings in documents of the repository, published. One that was brought in before, or that an editor wrote, is left as it is. */
export async function seed(strapi: Core.Strapi): Promise<void> {
  const known = new Set(((await strapi.store.get(memory)) as string[] | null) ?? [])
  const unknown = (await documentsIn(folder)).filter((document) => !known.has(addressOf(document)))
  if (unknown.length === 0) return
  const isThere = await Promise.all(unknown.map((document) => documentNamed(strapi, document)))
  const fresh = unknown.filter((_, index) => isThere[index] === undefined)
  await seedMedia(strapi, path.join(folder, 'uploads'), fresh)
  for (const kind of contentKinds)
    await seedKind(
      strapi,
      kind,
      fresh.filter((document) => document.kind === kind),
    )
  await strapi.store.set({ ...memory, value: [...known, ...unknown.map(addressOf)] })
  strapi.log.info(`Documents of the repository that were brought in: ${fresh.length}`)
}

/** Documents of a kind name one another: they are told of it when all are there, and published again when all are published. */
async function seedKind(strapi: Core.Strapi, kind: DocumentKind, documents: readonly WrittenDocument[]): Promise<void> {
  const service = strapi.documents(kinds[kind].uid)
  const made: [WrittenDocument, string][] = []
  const save = async ({ locale, attributes }: WrittenDocument, documentId: string | undefined) => {
    const data = await seedData(strapi, kind, locale, attributes)
    return documentId === undefined ? service.create({ locale, data }) : service.update({ documentId, locale, data })
  }
  for (const document of documents) {
    const saved = await save(document, await otherLanguageOf(strapi, kind))
    made.push([document, saved?.documentId ?? ''])
  }
  for (const [document, documentId] of made) await save(document, documentId)
  for (const [{ locale }, documentId] of [...made, ...made]) await service.publish({ documentId, locale })
}

/** The footer is one document in two languages; any other document stands alone. */
async function otherLanguageOf(strapi: Core.Strapi, kind: DocumentKind): Promise<string | undefined> {
  if (kind !== 'footer') return undefined
  const found = await strapi.db.query(kinds.footer.uid).findOne({ select: ['documentId'] })
  return found?.documentId
}

async function documentsIn(folder: string): Promise<readonly WrittenDocument[]> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'documents.json'), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function addressOf({ kind, locale, slug }: WrittenDocument): string {
  return `${locale}/${kind}/${slug}`
}
