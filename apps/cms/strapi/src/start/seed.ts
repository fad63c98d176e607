import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentKind, WrittenDocument } from '@clairmemoire/cms-client/checked'
import type { Core, Schema, UID } from '@strapi/strapi'
import { contentKinds, kindOf, kinds } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

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
    const saved = await save(document, await otherLanguageOf(strapi, document))
    made.push([document, saved?.documentId ?? ''])
  }
  for (const [document, documentId] of made) await save(document, documentId)
  for (const [{ locale }, documentId] of [...made, ...made]) await service.publish({ documentId, locale })
}

/** The footer and each study are one document in two languages; any other document has one. */
async function otherLanguageOf(strapi: Core.Strapi, { kind, slug }: WrittenDocument): Promise<string | undefined> {
  if (kind !== 'footer' && kind !== 'studies') return undefined
  const where = kind === 'studies' ? { slug } : {}
  const found = await strapi.db.query(kinds[kind].uid).findOne({ where, select: ['documentId'] })
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

type Fields = Readonly<Record<string, unknown>>

/** What the document service takes for a document as it is written down: names become ids, of documents and of files. */
async function seedData(strapi: Core.Strapi, kind: DocumentKind, locale: string, attributes: Fields) {
  const { locale: _, ...fields } = attributes
  return dataOf(strapi, locale, strapi.contentType(kinds[kind].uid).attributes, fields)
}

async function dataOf(strapi: Core.Strapi, locale: string, attributes: Schema.Attributes, fields: Fields) {
  const data: Record<string, unknown> = {}
  // An id is one of the service that answered; here a part is a new one.
  for (const [name, value] of Object.entries(fields).filter(([name]) => name !== 'id'))
    data[name] = await valueOf(strapi, locale, attributes[name], value)
  return data
}

async function valueOf(
  strapi: Core.Strapi,
  locale: string,
  attribute: Schema.Attribute.AnyAttribute | undefined,
  value: unknown,
): Promise<unknown> {
  const part = (uid: string) => (fields: Fields) =>
    dataOf(strapi, locale, strapi.components[uid as UID.Component]?.attributes ?? {}, fields)
  if (attribute?.type === 'relation')
    return each(dataIn(value), async ({ attributes }) => {
      const kind = kindOf('target' in attribute ? attribute.target : '')
      return kind && documentNamed(strapi, { kind, locale, slug: (attributes as { slug: string }).slug })
    })
  if (attribute?.type === 'media')
    return each(
      dataIn(value),
      async ({ attributes }) => (await seededImage(strapi, (attributes as Fields)['url']))['id'],
    )
  if (attribute?.type === 'blocks')
    return each(value, async (node) =>
      node['type'] === 'image' ? { ...node, image: await seededImage(strapi, (node['image'] as Fields)['url']) } : node,
    )
  if (attribute?.type === 'component') return each(value, part(attribute.component))
  if (attribute?.type === 'dynamiczone') return each(value, (fields) => part(String(fields['__component']))(fields))
  return value
}

function dataIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : null
}

/** What is not there, such as a document that is brought in after this one, is left out. */
async function each(value: unknown, one: (fields: Fields) => Promise<unknown>): Promise<unknown> {
  if (Array.isArray(value)) return (await Promise.all(value.map(one))).filter((part) => part !== undefined)
  return typeof value === 'object' && value !== null ? ((await one({ ...value })) ?? null) : null
}

interface Name {
  kind: DocumentKind
  locale: string
  slug: string
}

/** The id of a document that is there, published or not; of footers a language has one. */
async function documentNamed(strapi: Core.Strapi, { kind, locale, slug }: Name): Promise<string | undefined> {
  const where = kind === 'footer' ? { locale } : { locale, slug }
  const found = await strapi.db.query(kinds[kind].uid).findOne({ where, select: ['documentId'] })
  return found?.documentId
}

interface NamedImage {
  /** Such as `/uploads/brain.webp`. */
  url: string
  alternativeText: string
}

/** Puts the images that documents name into the media library, which keeps each at an address of its own. */
async function seedMedia(strapi: Core.Strapi, folder: string, documents: readonly WrittenDocument[]) {
  const images = new Map(imagesIn(documents).map((image) => [image.url, image]))
  for (const image of images.values()) await seedImage(strapi, folder, image)
}

async function seedImage(strapi: Core.Strapi, folder: string, { url, alternativeText }: NamedImage): Promise<void> {
  if (await seededImage(strapi, url)) return
  const { base, ext } = path.parse(url)
  const filepath = path.join(folder, base)
  const { size } = await stat(filepath)
  await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: base, alternativeText } },
      files: { filepath, originalFilename: base, mimetype: types[ext], size },
    })
}

/** The file of an image that documents name by this address. */
async function seededImage(strapi: Core.Strapi, url: unknown): Promise<Readonly<Record<string, unknown>>> {
  return strapi.db.query('plugin::upload.file').findOne({ where: { name: path.basename(String(url)) } })
}

function imagesIn(value: unknown): NamedImage[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(imagesIn)
  return isImage(value) ? [value, ...inside] : inside
}

function isImage(value: object): value is NamedImage {
  return 'alternativeText' in value && 'url' in value
}
