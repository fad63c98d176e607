import type { Scoring } from '@clairmemoire/domain/memory-score'
import type { BilingualQuestion, BilingualWording } from '@clairmemoire/forms/bilingual-questionnaire'
import type { Instrument } from '@clairmemoire/forms/instrument'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The parts of an instrument that FHIR cannot express. */
export interface RestOfInstrument extends Omit<Instrument, 'id' | 'version' | 'title' | 'questions' | 'scoring'> {
  scoring: Omit<Scoring, 'points'>
  questions: Readonly<Record<string, RestOfQuestion>>
}

/** The parts of a question that FHIR cannot express, such as its wording about another person. */
export interface RestOfQuestion extends Pick<BilingualQuestion, 'hint' | 'why' | 'settles' | 'short'> {
  isScale?: boolean
  label?: BilingualWording
  options?: Readonly<Record<string, { label?: BilingualWording; urgent?: boolean }>>
}

const text = { type: 'string', minLength: 1, maxLength: 2000 }
const id = { type: 'string', minLength: 1, maxLength: 60 }
const number = { type: 'number', minimum: 0 }
const share = { type: 'number', minimum: 0, maximum: 1 }
const listOf = (items: object) => ({ type: 'array', items })
const mapOf = (values: object) => ({ type: 'object', additionalProperties: values })

function fields(required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) {
  const properties = { ...required, ...optional }
  return { type: 'object', required: Object.keys(required), properties, additionalProperties: false }
}

const inEach = (value: object) => fields({ fr: value, en: value })
const wording = inEach(fields({ self: text, someone_else: text }))
const titled = { title: wording, text: wording }
const answer = { question: id, is_one_of: listOf(id) }
const because = listOf(fields({ ...answer, text: wording }))
const change = fields({ area: wording, thing: wording })
const steps = { enum: ['talk_to_doctor', 'make_appointment'] }
const condition = { anyOf: [fields(answer), fields({ items: number, points: number })] }

const minutes = { type: 'integer', minimum: 1, maximum: 60 }
const scoring = {
  areas: listOf(fields({ id, items: listOf({ ...listOf(id), minItems: 1 }) })),
  bands: fields({}, { talk_to_doctor: number, make_appointment: number }),
  rules: listOf(fields({ band: steps, when: listOf(condition) })),
  levels: fields({ often: number, some: share, many: share }),
  enough: share,
}

const restFields = {
  minutes,
  scoring: fields(scoring),
  areas: listOf(fields({ id, title: wording })),
  levels: fields({ few: wording, some: wording, many: wording, not_enough: wording }),
  changes: fields({ as_before: change, more: change }),
  reasons: because,
  things: mapOf(wording),
  steps: fields({
    nothing_urgent: fields(titled),
    talk_to_doctor: fields(titled),
    make_appointment: fields(titled),
    not_enough: fields(titled),
  }),
  urgent: fields(titled),
  causes: listOf(fields({ id, ...titled, because })),
  advice: listOf(
    fields(
      {
        id,
        ...titled,
        why: wording,
        evidence: { enum: ['strong', 'moderate', 'limited'] },
        source: inEach(fields({ title: text, href: { ...text, pattern: '^https://' } })),
      },
      {
        because,
        always: { type: 'boolean' },
        personal: { type: 'boolean' },
        help: { enum: ['crisis_line', 'help_now'] },
      },
    ),
  ),
  goals: listOf(
    fields(
      { id, ...titled, pillar: { enum: ['food', 'movement', 'mind', 'people', 'heart'] } },
      { days: { type: 'integer', minimum: 1, maximum: 7 } },
    ),
  ),
  questions: mapOf(
    fields(
      {},
      {
        isScale: { type: 'boolean' },
        label: wording,
        hint: wording,
        why: wording,
        settles: id,
        short: { type: 'boolean' },
        options: mapOf(fields({}, { label: wording, urgent: { type: 'boolean' } })),
      },
    ),
  ),
}

const short = fields({ minutes, scoring: fields({ points: mapOf(mapOf(number)), ...scoring }), notAsked: wording })
const schema = fields(restFields, { short })

const isRest = new Ajv2020({ strict: false }).compile<RestOfInstrument>(schema)

/** The parsed rest, or its first fault. */
export function readRest(json: string): RestOfInstrument | { fault: string } {
  const rest = parsed(json)
  if (isRest(rest)) return rest
  const [error] = isRest.errors ?? []
  return { fault: `${error?.instancePath || 'it'} ${error?.message ?? 'is not JSON'}` }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
