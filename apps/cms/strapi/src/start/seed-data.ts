import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import type { Core, Schema, UID } from '@strapi/strapi'
import { kindOf, kinds } from '../content/kinds.ts'
import { documentNamed } from './document-named.ts'
import { seededImage } from './seed-media.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the document service takes for a document as it is written down: names become ids, of documents and of files. */
export async function seedData(strapi: Core.Strapi, kind: DocumentKind, locale: string, attributes: Fields) {
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
