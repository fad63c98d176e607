import type { DiseaseStage } from '@clairmemoire/domain/study'

const alzheimer = String.raw`(?:alzheimer\S*|\bad\b|\bdat\b|\badd\b)`
const dementiaStages: readonly DiseaseStage[] = ['mild_dementia', 'moderate_dementia', 'severe_dementia']
const mci = /\bmci\b|mild cognitive impairment|prodromal (?:alzheimer|ad\b|disease)|mild neurocognitive/
/** Matches "MCI due to AD", which names no dementia. */
const impairedByAlzheimer = new RegExp(
  String.raw`(?:prodromal|\bmci|mild cognitive impairment)(?: \(mci\))?(?: due to)? (?:possible |probable )?${alzheimer}(?: disease)?(?: dementia)?(?: \(\S+\))?`,
  'g',
)
const early = new RegExp(
  String.raw`\bearly(?:[- ]stage| stages? of| signs of)? (?:symptomatic |dementia of )?${alzheimer}`,
)
const severity = '(?:mild|moderate|moderately severe|severe|advanced)'
const joined = String.raw`(?<first>${severity})(?:ly)?(?:(?: |-)?(?:to|or|and|/|,)(?: |-)?(?<last>${severity}))?`
const named = new RegExp(
  String.raw`\b${joined}[ -]+(?:stages?[ -]of[ -]|stage[ -]|severity[ -]of[ -])?(?:probable )?(?:dementia|${alzheimer})`,
)
const anyStage = new RegExp(
  String.raw`(?:diagnos\S+|probable|criteria|clinical|documented|confirmed|known|suffering from|patients? with|subjects? with|dementia of|dementia due to) (?:\S+ ){0,12}?${alzheimer}|^${alzheimer}(?: disease)?(?: dementia)?\b`,
)
const otherDementia =
  /vascular|lewy|fronto-?temporal|parkinson|huntington|\bftd\b|\bpdd\b|down'?s? syndrome|any (?:cause|type|etiology)|other (?:\w+ )?dementia/
const noDisease =
  /exception of|risk of|at risk|family history|history of|mutation|relative|carrier|caregiver|carer|medication|drugs|treatment|therapy|\bif\b|center|centre|clinic\b|registry|score|biomarker|pathology|\bpet\b|\bcsf\b|due to other|other than|not due|cogniti\w* normal|normal cogni|no cognitive impairment|\bscd\b|subjective cognitive|\bstage \d|consent|^.{0,30}(?:\bmri\b|imaging)/

/** The stages of Alzheimer's disease that an inclusion names, in a normalized text. */
export function namedStages(text: string): readonly DiseaseStage[] {
  const read = text.replaceAll(/alzheimer's[^,.;()]{0,25}?association/g, ' ')
  const [sentence = ''] = read.split(/ as (?:defined|confirmed|measured|determined)|, based|\. /, 1)
  if (noDisease.test(sentence) || otherDementia.test(read)) return []
  const rest = read.replaceAll(impairedByAlzheimer, ' ')
  const impaired: DiseaseStage[] = mci.test(sentence) ? ['mci'] : []
  const demented = early.test(sentence) && !named.test(rest) ? earlyStages : dementiaIn(rest)
  const isNegated = /\b(?:no|not|without|absence of|free of)\b/.test(sentence)
  return isNegated ? [] : [...new Set([...impaired, ...demented])]
}

const earlyStages: readonly DiseaseStage[] = ['mci', 'mild_dementia']

function dementiaIn(text: string): readonly DiseaseStage[] {
  const severities = named.exec(text)?.groups
  if (severities) {
    const first = stageOf(severities.first ?? '')
    const last = stageOf(severities.last ?? severities.first ?? '')
    return dementiaStages.slice(Math.min(first, last), Math.max(first, last) + 1)
  }
  return anyStage.test(text) ? dementiaStages : []
}

function stageOf(severity: string): number {
  if (severity === 'mild') return 0
  return severity === 'moderate' ? 1 : 2
}
