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
import { type Fields, isEmpty, isFields, areEqual, withoutIds } from './fields.ts'
import { readerLocale } from './reader-locale.ts'

const { uid, populate } = kinds.studies

/** The required lists of a page: without them, Strapi does not save the page, even as a draft. */
const emptyLists = { whatItTests: [], whatHappens: [], visits: [], goodToKnow: [] }

const saveFirst = {
  fr: 'Enregistrez d’abord : le registre est lu à ce moment, et vous regardez chaque ligne avant de publier.',
  en: 'Save first: the register is read then, and you look at each line before you publish.',
}

/**
 * Fills in the data of a register when an editor saves a study with a new register number. Publishing is refused at this
 * moment, because nobody has checked the lines yet.
 */
export function draftFromRegister(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action, params } = context
    if (context.uid !== uid || (action !== 'create' && action !== 'update')) return next()
    const { documentId, locale = 'fr', data = {} } = params as { documentId?: string; locale?: string; data?: Fields }
    const entered = data['registerNumber']
    const number = typeof entered === 'string' ? entered.trim().toUpperCase() : ''
    if (number === '' || !isLocale(locale)) return next()
    const asked = { locale, status: 'draft', populate } as const
    const stored = documentId === undefined ? null : await strapi.documents(uid).findOne({ documentId, ...asked })
    const before: Fields = { ...stored, ...data }
    const last = lastReading(before)
    if (!isToRead(number, before, last)) return next()
    if (strapi.db.inTransaction()) throw refusal(saveFirst[readerLocale(strapi)])
    const emptied = emptiedFields(before, last.fields)
    const rest = { ...before, ...emptied }
    const fields = fieldsToFill(rest, await registered(strapi, number, rest['site'], locale))
    Object.assign(data, emptied, fields, { registerRead: { number, fields } satisfies Reading })
    return next()
  }
}

/** The number that was last read from a register, and the fields that this reading filled in. */
interface Reading {
  number: string
  fields: Fields
}

function lastReading({ registerRead: last }: Fields): Reading {
  return isFields(last) ? (last as unknown as Reading) : { number: '', fields: {} }
}

/**
 * Whether to read the register: for a new number, unless this would replace lines that an editor has checked or written; for
 * the same number, if its lines were deleted.
 */
function isToRead(number: string, { registerLines: lines }: Fields, last: Reading): boolean {
  const isSeen = Array.isArray(lines) && lines.some((line) => isFields(line) && line['seen'] === true)
  if (number === last.number) return isEmpty(lines) && !isEmpty(last.fields['registerLines'])
  return isEmpty(lines) || (last.number !== '' && !isSeen)
}

/** Empties the fields that the previous number filled in: lines, sources, and each field that no editor has changed. */
function emptiedFields(before: Fields, lastFields: Fields): Fields {
  const imported = Object.entries(before).filter(
    ([name, value]) => !isEmpty(value) && (name === 'registerLines' || areEqual(value, lastFields[name])),
  )
  const emptied = Object.fromEntries(imported.map(([name, value]) => [name, Array.isArray(value) ? [] : null]))
  const [ours, theirs] = [before['page'], lastFields['page']]
  const hasTheirs = isFields(ours) && isFields(theirs) && areEqual(ours['sources'], theirs['sources'])
  return hasTheirs && !('page' in emptied) ? { ...emptied, page: { ...ours, sources: [] } } : emptied
}

async function registered(strapi: Core.Strapi, number: string, site: unknown, locale: Locale): Promise<Fields> {
  const { registerOrigin: origin } = settings
  try {
    const { page, ...facts } = draftFields(
      await importStudy(number, (asked) => readRegister(asked, { origin })),
      locale,
    )
    const hasPage = isFields(page) && (isEmpty(site) || site === locale)
    return withoutIds(studyAttributes({ ...facts, ...(hasPage && { page: { ...emptyLists, ...page } }) })) as Fields
  } catch (error) {
    if (!(error instanceof RegisterProblem)) throw error
    throw refusal(registerFailureText(error.failure, readerLocale(strapi)))
  }
}

function refusal(message: string): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: ['registerNumber'], message, name: 'ValidationError' }],
  })
}

/** Returns values only for fields that the editor left empty; a page without sources gets the sources of the register. */
function fieldsToFill(before: Fields, registerFields: Fields): Fields {
  const empty = Object.entries(registerFields).filter(([name, value]) => !isEmpty(value) && isEmpty(before[name]))
  const [ours, theirs] = [before['page'], registerFields['page']]
  const hasNoSource = isFields(ours) && isFields(theirs) && isEmpty(ours['sources'])
  return { ...Object.fromEntries(empty), ...(hasNoSource && { page: { ...theirs, ...filled(ours) } }) }
}

function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
