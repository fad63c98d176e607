import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { DocumentKind } from '@clairmemoire/cms-client/checked'

interface Model {
  uid: string
  modelType: 'contentType' | 'component'
  options: { draftAndPublish: boolean }
  attributes: Record<string, { type: string; enum?: readonly string[] }>
}

interface Validator {
  validateEntityCreation: (
    model: Model,
    data: object,
    options: { isDraft: boolean; locale: string },
  ) => Promise<unknown>
}

interface Refusal {
  details: { errors: readonly { path: readonly string[]; message: string }[] }
}

const source = path.resolve(import.meta.dirname, '../../../apps/cms/strapi/src')

/** Every content type and component of our Strapi, as declared in its files. */
export const models: ReadonlyMap<string, Model> = new Map(
  globSync(['api/*/content-types/*/schema.json', 'components/*/*.json'], { cwd: source }).map((file) => {
    const { attributes, options } = JSON.parse(readFileSync(path.join(source, file), 'utf8'))
    const isType = file.startsWith('api')
    const [, group = '', name = ''] = /^(?:api|components)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.json$/.exec(file) ?? []
    const uid = isType ? `api::${group}.${group}` : `${group}.${name}`
    return [uid, { uid, modelType: isType ? 'contentType' : 'component', options, attributes: stored(attributes) }]
  }),
)

/** A custom field is stored as JSON. */
function stored(attributes: Model['attributes']): Model['attributes'] {
  const all = Object.entries(attributes).map(([name, attribute]) => [
    name,
    attribute.type === 'customField' ? { ...attribute, type: 'json' } : attribute,
  ])
  return Object.fromEntries(all)
}

const require = createRequire(import.meta.url)
const manifest = require.resolve('@strapi/core/package.json')
const core = path.dirname(manifest)

export const versionOfValidators: string = require(manifest).version

const validator: Validator = require(path.join(core, 'dist/services/entity-validator/index.js'))

// The validators need a running Strapi with its types and its database, so this object stands in for it.
Object.assign(globalThis, {
  strapi: {
    components: Object.fromEntries([...models].filter(([, { modelType }]) => modelType === 'component')),
    getModel: (uid: string) => models.get(uid),
    db: { query: () => ({ findOne: async () => null }) },
  },
})

/** Returns the errors that Strapi's own validators report when this document is published, each with its field. */
export async function refusalsOf(kind: DocumentKind, locale: string, attributes: object): Promise<readonly string[]> {
  const model = models.get(uids[kind])
  if (model === undefined) throw new Error(`There is no type ${uids[kind]}`)
  try {
    await validator.validateEntityCreation(model, imported(attributes) as object, { isDraft: false, locale })
    return []
  } catch (error) {
    if (!(error instanceof Error) || !('details' in error)) throw error
    return (error as unknown as Refusal).details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
}

const uids: Readonly<Record<DocumentKind, string>> = {
  articles: 'api::article.article',
  pages: 'api::page.page',
  studies: 'api::study.study',
  people: 'api::person.person',
  glossary: 'api::glossary-entry.glossary-entry',
  footer: 'api::index.index',
}

/** The properties of an image file in the media library; an import adds them to each image in a text. */
const file = {
  name: 'a.webp',
  hash: 'a',
  ext: '.webp',
  mime: 'image/webp',
  size: 1,
  width: 1,
  height: 1,
  provider: 'local',
  createdAt: '2026-11-01',
  updatedAt: '2026-11-01',
}

/** Changes attributes as an import does. A link to another document becomes null, because field validators do not check links. */
function imported(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(imported)
  if (typeof value !== 'object' || value === null) return value
  if ('data' in value) return null
  if ('type' in value && value.type === 'image' && 'image' in value)
    return { ...value, image: { ...file, ...(value.image as object) } }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, imported(part)]))
}
