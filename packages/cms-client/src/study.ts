import { countries } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { slugify } from '@clairmemoire/domain/slug'
import { askedAnswers, enteredStatuses, studyKinds, studyStatuses } from '@clairmemoire/domain/study'
import * as v from 'valibot'
import { allowedLink } from './allowed-link.ts'
import { bounds } from './bounds.ts'
import { criterion } from './criterion.ts'
import * as fields from './reading/fields.ts'
import { listOf, oneOf, wholeNumber } from './reading/words.ts'
import { linkNotAllowed } from './reading/rich-text.ts'

// The site’s own scripts import types from here, and the schema only with the client.

/** A list of plain texts: a content service wraps each in an entry. */
const texts = (text: v.GenericSchema<string, string>) =>
  listOf(
    v.pipe(
      v.object({ text }),
      v.transform((entry) => entry.text),
    ),
  )
/** A service adds `criteria` in the way of a list of plain texts; an editor may leave it out. */
const registerLines = v.pipe(
  v.array(
    v.object({
      text: fields.text,
      seen: v.boolean(),
      criteria: v.exactOptional(texts(fields.label), () => []),
    }),
  ),
  v.maxLength(bounds.registerLines, `has more than ${bounds.registerLines} entries`),
)

const sentences = v.pipe(texts(fields.text), v.minLength(1, 'is empty'))

const count = wholeNumber(1, 1_000_000)

const source = v.object({
  title: fields.label,
  /** Without it the source is named only. */
  href: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((link) => allowedLink(link) !== undefined, linkNotAllowed),
    ),
  ),
})

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max, 'is no degree'), v.maxValue(max, 'is no degree'))

const site = v.object({
  city: v.pipe(fields.label, v.maxLength(100, 'is longer than 100 characters')),
  country: oneOf(countries),
  latitude: degrees(90),
  longitude: degrees(180),
  recruiting: v.boolean(),
  sample: v.exactOptional(v.boolean(), false),
})

/** A site is called by its city, a further one there by its number too: `boston`, `boston-2`. */
const sites = v.pipe(
  v.array(site),
  v.maxLength(bounds.sites, `has more than ${bounds.sites} entries`),
  v.transform((all) =>
    all.map(({ latitude, longitude, ...rest }, index) => {
      const town = slugify(rest.city)
      const earlier = all.slice(0, index).filter(({ city }) => slugify(city) === town).length
      return { id: earlier === 0 ? town : `${town}-${earlier + 1}`, ...rest, place: { latitude, longitude } }
    }),
  ),
)

/** Done at a visit. */
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
  /** Such as “Weeks 1 to 5”. */
  when: fields.label,
  /** Left out where the sources do not say. */
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
  /** How long one such visit lasts. */
  hours: v.exactOptional(v.pipe(v.number(), v.gtValue(0, 'is no time'), v.maxValue(24, 'is longer than a day'))),
})

/** Of so many people, how many receive a placebo. */
const placebo = v.pipe(
  v.object({ receive: count, of: count }),
  v.check(({ receive, of }) => receive < of && of <= 10, 'is no chance such as 1 of 2, of at most 10 people'),
)

/** Only the page says this. A fact that the sources do not give is left out, never guessed. */
const page = v.object({
  /** For its card in the list and for search engines. */
  summary: fields.text,
  sources: listOf(source),
  whatItTests: sentences,
  whatHappens: sentences,
  /** From the first on. */
  visits: v.exactOptional(listOf(visit), () => []),
  /** The tasks of a study partner. */
  partner: v.exactOptional(fields.text),
  partnerTime: v.exactOptional(fields.text),
  /** Which medicines may go on, and for how long they must have stayed the same. */
  medicines: v.exactOptional(fields.text),
  sideEffects: v.exactOptional(fields.text),
  /** Paid for by the study: travel, a hotel, meals. */
  costs: v.exactOptional(fields.text),
  goodToKnow: sentences,
  /** Of a study that takes nobody in any more. */
  closed: v.exactOptional(v.object({ reason: fields.text, since: v.exactOptional(fields.day) })),
  results: v.exactOptional(v.object({ summary: fields.text, source })),
})

/** Everything about a study, in one language: facts, and the texts of the language. A day is `YYYY-MM-DD`. */
export const studySchema = v.pipe(
  v.object({
    code: v.pipe(
      v.string(),
      v.maxLength(40, 'is longer than 40 characters'),
      v.regex(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/, 'is not written like PRECISE_AD'),
      v.notValue('NO_TRIAL_MATCH', 'stands for no study'),
    ),
    name: fields.label,
    slug: fields.slug,
    /** The language of the site that shows it. */
    site: oneOf(locales),
    /** The language of these texts. */
    locale: oneOf(locales),
    kind: oneOf(studyKinds),
    registryIds: texts(fields.label),
    /** By the register. Strapi keeps the word `status` for itself. */
    state: oneOf(studyStatuses),
    sampleState: v.exactOptional(oneOf(enteredStatuses)),
    lastChecked: fields.day,
    procedures: v.object({
      lumbarPuncture: oneOf(askedAnswers),
      infusion: oneOf(askedAnswers),
      atHome: oneOf(askedAnswers),
    }),
    criteria: v.pipe(listOf(criterion), v.minLength(1, 'is empty')),
    sites,
    sponsor: fields.label,
    /** Such as `2`, or `1b`. */
    phase: v.exactOptional(fields.label),
    /** About how long one person takes part, rounded up to whole months. */
    durationMonths: v.exactOptional(count),
    /** People planned or expected in the whole study. */
    participants: v.exactOptional(count),
    /** ISO 3166-1 alpha-2; only countries that a source names. */
    countries: v.exactOptional(texts(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no country such as FR'))), () => []),
    placebo: v.exactOptional(placebo),
    /** Each line of the register in its order; only whoever checks the study asks for them. */
    registerLines: v.exactOptional(registerLines),

    title: fields.label,
    /** Of the text, such as `2`; a changed text has another one. */
    version: fields.label,
    /** Paragraphs, which a person reads first, on the page and on the match result (R2-105). */
    introduction: sentences,
    /** Unknown facts, as questions that a person can read out on the call. */
    questionsToAsk: sentences,
    /** An ethics committee has allowed this very text to be shown; without it the text is a sample, which production does not show. */
    approval: v.exactOptional(
      v.object({
        authority: fields.label,
        reference: fields.label,
        approvedOn: fields.day,
        /** Of the approved text: see `hashOf`. */
        hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no SHA-256')),
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

/** The texts that a person reads first. */
export type StudyIntroduction = Pick<StudyDocument, 'title' | 'introduction' | 'questionsToAsk'>
