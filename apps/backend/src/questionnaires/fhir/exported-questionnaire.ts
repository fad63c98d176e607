import { hostName } from '@clairmemoire/domain/product'
import type { BilingualOption, BilingualQuestion } from '@clairmemoire/forms/bilingual-questionnaire'
import type { Instrument } from '@clairmemoire/forms/instrument'
import {
  extensionUrls,
  type FhirItem,
  type FhirOption,
  type FhirQuestionnaire,
  translated,
} from './fhir-questionnaire.ts'
import type { RestOfInstrument, RestOfQuestion } from './rest-of-instrument.ts'

/** A memory test as a FHIR R4 Questionnaire, with an extension for the parts that FHIR cannot express. */
export function exportedQuestionnaire(instrument: Instrument): FhirQuestionnaire {
  const { id, version, title, questions, scoring } = instrument
  return {
    resourceType: 'Questionnaire',
    id,
    url: `https://${hostName}.com/fhir/Questionnaire/${id}`,
    name: id.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
    version,
    title: title.fr,
    _title: translated(title.en),
    status: 'active',
    language: 'fr',
    subjectType: ['Patient'],
    extension: [{ url: extensionUrls.rest, valueString: JSON.stringify(restOf(instrument)) }],
    item: questions.map((question) => itemOf(question, scoring.points[question.id] ?? {})),
  }
}

function itemOf(question: BilingualQuestion, points: Readonly<Record<string, number>>): FhirItem {
  const { id, label, required, validation, options, show_if: conditions = [] } = question
  const { max_len: maxLength, min_date: first, max_date: last } = validation ?? {}
  const bounds = [
    ...(first === undefined ? [] : [{ url: extensionUrls.minDate, valueDate: first }]),
    ...(last === undefined ? [] : [{ url: extensionUrls.maxDate, valueDate: last }]),
  ]
  const enableWhen = conditions.flatMap((condition) =>
    condition.is_one_of.map((code) => ({ question: condition.question, operator: '=', answerCoding: { code } })),
  )
  if (conditions.length > 1) throw new Error(`FHIR cannot express the condition of "${id}".`)
  return {
    linkId: id,
    text: label.fr.self,
    _text: translated(label.en.self),
    type: fhirType(question),
    required,
    ...(question.type === 'several_of' && { repeats: true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(bounds.length > 0 && { extension: bounds }),
    ...(enableWhen.length > 0 && { enableWhen }),
    ...(enableWhen.length > 1 && { enableBehavior: 'any' as const }),
    ...(options && { answerOption: options.map((option) => optionOf(option, points[option.id])) }),
  }
}

function optionOf({ id, label, exclusive }: BilingualOption, weight: number | undefined): FhirOption {
  const extension = [
    ...(weight === undefined ? [] : [{ url: extensionUrls.weight, valueDecimal: weight }]),
    ...(exclusive ? [{ url: extensionUrls.exclusive, valueBoolean: true }] : []),
  ]
  return {
    ...(extension.length > 0 && { extension }),
    valueCoding: { code: id, display: label.fr.self, _display: translated(label.en.self) },
  }
}

function fhirType({ id, type }: BilingualQuestion): string {
  const known = { one_of: 'choice', several_of: 'choice', scale: 'choice', date: 'date', number: 'decimal' } as const
  if (type in known) return known[type as keyof typeof known]
  if (type === 'postal_code') throw new Error(`FHIR has no type for the postal code "${id}".`)
  return type === 'long_text' ? 'text' : 'string'
}

function restOf(instrument: Instrument): RestOfInstrument {
  const { id: _id, version: _version, title: _title, questions, scoring: allScoring, ...texts } = instrument
  const { points: _, ...scoring } = allScoring
  const rest = questions.map((question) => [question.id, restOfQuestion(question)] as const)
  return { ...texts, scoring, questions: Object.fromEntries(rest) }
}

function restOfQuestion({ type, label, hint, why, options, settles, short }: BilingualQuestion): RestOfQuestion {
  const rest = options?.map((option) => [option.id, { label: option.label, ...urgency(option) }] as const)
  return {
    ...(type === 'scale' && { isScale: true }),
    label,
    ...(hint && { hint }),
    ...(why && { why }),
    ...(settles !== undefined && { settles }),
    ...(short && { short }),
    ...(rest && { options: Object.fromEntries(rest) }),
  }
}

function urgency({ urgent }: BilingualOption): { urgent?: boolean } {
  return urgent ? { urgent } : {}
}
