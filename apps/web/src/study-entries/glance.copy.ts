import type { PlaceboChance, StudyDocument, VisitTag } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { DiseaseStage } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { FactDrawing } from '@clairmemoire/ui/study-facts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A fact in words: its term, and its value for this study. */
export interface FactLine {
  term: string
  value: string
}

/** Facts that people ask about first. */
export interface GlanceFact extends FactLine {
  drawing: FactDrawing
  /** The chance of getting a placebo, drawn below the words. */
  chance?: PlaceboChance
}

type GlancedStudy = Pick<
  StudyDocument,
  'kind' | 'criteria' | 'procedures' | 'sites' | 'durationMonths' | 'placebo' | 'page'
>

export const stageWords: Record<DiseaseStage, MessageDescriptor> = {
  no_symptoms: msg({ id: 'study-entries.stage.no-symptoms', message: 'aucun trouble de la mémoire' }),
  mci: msg({ id: 'study-entries.stage.mci', message: 'un trouble cognitif léger' }),
  mild_dementia: msg({ id: 'study-entries.stage.mild', message: 'une maladie d’Alzheimer à un stade léger' }),
  moderate_dementia: msg({ id: 'study-entries.stage.moderate', message: 'une maladie d’Alzheimer à un stade modéré' }),
  severe_dementia: msg({ id: 'study-entries.stage.severe', message: 'une maladie d’Alzheimer à un stade avancé' }),
}

/** The words for procedures of a visit. */
export const visitTagWords: Record<VisitTag, MessageDescriptor> = {
  memory_tests: msg({ id: 'study-entries.visit.memory-tests', message: 'Tests de mémoire' }),
  questionnaires: msg({ id: 'study-entries.visit.questionnaires', message: 'Questionnaires' }),
  blood_test: msg({ id: 'study-entries.visit.blood-test', message: 'Prise de sang' }),
  scan: msg({ id: 'study-entries.visit.scan', message: 'Images du cerveau' }),
  lumbar_puncture: msg({ id: 'study-entries.visit.lumbar-puncture', message: 'Ponction lombaire' }),
  infusion: msg({ id: 'study-entries.visit.infusion', message: 'Perfusion' }),
  by_mouth: msg({ id: 'study-entries.visit.by-mouth', message: 'Traitement par la bouche' }),
}

export const glanceTerms: Record<FactDrawing, MessageDescriptor> = {
  age: msg({ id: 'study-entries.glance.age', message: 'Âge' }),
  memory: msg({ id: 'study-entries.glance.memory', message: 'Mémoire' }),
  asked: msg({ id: 'study-entries.glance.asked', message: 'Ce qui est demandé' }),
  duration: msg({ id: 'study-entries.glance.duration', message: 'Durée' }),
  where: msg({ id: 'study-entries.glance.where', message: 'Où' }),
  kind: msg({ id: 'study-entries.glance.kind', message: 'Type d’étude' }),
  placebo: msg({ id: 'study-entries.glance.placebo', message: 'Placebo' }),
}

const kinds = {
  medicine: msg({ id: 'study-entries.kind.medicine', message: 'Médicament à l’étude' }),
  observational: msg({ id: 'study-entries.kind.observational', message: 'Observation, sans médicament' }),
}

/** The facts in the order in which people ask about them; facts without a source are omitted. */
export function glanceFacts(study: GlancedStudy, i18n: I18n, locale: Locale): GlanceFact[] {
  const fact = (drawing: FactDrawing, value: string | undefined): GlanceFact[] =>
    value === undefined ? [] : [{ drawing, term: i18n._(glanceTerms[drawing]), value }]
  return [
    ...fact('age', ageOf(study, i18n)),
    ...fact('memory', memoryOf(study, i18n, locale)),
    ...fact('asked', proceduresOf(study, i18n, locale)),
    ...fact('duration', durationOf(study, i18n)),
    ...fact('where', placesOf(study, locale)),
    ...fact('kind', i18n._(kinds[study.kind])),
    ...fact('placebo', placeboOf(study, i18n)).map((line) => ({
      ...line,
      ...(study.placebo && { chance: study.placebo }),
    })),
  ]
}

function ageOf({ criteria }: GlancedStudy, i18n: I18n): string | undefined {
  const age = criteria.find((criterion) => criterion.kind === 'age_between')
  if (!age) return undefined
  const { min, max } = age
  if (min === 0 && max !== undefined)
    return i18n._(msg({ id: 'study-entries.glance.age-up-to', message: `${max} ans ou moins` }))
  return max === undefined
    ? i18n._(msg({ id: 'study-entries.glance.age-from', message: `${min} ans ou plus` }))
    : i18n._(msg({ id: 'study-entries.glance.age-between', message: `De ${min} à ${max} ans` }))
}

function memoryOf({ criteria }: GlancedStudy, i18n: I18n, locale: Locale): string | undefined {
  const among = criteria.find((criterion) => criterion.kind === 'stage_among')
  if (among)
    return sentence(
      locale,
      among.stages.map((stage) => i18n._(stageWords[stage])),
      'disjunction',
    )
  if (!criteria.some(({ kind }) => kind === 'no_known_dementia')) return undefined
  return i18n._(msg({ id: 'study-entries.glance.no-dementia', message: 'Pas de maladie de la mémoire connue' }))
}

/** The procedures of the visits, and those required of everybody. */
function proceduresOf({ procedures, page }: GlancedStudy, i18n: I18n, locale: Locale): string | undefined {
  const tags = new Set(page?.visits.flatMap(({ tags: done }) => done))
  if (procedures.lumbarPuncture === 'yes') tags.add('lumbar_puncture')
  if (procedures.infusion === 'yes') tags.add('infusion')
  const words = [...tags].map((tag) => i18n._(visitTagWords[tag]))
  return words.length === 0 ? undefined : sentence(locale, words.map(lowerFirst), 'conjunction')
}

/** The approximate duration for one participant. */
export function durationOf({ durationMonths }: Pick<StudyDocument, 'durationMonths'>, i18n: I18n): string | undefined {
  if (!durationMonths) return undefined
  return i18n._(msg({ id: 'study-entries.glance.months', message: `Environ ${durationMonths} mois` }))
}

function placesOf({ sites }: GlancedStudy, locale: Locale): string | undefined {
  if (sites.length === 0) return undefined
  return formatList(
    locale,
    sites.map(({ city }) => city),
    'conjunction',
  )
}

function placeboOf({ placebo }: GlancedStudy, i18n: I18n): string | undefined {
  if (!placebo) return undefined
  const { receive, of } = placebo
  return receive === 1
    ? i18n._(msg({ id: 'study-entries.glance.placebo-one', message: `Sur ${of} personnes, une le reçoit` }))
    : i18n._(
        msg({ id: 'study-entries.glance.placebo-several', message: `Sur ${of} personnes, ${receive} le reçoivent` }),
      )
}

function sentence(locale: Locale, words: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const list = formatList(locale, words, type)
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
