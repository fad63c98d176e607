import type { StudyPage, Study as StudyText } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { formatNumber } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { checkedText } from '../../../study-entries/index.ts'

/** A fact in words: what it is, and what it is for this study. */
export interface FactLine {
  term: string
  value: string
}

const kinds = {
  medicine: msg({ id: 'studies.kind.medicine', message: 'Médicament à l’étude' }),
  observational: msg({ id: 'studies.kind.observational', message: 'Observation, sans médicament' }),
}

/** What each phase is for, by its first digit. */
const phases: Readonly<Record<string, MessageDescriptor>> = {
  1: msg({ id: 'studies.phase.1', message: 'est-ce bien supporté, chez peu de personnes' }),
  2: msg({ id: 'studies.phase.2', message: 'premiers signes d’un effet, chez plus de personnes' }),
  3: msg({ id: 'studies.phase.3', message: 'comparaison chez beaucoup de personnes' }),
}

function phaseText(phase: string, i18n: I18n): string {
  const meaning = phases[phase.slice(0, 1)]
  return meaning ? `${phase} (${i18n._(meaning)})` : phase
}

/** The facts at a glance; one that the sources do not give is left out. */
export function factLines(
  study: Pick<Study, 'kind' | 'lastChecked'>,
  page: StudyPage,
  i18n: I18n,
  locale: Locale,
): FactLine[] {
  const { phase, participants } = page
  return [
    { term: i18n._(msg({ id: 'studies.fact.kind', message: 'Type d’étude' })), value: i18n._(kinds[study.kind]) },
    ...(phase
      ? [{ term: i18n._(msg({ id: 'studies.fact.phase', message: 'Phase' })), value: phaseText(phase, i18n) }]
      : []),
    ...durationFact(page, i18n),
    ...(participants === undefined
      ? []
      : [
          {
            term: i18n._(msg({ id: 'studies.fact.participants', message: 'Participants prévus' })),
            value: formatNumber(locale, participants),
          },
        ]),
    checkedFact(study, page, i18n, locale),
  ]
}

/** How long one person takes part, where the sources say it. */
export function durationFact({ durationMonths }: StudyPage, i18n: I18n): FactLine[] {
  if (!durationMonths) return []
  return [
    {
      term: i18n._(msg({ id: 'studies.fact.duration', message: 'Durée' })),
      value: i18n._(msg({ id: 'studies.fact.months', message: `Environ ${durationMonths} mois` })),
    },
  ]
}

/** Since when its facts and its text have been compared with the sources. */
export function checkedFact(
  { lastChecked }: Pick<Study, 'lastChecked'>,
  { checkedOn }: StudyPage,
  i18n: I18n,
  locale: Locale,
): FactLine {
  return {
    term: i18n._(msg({ id: 'studies.fact.checked', message: 'Dernière vérification' })),
    value: checkedText({ lastChecked, checkedOn }, i18n, locale),
  }
}

/** Which text it is, also on paper. */
export function versionFact({ version, approval }: StudyText, i18n: I18n): FactLine {
  return {
    term: i18n._(msg({ id: 'studies.fact.text', message: 'Texte' })),
    value: i18n._(
      approval
        ? msg({ id: 'studies.fact.version', message: `version ${version}` })
        : msg({ id: 'studies.fact.version-sample', message: `version ${version}, donnée en exemple` }),
    ),
  }
}
