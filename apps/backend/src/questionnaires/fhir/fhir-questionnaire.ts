import { hostName } from '@clairmemoire/domain/product'

/** The elements of a FHIR R4 Questionnaire that a memory test uses (hl7.org/fhir/R4/questionnaire.html). */
export interface FhirQuestionnaire {
  resourceType: 'Questionnaire'
  id: string
  url?: string
  name?: string
  version: string
  title: string
  _title?: FhirElement
  status: 'draft' | 'active' | 'retired' | 'unknown'
  language?: string
  subjectType?: string[]
  extension?: FhirExtension[]
  item: FhirItem[]
}

export interface FhirItem {
  linkId: string
  text: string
  _text?: FhirElement
  type: string
  required?: boolean
  repeats?: boolean
  maxLength?: number
  enableWhen?: FhirCondition[]
  enableBehavior?: 'all' | 'any'
  answerOption?: FhirOption[]
  extension?: FhirExtension[]
  item?: FhirItem[]
}

export interface FhirCondition {
  question: string
  operator: string
  answerCoding?: { code?: string }
}

export interface FhirOption {
  valueCoding?: { code?: string; display?: string; _display?: FhirElement; extension?: FhirExtension[] }
  extension?: FhirExtension[]
}

export interface FhirElement {
  extension?: FhirExtension[]
}

export interface FhirExtension {
  url: string
  valueString?: string
  valueCode?: string
  valueDecimal?: number
  valueDate?: string
  valueBoolean?: boolean
  extension?: FhirExtension[]
}

const standard = 'http://hl7.org/fhir/StructureDefinition'

/** Standard extensions, and `rest`: JSON for the parts that FHIR cannot express, such as texts of results. */
export const extensionUrls = {
  weight: `${standard}/ordinalValue`,
  translation: `${standard}/translation`,
  exclusive: `${standard}/questionnaire-optionExclusive`,
  minDate: `${standard}/minValue`,
  maxDate: `${standard}/maxValue`,
  rest: `https://${hostName}.com/fhir/StructureDefinition/memory-test`,
} as const

export function findExtension(
  url: string,
  ...elements: readonly (FhirElement | undefined)[]
): FhirExtension | undefined {
  return elements.flatMap((element) => element?.extension ?? []).find((extension) => extension.url === url)
}

/** The extension with the English translation; the element itself is French. */
export function translated(english: string): FhirElement {
  const parts = [
    { url: 'lang', valueCode: 'en' },
    { url: 'content', valueString: english },
  ]
  return { extension: [{ url: extensionUrls.translation, extension: parts }] }
}

/** Returns undefined if there is no English text. */
export function englishOf(element: FhirElement | undefined): string | undefined {
  const parts = (element?.extension ?? [])
    .filter(({ url }) => url === extensionUrls.translation)
    .map(({ extension = [] }) => extension)
  const english = parts.find((part) => part.some(({ url, valueCode }) => url === 'lang' && valueCode?.startsWith('en')))
  return english?.find(({ url }) => url === 'content')?.valueString
}
