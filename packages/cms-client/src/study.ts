import { countries } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { slugify } from '@clairmemoire/domain/slug'
import { askedAnswers, enteredStatuses, studyKinds, studyStatuses } from '@clairmemoire/domain/study'
import * as v from 'valibot'
import { allowedLink } from './allowed-link.ts'
import { bounds } from './bounds.ts'
import { criterion } from './criterion.ts'
import * as fields from './reading/fields.ts'
import { messageOf } from './reading/read.ts'
import { listOf, oneOf, wholeNumber } from './reading/fields.ts'

// The site’s scripts import types from here; the schema is only bundled with the client.

/** A list of plain texts: a content service wraps each in an entry. */
const texts = (text: v.GenericSchema<string, string>) =>
  listOf(
    v.pipe(
      v.object({ text }),
      v.transform((entry) => entry.text),
    ),
  )
/** Lines of a register. A service sends `criteria` like a list of plain texts; an editor may omit it. */
const registerLines = v.pipe(
  v.array(
    v.object({
      text: fields.text,
      seen: v.boolean(),
      criteria: v.exactOptional(texts(fields.label), () => []),
    }),
  ),
  v.maxLength(bounds.registerLines, messageOf({ code: 'too_many_entries', max: bounds.registerLines })),
)

const sentences = v.pipe(texts(fields.text), v.minLength(1, messageOf({ code: 'empty' })))

const count = wholeNumber(1, 1_000_000)

const source = v.object({
  title: fields.label,
  /** Absent if the source is only named. */
  href: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((link) => allowedLink(link) !== undefined, messageOf({ code: 'link_not_allowed' })),
    ),
  ),
})

const degrees = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(-max, messageOf({ code: 'not_degrees' })),
    v.maxValue(max, messageOf({ code: 'not_degrees' })),
  )

const site = v.object({
  city: v.pipe(fields.label, v.maxLength(100, messageOf({ code: 'too_long', max: 100 }))),
  country: oneOf(countries),
  latitude: degrees(90),
  longitude: degrees(180),
  recruiting: v.boolean(),
  sample: v.exactOptional(v.boolean(), false),
})

/** A site's id is its city, with a number for further ones: `boston`, `boston-2`. */
const sites = v.pipe(
  v.array(site),
  v.maxLength(bounds.sites, messageOf({ code: 'too_many_entries', max: bounds.sites })),
  v.transform((all) =>
    all.map(({ latitude, longitude, ...rest }, index) => {
      const town = slugify(rest.city)
      const earlier = all.slice(0, index).filter(({ city }) => slugify(city) === town).length
      return { id: earlier === 0 ? town : `${town}-${earlier + 1}`, ...rest, place: { latitude, longitude } }
    }),
  ),
)

/** Procedures of a visit. */
export const visitTags = [
  'memory_tests',
  'questionnaires',
  'blood_test',
  'scan',
  'lumbar_puncture',
  'infusion',
  'by_mouth',
] as const

/** One visit, or several similar ones. */
const visit = v.object({
  /** Such as “Weeks 1 to 5”. */
  when: fields.label,
  /** Absent if the sources do not state it. */
  place: v.exactOptional(oneOf(['home', 'centre'])),
  text: fields.text,
  tags: v.exactOptional(
    listOf(
      v.pipe(
        v.object({ kind: oneOf(visitTags) }),
        v.transform(({ kind }) => kind),
      ),
    ),
    () => [],
  ),
  /** Duration of one such visit. */
  hours: v.exactOptional(
    v.pipe(
      v.number(),
      v.gtValue(0, messageOf({ code: 'not_duration' })),
      v.maxValue(24, messageOf({ code: 'over_a_day' })),
    ),
  ),
})

/** Of how many people how many receive a placebo. */
const placebo = v.pipe(
  v.object({ receive: count, of: count }),
  v.check(({ receive, of }) => receive < of && of <= 10, messageOf({ code: 'not_chance' })),
)

/** Used by the study's page only. A fact that the sources lack is absent, never guessed. */
const page = v.object({
  /** For its card in the list and for search engines. */
  summary: fields.text,
  sources: listOf(source),
  whatItTests: sentences,
  whatHappens: sentences,
  /** In order. */
  visits: v.exactOptional(listOf(visit), () => []),
  /** The tasks of a study partner. */
  partner: v.exactOptional(fields.text),
  partnerTime: v.exactOptional(fields.text),
  /** Medicines that may be continued, and how long the dose must have been stable. */
  medicines: v.exactOptional(fields.text),
  sideEffects: v.exactOptional(fields.text),
  /** Costs that the study pays: travel, a hotel, meals. */
  costs: v.exactOptional(fields.text),
  goodToKnow: sentences,
  /** Results of a closed study. */
  closed: v.exactOptional(v.object({ reason: fields.text, since: v.exactOptional(fields.day) })),
  results: v.exactOptional(v.object({ summary: fields.text, source })),
})

/** A study in one language: facts, and texts in that language. Dates are `YYYY-MM-DD`. */
export const studySchema = v.pipe(
  v.object({
    code: v.pipe(
      v.string(),
      v.maxLength(40, messageOf({ code: 'too_long', max: 40 })),
      v.regex(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/, messageOf({ code: 'other_format', example: 'PRECISE_AD' })),
      v.notValue('NO_TRIAL_MATCH', messageOf({ code: 'reserved_code' })),
    ),
    name: fields.label,
    slug: fields.slug,
    /** The locale whose site shows it. */
    site: oneOf(locales),
    /** The language of these texts. */
    locale: oneOf(locales),
    kind: oneOf(studyKinds),
    registryIds: texts(fields.label),
    /** By the register. Strapi reserves the name `status`. */
    state: oneOf(studyStatuses),
    sampleState: v.exactOptional(oneOf(enteredStatuses)),
    lastChecked: fields.day,
    procedures: v.object({
      lumbarPuncture: oneOf(askedAnswers),
      infusion: oneOf(askedAnswers),
      atHome: oneOf(askedAnswers),
    }),
    criteria: v.pipe(listOf(criterion), v.minLength(1, messageOf({ code: 'empty' }))),
    sites,
    sponsor: fields.label,
    /** Such as `2`, or `1b`. */
    phase: v.exactOptional(fields.label),
    /** Approximate time of one participant, rounded up to whole months. */
    durationMonths: v.exactOptional(count),
    /** Planned or expected participants of the whole study. */
    participants: v.exactOptional(count),
    /** ISO 3166-1 alpha-2; only countries that a source names. */
    countries: v.exactOptional(
      texts(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, messageOf({ code: 'not_country' })))),
      () => [],
    ),
    placebo: v.exactOptional(placebo),
    /** The lines of the register in order; present only when requested for a check. */
    registerLines: v.exactOptional(registerLines),

    title: fields.label,
    /** Version of the text, such as `2`; it changes with the text. */
    version: fields.label,
    /** Introductory paragraphs on the page and the match result (R2-105). */
    introduction: sentences,
    /** Unknown facts, as questions that a person can read out on the call. */
    questionsToAsk: sentences,
    /** An ethics committee has allowed exactly this text; without approval the text is a sample, which production does not show. */
    approval: v.exactOptional(
      v.object({
        authority: fields.label,
        reference: fields.label,
        approvedOn: fields.day,
        /** Hash of the approved text: see `hashOf`. */
        hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, messageOf({ code: 'not_hash' }))),
      }),
    ),
    /** Only in the language of its site. */
    page: v.exactOptional(page),
  }),
  v.transform(({ site, locale, state: status, sampleState: sampleStatus, ...study }) => ({
    ...study,
    status,
    ...(sampleStatus && { sampleStatus }),
    locale: site,
    language: locale,
  })),
)

export type StudyDocument = v.InferOutput<typeof studySchema>
export type StudyPage = v.InferOutput<typeof page>
export type Visit = v.InferOutput<typeof visit>
export type VisitTag = Visit['tags'][number]
export type PlaceboChance = v.InferOutput<typeof placebo>

/** The introductory texts. */
export type StudyIntroduction = Pick<StudyDocument, 'title' | 'introduction' | 'questionsToAsk'>
