import * as v from 'valibot'
import { type Closing, type PlaceboChance, type StudyResults, type Visit, visitTags } from '../study.ts'
import { readSource } from './article.ts'
import * as fields from './fields.ts'
import { leaveOut, type Place, refuse, within } from './place.ts'
import { read, readEach } from './read.ts'

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

export function readVisit(value: unknown, place: Place): Visit {
  const { place: at, tags, hours, ...visit } = read(visitFields, value, place)
  return {
    ...visit,
    ...(at === null ? {} : { place: at }),
    ...(hours === null ? {} : { hours }),
    tags: readEach(tags ?? [], within(place, 'tags'), (value, place) => {
      const { kind } = read(tagFields, value, place)
      return visitTags.find((known) => known === kind) ?? leaveOut(place, 'is an unknown tag of a visit')
    }),
  }
}

export function readPlacebo(value: unknown, place: Place): PlaceboChance {
  const { receive, of } = read(placeboFields, value, place)
  if (receive >= of || of > 10) refuse(place, 'is no chance such as 1 of 2, of at most 10 people')
  return { receive, of }
}

export function readClosing(value: unknown, place: Place): Closing {
  const { reason, since } = read(closingFields, value, place)
  return since === null ? { reason } : { reason, since }
}

export function readResults(value: unknown, place: Place): StudyResults {
  const { summary, source } = read(resultsFields, value, place)
  return { summary, source: readSource(source, within(place, 'source')) }
}
