import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentKind, SourceDocument } from '@clairmemoire/cms-client/checked'
import { quotationAt } from '@clairmemoire/cms-client/quotation'
import type { Core, Schema, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { contentKinds, guides, kindOf, kinds, typeOf } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** The initial documents (`documents.json`) and their image files (`uploads/`). */
const folder = path.join(settings.folder, 'seed')

/**
 * The key under which Strapi stores the imported documents, so that a document that an editor renames or deletes is not
 * imported again.
 */
const seedHistory = { type: 'core', name: 'seed', key: 'documents' } as const

/** Imports and publishes the repository's documents. A document that was imported before, or that an editor wrote, is not changed. */
export async function seed(strapi: Core.Strapi): Promise<void> {
  const known = new Set(((await strapi.store.get(seedHistory)) as string[] | null) ?? [])
  const unknown = (await documentsIn(folder)).filter((document) => !known.has(addressOf(document)))
  if (unknown.length === 0) return
  const isThere = await Promise.all(unknown.map((document) => documentNamed(strapi, document)))
  const newDocuments = unknown.filter((_, index) => isThere[index] === undefined)
  await seedMedia(strapi, path.join(folder, 'uploads'), newDocuments)
  const refused = new Set<SourceDocument>()
  const refuse: Refuse = (document, error) => {
    if (!refused.has(document)) for (const line of refusalLines(document, error)) strapi.log.error(line)
    refused.add(document)
  }
  for (const { uid } of [...contentKinds.map((kind) => kinds[kind]), guides])
    await seedType(
      strapi,
      uid,
      newDocuments.filter((document) => typeOf(document).uid === uid),
      refuse,
    )
  const imported = unknown.filter((document) => !refused.has(document))
  await strapi.store.set({ ...seedHistory, value: [...known, ...imported.map(addressOf)] })
  strapi.log.info(`Documents of the repository that were brought in: ${newDocuments.length - refused.size}`)
}

type Refuse = (document: SourceDocument, error: errors.ValidationError) => void

/**
 * Imports the documents of one type, which link to one another: links are saved once all documents exist, and each document is
 * published again once all are published. A document that Strapi refuses is left out and tried again at the next start.
 */
async function seedType(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documents: readonly SourceDocument[],
  refuse: Refuse,
): Promise<void> {
  const service = strapi.documents(uid)
  const save = async ({ locale, attributes }: SourceDocument, documentId: string | undefined) => {
    const data = await seedData(strapi, uid, locale, attributes)
    return documentId === undefined ? service.create({ locale, data }) : service.update({ documentId, locale, data })
  }
  /** Takes one step of the import; returns undefined if Strapi refuses the document. */
  const attempt = async <Result>(
    document: SourceDocument,
    step: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error
      refuse(document, error)
      return undefined
    }
  }
  const created: [SourceDocument, string][] = []
  for (const document of documents) {
    const saved = await attempt(document, async () => save(document, await otherLanguageOf(strapi, document)))
    if (saved) created.push([document, saved.documentId])
  }
  for (const [document, documentId] of created) await attempt(document, () => save(document, documentId))
  for (const [document, documentId] of [...created, ...created])
    await attempt(document, () => service.publish({ documentId, locale: document.locale }))
}

/** A line for each refused field, with its value. */
function refusalLines(document: SourceDocument, { message, details }: errors.ValidationError): readonly string[] {
  const { errors: fields = [{ path: [], message }] } = details as { errors?: readonly FieldError[] }
  return fields.map(({ path, message }) => {
    const field = path.join('.')
    return `${addressOf(document)}: ${field}: ${message} (${quotationAt(document.attributes, field) ?? ''})`
  })
}

interface FieldError {
  path: readonly string[]
  message: string
}

/** Finds the same document in the other language. Only the footer and the studies are one document in two languages. */
async function otherLanguageOf(strapi: Core.Strapi, { kind, slug }: SourceDocument): Promise<string | undefined> {
  if (kind !== 'footer' && kind !== 'studies') return undefined
  const where = kind === 'studies' ? { slug } : {}
  const found = await strapi.db.query(kinds[kind].uid).findOne({ where, select: ['documentId'] })
  return found?.documentId
}

async function documentsIn(folder: string): Promise<readonly SourceDocument[]> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'documents.json'), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function addressOf(document: SourceDocument): string {
  const { kind, locale, slug } = document
  return `${locale}/${typeOf(document) === guides ? 'guides' : kind}/${slug}`
}

type Fields = Readonly<Record<string, unknown>>

/** A document's fields for Strapi's document service: links become ids of documents and files. */
async function seedData(strapi: Core.Strapi, uid: UID.ContentType, locale: string, attributes: Fields) {
  const { locale: _, ...fields } = attributes
  return dataOf(strapi, locale, strapi.contentType(uid).attributes, fields)
}

async function dataOf(strapi: Core.Strapi, locale: string, attributes: Schema.Attributes, fields: Fields) {
  const data: Record<string, unknown> = {}
  // The ids come from another service; Strapi gives new components their own ids.
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

/** Drops links to missing documents, such as to one that is imported later. */
async function each(value: unknown, one: (fields: Fields) => Promise<unknown>): Promise<unknown> {
  if (Array.isArray(value)) return (await Promise.all(value.map(one))).filter((part) => part !== undefined)
  return typeof value === 'object' && value !== null ? ((await one({ ...value })) ?? null) : null
}

interface DocumentKey {
  kind: DocumentKind
  locale: string
  slug: string
}

/** The id of an existing document, published or not; a language has one footer. */
async function documentNamed(strapi: Core.Strapi, document: DocumentKey): Promise<string | undefined> {
  const { kind, locale, slug } = document
  const where = kind === 'footer' ? { locale } : { locale, slug }
  const found = await strapi.db.query(typeOf(document).uid).findOne({ where, select: ['documentId'] })
  return found?.documentId
}

interface NamedImage {
  /** The path of the image, such as `/uploads/brain.webp`. */
  url: string
  alternativeText: string
}

/** Uploads the documents' images to the media library, which gives each image a new address. */
async function seedMedia(strapi: Core.Strapi, folder: string, documents: readonly SourceDocument[]) {
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

/** The uploaded file of an image, by its address in documents. */
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
