import type { Core, Schema, UID } from '@strapi/strapi'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a populated document as they are answered under `/api/`: in the form of Strapi 4, which `cms-client` reads. */
export function wireForm(strapi: Core.Strapi, uid: UID.ContentType, document: Fields): Fields {
  return fieldsOf(strapi, strapi.contentType(uid).attributes, document)
}

function fieldsOf(strapi: Core.Strapi, attributes: Schema.Attributes, fields: Fields): Fields {
  const named = Object.entries(fields).map(([name, value]) => [name, valueOf(strapi, attributes[name], value)])
  return Object.fromEntries(named)
}

function valueOf(strapi: Core.Strapi, attribute: Schema.Attribute.AnyAttribute | undefined, value: unknown): unknown {
  const part = (uid: string) => strapi.components[uid as UID.Component]?.attributes ?? {}
  if (attribute?.type === 'relation')
    return { data: each(value, entry(strapi, 'target' in attribute ? attribute.target : undefined)) }
  if (attribute?.type === 'media') return { data: each(value, entry(strapi, 'plugin::upload.file')) }
  if (attribute?.type === 'component')
    return each(value, (fields) => fieldsOf(strapi, part(attribute.component), fields))
  if (attribute?.type === 'dynamiczone')
    return each(value, (fields) => fieldsOf(strapi, part(String(fields['__component'])), fields))
  return value
}

const entry =
  (strapi: Core.Strapi, target: UID.ContentType | undefined) =>
  ({ id, ...fields }: Fields) => ({
    id,
    attributes: target === undefined ? fields : wireForm(strapi, target, fields),
  })

function each(value: unknown, one: (part: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((part) => one(part))
  return typeof value === 'object' && value !== null ? one({ ...value }) : null
}
