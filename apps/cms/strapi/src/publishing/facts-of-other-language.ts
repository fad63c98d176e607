import type { Core, Modules } from '@strapi/strapi'
import { kinds } from '../content/kinds.ts'
import { type Fields, isEmpty, withoutIds } from './fields.ts'

const { uid, populate } = kinds.studies

/**
 * Gives a study that is saved in its second language the facts of the first one: the form of the admin has empty lists of
 * facts, and saving them would empty both languages.
 */
export function factsOfOtherLanguage(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== uid || context.action !== 'update') return next()
    const { documentId = '', locale = 'fr', data = {} } = context.params as SavedStudy
    const versions = await strapi.db.query(uid).findMany({ where: { documentId }, select: ['locale'] })
    const languages = versions.map((version) => String(version['locale']))
    const [other] = languages.includes(locale) ? [] : languages
    if (other !== undefined) {
      const first = await strapi.documents(uid).findOne({ documentId, locale: other, status: 'draft', populate })
      Object.assign(data, factsOf(strapi, first ?? {}, data))
    }
    return next()
  }
}

interface SavedStudy {
  documentId?: string
  locale?: string
  data?: Fields
}

function factsOf(strapi: Core.Strapi, first: Fields, data: Fields): Fields {
  const facts = Object.entries(strapi.contentType(uid).attributes)
    .filter(([name, { pluginOptions }]) => isFact(pluginOptions) && isEmpty(data[name]) && !isEmpty(first[name]))
    .map(([name]) => [name, withoutIds(first[name])])
  return Object.fromEntries(facts)
}

function isFact(options: object | undefined): boolean {
  const { i18n } = { ...options } as { i18n?: { localized?: boolean } }
  return i18n?.localized === false
}
