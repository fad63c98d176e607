import * as v from 'valibot'
import { approvalFits, hashOf } from '../approval.ts'
import {
  type Closing,
  type PlaceboChance,
  type Study,
  type StudyPage,
  type StudyResults,
  type Visit,
  visitTags,
} from '../study.ts'
import { readSource } from './article.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { leaveOut, type ReadContext, read, readEach, refuse, within } from './read.ts'

const people = v.pipe(v.number(), v.integer('is no whole number'), v.minValue(1, 'is no count'))

const visitFields = v.object({
  when: fields.label,
  place: v.optional(v.nullable(v.picklist(['home', 'centre'])), null),
  text: fields.text,
  tags: v.optional(v.nullable(fields.list), null),
  hours: v.optional(
    v.nullable(v.pipe(v.number(), v.gtValue(0, 'is no time'), v.maxValue(24, 'is longer than a day'))),
    null,
  ),
})

const tagFields = v.object({ kind: v.string() })

const placeboFields = v.object({ receive: people, of: people })

const closingFields = v.object({ reason: fields.text, since: v.optional(v.nullable(fields.day), null) })

const resultsFields = v.object({ summary: fields.text, source: v.unknown() })

const sentences = v.pipe(fields.list, v.minLength(1, 'is empty'))
const count = v.optional(
  v.nullable(v.pipe(v.number(), v.integer('is no whole number'), v.minValue(1, 'is no count'))),
  null,
)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no country such as FR'))

const studyFields = v.object({
  slug: fields.slug,
  title: fields.label,
  introduction: sentences,
  questionsToAsk: sentences,
  version: fields.label,
  approval: v.optional(v.nullable(v.unknown()), null),
  page: v.optional(v.nullable(v.unknown()), null),
})
const approvalFields = v.object({
  authority: fields.label,
  reference: fields.label,
  approvedOn: fields.day,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no SHA-256')),
})
const pageFields = v.object({
  summary: fields.text,
  checkedOn: fields.day,
  sponsor: fields.label,
  phase: fields.optionalLabel,
  durationMonths: count,
  participants: count,
  countries: fields.list,
  sources: fields.list,
  whatItTests: sentences,
  whatHappens: sentences,
  visits: v.optional(v.nullable(fields.list), null),
  placebo: v.optional(v.nullable(v.unknown()), null),
  partner: fields.optionalText,
  partnerTime: fields.optionalText,
  medicines: fields.optionalText,
  sideEffects: fields.optionalText,
  costs: fields.optionalText,
  goodToKnow: sentences,
  closed: v.optional(v.nullable(v.unknown()), null),
  results: v.optional(v.nullable(v.unknown()), null),
})
const sentence = v.object({ text: fields.text })
const countryEntry = v.object({ text: country })

/** A text that is not the approved one is refused as a whole, with the hash that an approval of it would need. */
export function readStudy(attributes: Attributes, context: ReadContext): Study {
  const { introduction, questionsToAsk, approval, page, ...named } = read(studyFields, attributes, context)
  const study: Study = {
    ...named,
    introduction: readSentences(introduction, within(context, 'introduction')),
    questionsToAsk: readSentences(questionsToAsk, within(context, 'questionsToAsk')),
    ...(approval === null ? {} : { approval: read(approvalFields, approval, within(context, 'approval')) }),
    ...(page === null ? {} : { page: readStudyPage(page, within(context, 'page')) }),
  }
  if (!approvalFits(study)) refuse(within(context, 'approval', 'hash'), `is not that of this text: ${hashOf(study)}`)
  return study
}

function readStudyPage(value: unknown, context: ReadContext): StudyPage {
  const { visits, placebo, closed, results, ...page } = read(pageFields, value, context)
  return {
    ...known(page),
    ...(visits?.length ? { visits: readEach(visits, within(context, 'visits'), readVisit) } : {}),
    ...(placebo === null ? {} : { placebo: readPlacebo(placebo, within(context, 'placebo')) }),
    ...(closed === null ? {} : { closed: readClosing(closed, within(context, 'closed')) }),
    ...(results === null ? {} : { results: readResults(results, within(context, 'results')) }),
    countries: readEach(
      page.countries,
      within(context, 'countries'),
      (one, context) => read(countryEntry, one, context).text,
    ),
    sources: readEach(page.sources, within(context, 'sources'), readSource),
    whatItTests: readSentences(page.whatItTests, within(context, 'whatItTests')),
    whatHappens: readSentences(page.whatHappens, within(context, 'whatHappens')),
    goodToKnow: readSentences(page.goodToKnow, within(context, 'goodToKnow')),
  }
}

/** Without the fields that an editor left empty. */
function known<Fields extends object>(fields: Fields): Known<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as Known<Fields>
}

type Known<Fields> = { [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name] } & {
  [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: NonNullable<Fields[Name]>
}

/** Each with the entry of a list that a service keeps it in. */
function readSentences(values: readonly unknown[], context: ReadContext): readonly string[] {
  return readEach(values, context, (value, context) => read(sentence, value, context).text)
}

function readVisit(value: unknown, context: ReadContext): Visit {
  const { place: at, tags, hours, ...visit } = read(visitFields, value, context)
  return {
    ...visit,
    ...(at === null ? {} : { place: at }),
    ...(hours === null ? {} : { hours }),
    tags: readEach(tags ?? [], within(context, 'tags'), (value, context) => {
      const { kind } = read(tagFields, value, context)
      return visitTags.find((known) => known === kind) ?? leaveOut(context, 'is an unknown tag of a visit')
    }),
  }
}

function readPlacebo(value: unknown, context: ReadContext): PlaceboChance {
  const { receive, of } = read(placeboFields, value, context)
  if (receive >= of || of > 10) refuse(context, 'is no chance such as 1 of 2, of at most 10 people')
  return { receive, of }
}

function readClosing(value: unknown, context: ReadContext): Closing {
  const { reason, since } = read(closingFields, value, context)
  return since === null ? { reason } : { reason, since }
}

function readResults(value: unknown, context: ReadContext): StudyResults {
  const { summary, source } = read(resultsFields, value, context)
  return { summary, source: readSource(source, within(context, 'source')) }
}
