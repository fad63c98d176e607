import { studyAttributes } from '@clairmemoire/cms-client/study-attributes'
import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { draftFields } from '@clairmemoire/registry/draft-fields'
import { importStudy } from '@clairmemoire/registry/import-study'
import { readRegister } from '@clairmemoire/registry/read-register'
import { RegisterProblem, registerFailureText } from '@clairmemoire/registry/register-problem'
import type { Core, Modules } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { kinds } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'
import { type Fields, isEmpty, isFields, withoutIds } from './fields.ts'
import { readerLocale } from './reader-locale.ts'

const { uid, populate } = kinds.studies

/** The lists without which Strapi keeps no page, not even in a draft. */
const unwritten = { whatItTests: [], whatHappens: [], goodToKnow: [] }

/** Fills in what a register says, where an editor saves a study with a register number and without the lines of the register. */
export function draftFromRegister(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params } = context
    if (context.uid !== uid || (action !== 'create' && action !== 'update')) return next()
    const { documentId, locale = 'fr', data = {} } = params as { documentId?: string; locale?: string; data?: Fields }
    const number = data['registerNumber']
    if (typeof number !== 'string' || number.trim() === '' || !isLocale(locale)) return next()
    const asked = { locale, status: 'draft', populate } as const
    const kept = documentId === undefined ? null : await strapi.documents(uid).findOne({ documentId, ...asked })
    const before: Fields = { ...kept, ...data }
    if (isEmpty(before['registerLines']))
      Object.assign(data, toFill(before, await registered(strapi, number, before['site'], locale)))
    return next()
  }
}

async function registered(strapi: Core.Strapi, number: string, site: unknown, locale: Locale): Promise<Fields> {
  const { registerOrigin: origin } = settings
  try {
    const { page, ...facts } = draftFields(
      await importStudy(number, (asked) => readRegister(asked, { origin })),
      locale,
    )
    const hasPage = isFields(page) && (isEmpty(site) || site === locale)
    return withoutIds(studyAttributes({ ...facts, ...(hasPage && { page: { ...unwritten, ...page } }) })) as Fields
  } catch (error) {
    if (!(error instanceof RegisterProblem)) throw error
    const message = registerFailureText(error.failure, readerLocale(strapi))
    throw new errors.ValidationError(message, {
      errors: [{ path: ['registerNumber'], message, name: 'ValidationError' }],
    })
  }
}

/** What an editor has written stays as it is; a page without a source gets that of the register. */
function toFill(before: Fields, said: Fields): Fields {
  const empty = Object.entries(said).filter(([name, value]) => !isEmpty(value) && isEmpty(before[name]))
  const [ours, theirs] = [before['page'], said['page']]
  const hasNoSource = isFields(ours) && isFields(theirs) && isEmpty(ours['sources'])
  return { ...Object.fromEntries(empty), ...(hasNoSource && { page: { ...theirs, ...filled(ours) } }) }
}

function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
