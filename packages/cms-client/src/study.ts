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

// The site’s scripts import only types from here, so the schema is bundled with the client only.

/** A list of plain texts. A content service wraps each text in an object. */
const texts = (text: v.GenericSchema<string, string>) =>
  listOf(
    v.pipe(
      v.object({ text }),
      v.transform((entry) => entry.text),
    ),
  )
/** Lines of a register. `criteria` is a list of plain texts; it is optional. */
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
  /** Absent if the source has a name but no address. */
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

const studySite = v.object({
  city: v.pipe(fields.label, v.maxLength(100, messageOf({ code: 'too_long', max: 100 }))),
  country: oneOf(countries),
  latitude: degrees(90),
  longitude: degrees(180),
  recruiting: v.boolean(),
  sample: v.exactOptional(v.boolean(), false),
})

/** The places of a study. The id of each is its city; further sites in the same city get a number: `boston`, `boston-2`. */
const sites = v.pipe(
  v.array(studySite),
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

/** One visit, or several that are alike. */
const visit = v.object({
  /** The time of the visit, such as “Weeks 1 to 5”. */
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
  /** The duration of one visit. */
  hours: v.exactOptional(
    v.pipe(
      v.number(),
      v.gtValue(0, messageOf({ code: 'not_duration' })),
      v.maxValue(24, messageOf({ code: 'over_a_day' })),
    ),
  ),
})

/** The chance of a placebo: of `of` people, `receive` get it. The numbers are small, so that people can imagine them. */
const placebo = v.pipe(
  v.object({ receive: count, of: count }),
  v.check(({ receive, of }) => receive < of && of <= 10, messageOf({ code: 'not_chance' })),
)

/** The texts of the study's page. A fact that is not in the sources is absent and never guessed. */
const page = v.object({
  /** Shown on the study's card in the list and by search engines. */
  summary: fields.text,
  sources: listOf(source),
  whatItTests: sentences,
  whatHappens: sentences,
  /** The visits in their order. */
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
  /** The reason why the study is closed, and the day on which it was closed. */
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
    /** The website that shows the study, by its locale. The output has this as `locale`. */
    site: oneOf(locales),
    /** The language of these texts. The output has this as `language`. */
    locale: oneOf(locales),
    kind: oneOf(studyKinds),
    registryIds: texts(fields.label),
    /** The state in the register. The field is not called `status`, because Strapi reserves that name. */
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
    /** The phase, such as `2` or `1b`. */
    phase: v.exactOptional(fields.label),
    /** The time for which one person takes part, rounded up to whole months. */
    durationMonths: v.exactOptional(count),
    /** The number of participants that the whole study plans or expects. */
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
    /** The first paragraphs on the page and in the match result (R2-105). */
    introduction: sentences,
    /** Questions that a person can read out on the call, about facts that are unknown. */
    questionsToAsk: sentences,
    /** The approval of exactly this text by an ethics committee. A text without approval is a sample, which production does not show. */
    approval: v.exactOptional(
      v.object({
        authority: fields.label,
        reference: fields.label,
        approvedOn: fields.day,
        /** Hash of the approved text: see `hashOf`. */
        hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, messageOf({ code: 'not_hash' }))),
      }),
    ),
    /** Present only in the language of the study's site. */
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

/** The title, the introduction and the questions for the call. */
export type StudyIntroduction = Pick<StudyDocument, 'title' | 'introduction' | 'questionsToAsk'>
