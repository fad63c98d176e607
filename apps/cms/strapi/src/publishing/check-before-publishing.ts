import { carelessLines, checked, type DocumentKind } from '@clairmemoire/cms-client/checked'
import type { Problem } from '@clairmemoire/cms-client/problem'
import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { studyProblemText } from '@clairmemoire/domain/study-problems'
import type { Core, Modules, Schema, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { labelIn } from '../content/field-labels.ts'
import { kindOf, kinds } from '../content/kinds.ts'
import { readerLocale } from './reader-locale.ts'

/** The sentences of `cms-client` about a field, and their French translations; `$1` is the group of the pattern. */
const inFrench: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/, 'à remplir'],
  [/^is empty$/, 'à remplir'],
  [/^is of another type$/, 'n’a pas la forme attendue'],
  [/^is longer than (.+) characters$/, 'dépasse $1 caractères'],
  [/^has more than (.+) entries$/, 'a plus de $1 éléments'],
  [/^has more than (.+) nodes$/, 'est trop long : plus de $1 éléments de texte'],
  [/^has more than (.+) groups$/, 'a plus de $1 groupes'],
  [/^has more than (.+) links$/, 'a plus de $1 liens'],
  [/^is a list inside more than (.+) lists$/, 'est une liste dans plus de $1 listes'],
  [/^is the article itself$/, 'est l’article lui-même'],
  [/^is no slug such as (.+)$/, 'n’est pas une adresse comme $1'],
  [/^is no day such as (.+)$/, 'n’est pas un jour comme $1'],
  [/^is an unknown topic$/, 'n’est pas un sujet de la liste'],
  [/^is a node of an unknown type$/, 'contient une mise en forme que le site n’affiche pas'],
  [/^is a block of an unknown kind$/, 'est un bloc que le site n’affiche pas'],
  [
    /^is a link that is not allowed$/,
    'est un lien que le site n’ouvre pas : écrivez https://…, mailto:, tel: ou /page',
  ],
  [/^is an image from elsewhere$/, 'est une image d’un autre site : choisissez-la dans la médiathèque'],
  [/^is an image without a description$/, 'est une image sans texte alternatif : écrivez-le dans la médiathèque'],
  [/^is a figure without an image$/, 'est une figure sans image'],
  [/^is a text without a word$/, 'est un texte vide'],
  [/^is a call to action without a link$/, 'est une invitation sans lien'],
  [/^is a list without an entry$/, 'est une liste vide'],
  [/^is a group without a link$/, 'est un groupe sans lien'],
  [/^is not that of this text: (.+)$/, 'n’est pas celle de ce texte, qui demande une nouvelle approbation : $1'],
  [/^is no SHA-256$/, 'n’est pas une empreinte de 64 caractères'],
  [/^is no country such as (.+)$/, 'n’est pas un pays comme $1'],
  [/^is no whole number$/, 'n’est pas un nombre entier'],
  [/^is below (.+)$/, 'est inférieur à $1'],
  [/^is above (.+)$/, 'est supérieur à $1'],
  [/^is none of (.+)$/, 'n’est pas l’un de : $1'],
  [/^is not written like (.+)$/, 'ne s’écrit pas comme $1'],
  [/^is no degree$/, 'n’est pas un nombre de degrés'],
  [/^is no time$/, 'n’est pas une durée'],
  [/^is longer than a day$/, 'dépasse une journée'],
  [
    /^is no chance such as 1 of 2, of at most 10 people$/,
    'n’est pas une chance comme 1 sur 2, de 10 personnes au plus',
  ],
  [/^stands for no study$/, 'veut dire « aucune étude »'],
  [
    /^is no criterion that a question answers or the team checks$/,
    'n’est ni une condition à laquelle une question répond, ni une condition que l’équipe vérifie',
  ],
  [/^names a fact that no operator has$/, 'nomme entre accolades ce que le site ne connaît pas'],
  [/^says “(.+)”: .+$/, 'dit « $1 » : dites ce qui est étudié ou le prochain pas, sans rien promettre'],
  [/^is not published$/, 'n’est pas publié'],
]

type Fields = Readonly<Record<string, unknown>>
type Middleware = Modules.Documents.Middleware.Middleware

/**
 * Refuses to publish a document that the site could not show whole: it is published in a transaction, read as for a visitor, and
 * rolled back on a problem.
 */
export function checkBeforePublishing(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    const kind = kindOf(context.uid)
    if (kind === undefined || !publishes(context)) return next()
    return await strapi.db.transaction(async () => {
      const result = await next()
      for (const { documentId, locale } of publishedIn(result)) await checkPublished(strapi, kind, documentId, locale)
      return result
    })
  }
}

function publishes({ action, params }: Modules.Documents.Middleware.Context): boolean {
  return (
    action === 'publish' || ('status' in params && params.status === 'published' && /^(?:create|update)$/.test(action))
  )
}

interface Version {
  documentId: string
  locale: string
}

/** Publishing returns the version of each language; saving and publishing in one step returns one version. */
function publishedIn(result: unknown): readonly Version[] {
  if (typeof result === 'object' && result !== null && 'entries' in result) return result.entries as Version[]
  return [result as Version]
}

/** The people that a document has to name. A reader that fails on other missing fields does not check them. */
const namedPeople: Partial<Record<DocumentKind, readonly string[]>> = { articles: ['author', 'reviewer'] }

async function checkPublished(strapi: Core.Strapi, kind: DocumentKind, documentId: string, locale: string) {
  const { uid, populate } = kinds[kind]
  const version = (status: 'draft' | 'published') =>
    strapi.documents(uid).findOne({ documentId, locale, status, populate })
  const found = (await version('published')) as Fields
  const { value, problems: unreadable } = checked(kind, wireForm(strapi, uid, found), kind)
  const shared = kind === 'studies' ? await sharedWithOthers(strapi, found) : []
  const careless = value !== undefined && isLocale(locale) ? carelessLines(value, locale) : []
  const problems = [...unreadable, ...shared, ...careless]
  const nobody = (namedPeople[kind] ?? []).filter((field) => !found[field])
  if (problems.length > 0 || nobody.length > 0) {
    const draft = (await version('draft')) as Fields
    // A person whom only the draft names is not published yet.
    const missing = nobody.map((field) => ({ field, reason: draft[field] ? 'is not published' : 'is missing' }))
    throw refusal(strapi, [...missing, ...problems.filter(({ field }) => !nobody.includes(field))])
  }
  if (value !== undefined && 'readingMinutes' in value)
    await strapi.db.query(uid).update({ where: { id: found['id'] }, data: { readingMinutes: value.readingMinutes } })
}

/** An error that the admin shows at the named fields and above them, in the user's language. */
function refusal(strapi: Core.Strapi, problems: readonly Omit<Problem, 'document'>[]): Error {
  const locale = readerLocale(strapi)
  const said = problems.map(({ field, reason, study }) => {
    const path = field.split(/[.[\]]+/).filter(Boolean)
    const label = labelIn(locale, path[0] ?? '')
    const place = path.length === 1 ? label : `${label} (${field})`
    return { path, place, message: study ? studyProblemText(study, locale) : reasonFor(reason, locale) }
  })
  return new errors.ValidationError(said.map(({ place, message }) => `${place} : ${message}`).join(' · '), {
    errors: said.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  })
}

/** Codes, names and slugs that another study has: each is unique forever. */
async function sharedWithOthers(strapi: Core.Strapi, study: Fields): Promise<Omit<Problem, 'document'>[]> {
  const { documentId, name } = study
  const found = await Promise.all(
    ['code', 'name', 'slug'].map(async (field) => {
      const where = { [field]: study[field], documentId: { $ne: documentId } }
      const other = await strapi.db.query(kinds.studies.uid).findOne({ where, select: ['name'] })
      return other === null ? [] : [{ field, code: 'taken' as const, value: String(other['name'] ?? name) }]
    }),
  )
  return found.flat().map((study) => ({ field: study.field, reason: studyProblemText(study, 'en'), study }))
}

function reasonFor(reason: string, locale: Locale): string {
  if (locale === 'en') return reason
  const known = inFrench.find(([english]) => english.test(reason))
  return known === undefined ? reason : reason.replace(...known)
}

/** The fields of a populated document as answered under `/api/`: in the shape of Strapi 4, which `cms-client` reads. */
function wireForm(strapi: Core.Strapi, uid: UID.ContentType, document: Fields): Fields {
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
