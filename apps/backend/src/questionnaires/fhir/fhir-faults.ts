import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isTooDeep } from '../../platform/contract/validator.ts'
import type { FhirItem, FhirQuestionnaire } from './fhir-questionnaire.ts'

const text = { type: 'string', pattern: String.raw`\S`, maxLength: 2000 }
const id = { type: 'string', pattern: '^[A-Za-z0-9.-]{1,64}$' }
const code = { type: 'string', pattern: String.raw`^[^\s]+(\s[^\s]+)*$`, maxLength: 60 }
const uri = { type: 'string', pattern: String.raw`^\S+$` }
const list = (items: object) => ({ type: 'array', minItems: 1, items })
const ref = (name: string) => ({ $ref: `#/$defs/${name}` })

const itemTypes =
  'group display boolean decimal integer date dateTime time string text url choice open-choice attachment reference quantity'.split(
    ' ',
  )

/** The rules of FHIR R4 for the elements of a Questionnaire that a memory test uses (hl7.org/fhir/R4/questionnaire.html). */
const schema = {
  type: 'object',
  required: ['resourceType', 'id', 'version', 'title', 'status', 'item'],
  properties: {
    resourceType: { const: 'Questionnaire' },
    id,
    url: uri,
    version: { ...text, maxLength: 40 },
    name: text,
    title: { ...text, maxLength: 200 },
    status: { enum: ['draft', 'active', 'retired', 'unknown'] },
    item: list(ref('item')),
    extension: list(ref('extension')),
  },
  $defs: {
    item: {
      type: 'object',
      required: ['linkId', 'text', 'type'],
      properties: {
        linkId: { ...text, maxLength: 60 },
        text: { ...text, maxLength: 1000 },
        type: {
          enum: itemTypes,
        },
        required: { type: 'boolean' },
        repeats: { type: 'boolean' },
        maxLength: { type: 'integer', minimum: 1 },
        enableWhen: list(ref('enableWhen')),
        enableBehavior: { enum: ['all', 'any'] },
        answerOption: list(ref('answerOption')),
        item: list(ref('item')),
        extension: list(ref('extension')),
      },
    },
    enableWhen: {
      type: 'object',
      required: ['question', 'operator'],
      properties: { question: text, operator: { enum: ['exists', '=', '!=', '>', '<', '>=', '<='] } },
    },
    answerOption: {
      type: 'object',
      properties: {
        valueCoding: { type: 'object', required: ['code', 'display'], properties: { code, display: text } },
        extension: list(ref('extension')),
      },
    },
    extension: {
      type: 'object',
      required: ['url'],
      properties: {
        url: uri,
        valueDecimal: { type: 'number' },
        valueDate: { type: 'string', format: 'date' },
        valueBoolean: { type: 'boolean' },
        valueString: { type: 'string' },
      },
    },
  },
} as const

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const isQuestionnaire = ajv.compile<FhirQuestionnaire>(schema)

const most = 10

/** Three times the depth of nested groups of questions with answers and translations. */
const deepest = 100

const tooDeep = `The file is not a readable Questionnaire of FHIR R4: it is nested more than ${deepest} levels deep.`

/** Returns the questionnaire with flattened groups, or sentences about violations of FHIR R4 and unsupported items. */
export function fhirFaults(json: unknown): { questionnaire: FhirQuestionnaire } | { faults: readonly string[] } {
  if (isTooDeep(json, deepest)) return { faults: [tooDeep] }
  if (!isQuestionnaire(json)) return { faults: (isQuestionnaire.errors ?? []).slice(0, most).map(inWords) }
  const questionnaire = { ...json, item: flattened(json.item) }
  const faults = questionnaire.item.flatMap(itemFaults)
  return faults.length > 0 ? { faults: faults.slice(0, most) } : { questionnaire }
}

function inWords({ instancePath, message }: ErrorObject): string {
  return `The file is not a Questionnaire of FHIR R4: ${instancePath || 'it'} ${message ?? 'is wrong'}.`
}

function flattened(items: readonly FhirItem[]): FhirItem[] {
  return items.flatMap(({ item = [], ...one }) => (one.type === 'group' ? flattened(item) : [one, ...flattened(item)]))
}

const askedTypes = ['choice', 'date', 'integer', 'decimal', 'string', 'text']

function itemFaults({ linkId, type, answerOption, enableWhen = [], enableBehavior }: FhirItem): string[] {
  const isChoice = type === 'choice'
  const hasOneCondition = new Set(enableWhen.map(({ question }) => question)).size <= 1
  const isPlain = enableWhen.every(({ operator, answerCoding }) => operator === '=' && answerCoding?.code !== undefined)
  return [
    ...(askedTypes.includes(type)
      ? []
      : [`The item "${linkId}" is of the type "${type}", which cannot be asked here.`]),
    ...(isChoice && !answerOption?.every(({ valueCoding }) => valueCoding !== undefined)
      ? [`The item "${linkId}" is a choice without an answerOption of valueCoding.`]
      : []),
    ...(isChoice && answerOption?.length === 1 ? [`The item "${linkId}" has one answer only.`] : []),
    ...(!isChoice && answerOption ? [`The item "${linkId}" has answerOption and is not a choice.`] : []),
    ...(hasOneCondition && isPlain && (enableWhen.length < 2 || enableBehavior === 'any')
      ? []
      : [`The item "${linkId}" is asked under a condition that is not one of several answers to one question.`]),
  ]
}
