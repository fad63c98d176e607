import type { BilingualOption, BilingualQuestion, BilingualWording } from '@clairmemoire/forms/bilingual-questionnaire'
import type { Instrument } from '@clairmemoire/forms/instrument'
import { instrumentFaults } from '@clairmemoire/forms/instrument-faults'
import { fhirFaults } from './fhir-faults.ts'
import {
  englishOf,
  extensionUrls,
  type FhirElement,
  type FhirItem,
  type FhirOption,
  type FhirQuestionnaire,
  findExtension,
} from './fhir-questionnaire.ts'
import { type RestOfInstrument, type RestOfQuestion, readRest } from './rest-of-instrument.ts'

/** Returns the memory test of a FHIR R4 Questionnaire, or its faults in sentences. */
export function importedQuestionnaire(json: unknown): Instrument | { faults: readonly string[] } {
  const checked = fhirFaults(json)
  if ('faults' in checked) return checked
  const { questionnaire } = checked
  const points = weightsOf(questionnaire)
  if (Object.keys(points).length === 0) return { faults: [noWeights] }
  const restJson = findExtension(extensionUrls.rest, questionnaire)?.valueString
  if (restJson === undefined) return { faults: [noRest] }
  const rest = readRest(restJson)
  if ('fault' in rest) return { faults: [`The extension ${extensionUrls.rest} cannot be read: ${rest.fault}.`] }
  const instrument = instrumentOf(questionnaire, rest, points)
  const faults = instrumentFaults(instrument)
  return faults.length > 0 ? { faults } : instrument
}

const noWeights =
  'The questionnaire has no weights: no answerOption has an ordinalValue, so no answer could lead to a score.'

const noRest = `The questionnaire does not say how it is scored and what its results say: the extension ${extensionUrls.rest} is missing. An exported questionnaire shows its form.`

type Points = Instrument['scoring']['points']

function weightsOf({ item }: FhirQuestionnaire): Points {
  const weighted = item.flatMap(({ linkId, answerOption = [] }) => {
    const weights = answerOption.flatMap((option) => {
      const weight = findExtension(extensionUrls.weight, option, option.valueCoding)?.valueDecimal
      return weight === undefined ? [] : [[codeOf(option), weight] as const]
    })
    return weights.length === 0 ? [] : [[linkId, Object.fromEntries(weights)] as const]
  })
  return Object.fromEntries(weighted)
}

function instrumentOf(questionnaire: FhirQuestionnaire, rest: RestOfInstrument, points: Points): Instrument {
  const { id, version, title, _title, item } = questionnaire
  const { questions, scoring, ...texts } = rest
  return {
    ...texts,
    id,
    version,
    title: { fr: title, en: englishOf(_title) ?? title },
    questions: item.map((one) => questionOf(one, questions[one.linkId] ?? {})),
    scoring: { ...scoring, points },
  }
}

function questionOf(item: FhirItem, rest: RestOfQuestion): BilingualQuestion {
  const { linkId: id, answerOption: options, enableWhen = [], required = false } = item
  const opener = enableWhen[0]?.question
  const validation = validationOf(item)
  return {
    id,
    type: typeOf(item, rest),
    required,
    label: wordingOf(item.text, item._text, rest.label),
    ...(rest.hint && { hint: rest.hint }),
    ...(rest.why && { why: rest.why }),
    ...(rest.settles !== undefined && { settles: rest.settles }),
    ...(rest.short && { short: true }),
    ...(options && { options: options.map((option) => optionOf(option, rest.options?.[codeOf(option)])) }),
    ...(Object.keys(validation).length > 0 && { validation }),
    ...(opener !== undefined && {
      show_if: [{ question: opener, is_one_of: enableWhen.flatMap(({ answerCoding }) => answerCoding?.code ?? []) }],
    }),
  }
}

function validationOf(item: FhirItem): NonNullable<BilingualQuestion['validation']> {
  const first = findExtension(extensionUrls.minDate, item)?.valueDate
  const last = findExtension(extensionUrls.maxDate, item)?.valueDate
  return {
    ...(item.maxLength !== undefined && { max_len: item.maxLength }),
    ...(first !== undefined && { min_date: first }),
    ...(last !== undefined && { max_date: last }),
  }
}

function typeOf({ type, repeats }: FhirItem, { isScale }: RestOfQuestion): BilingualQuestion['type'] {
  switch (type) {
    case 'choice':
      if (repeats) return 'several_of'
      return isScale ? 'scale' : 'one_of'
    case 'date':
      return 'date'
    case 'integer':
    case 'decimal':
      return 'number'
    case 'text':
      return 'long_text'
    default:
      return 'short_text'
  }
}

function optionOf(option: FhirOption, rest: NonNullable<RestOfQuestion['options']>[string] = {}): BilingualOption {
  const { display = '', _display } = option.valueCoding ?? {}
  return {
    id: codeOf(option),
    label: wordingOf(display, _display, rest.label),
    ...(findExtension(extensionUrls.exclusive, option)?.valueBoolean && { exclusive: true }),
    ...(rest.urgent && { urgent: true }),
  }
}

/** FHIR has only the wording `self`; `someone_else` comes from `rest`, otherwise it is the same as `self`. */
function wordingOf(
  french: string,
  english: FhirElement | undefined,
  rest: BilingualWording | undefined,
): BilingualWording {
  const englishText = englishOf(english) ?? ''
  return {
    fr: { self: french, someone_else: rest?.fr.someone_else ?? french },
    en: { self: englishText, someone_else: rest?.en.someone_else ?? englishText },
  }
}

function codeOf({ valueCoding }: FhirOption): string {
  return valueCoding?.code ?? ''
}
