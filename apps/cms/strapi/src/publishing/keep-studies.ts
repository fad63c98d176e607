import type { Core, Modules } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { kinds } from '../content/kinds.ts'
import { readerLocale } from './reader-locale.ts'

const { uid } = kinds.studies

/** The fields of a published study that never change, because stored requests and links contain them. */
const permanentFields = ['code', 'slug', 'name'] as const

const sentences = {
  removed: {
    fr: 'Une étude publiée garde sa page : choisissez l’état « closed », dites pourquoi, puis publiez.',
    en: 'A published study keeps its page: choose the state “closed”, say why, and publish.',
  },
  renamed: {
    fr: 'Le code, le nom et l’adresse d’une étude publiée ne changent plus : des demandes et des liens les portent.',
    en: 'Code, name and address of a published study do not change any more: requests and links have them.',
  },
}

/** Refuses to delete, unpublish or rename a study that has been published, so that its address never leads to another study. */
export function saveStudies(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params } = context
    const isRemoved = action === 'delete' || action === 'unpublish'
    if (context.uid !== uid || !(isRemoved || action === 'update')) return next()
    const { documentId, data = {} } = params as { documentId?: string; data?: Readonly<Record<string, unknown>> }
    const where = { documentId, publishedAt: { $notNull: true } }
    const published = await strapi.db.query(uid).findOne({ where, select: [...permanentFields] })
    if (published === null) return next()
    if (isRemoved) throw refusal(strapi, 'removed')
    const isRenamed = permanentFields.some((name) => data[name] !== undefined && data[name] !== published[name])
    if (isRenamed) throw refusal(strapi, 'renamed')
    return next()
  }
}

function refusal(strapi: Core.Strapi, why: keyof typeof sentences): Error {
  return new errors.ValidationError(sentences[why][readerLocale(strapi)])
}
