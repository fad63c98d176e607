import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { formatNumber, formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A fact in words: what it is, and what it is for this study. */
export interface FactLine {
  term: string
  value: string
}

const kinds = {
  medicine: msg({ id: 'studies.kind.medicine', message: 'Médicament à l’étude' }),
  observational: msg({ id: 'studies.kind.observational', message: 'Observation, sans médicament' }),
}

/** The facts at a glance; one that the sources do not give is left out. */
export function factLines(kind: Study['kind'], page: StudyPage, i18n: I18n, locale: Locale): FactLine[] {
  const { phase, durationMonths, participants, checkedOn } = page
  return [
    { term: i18n._(msg({ id: 'studies.fact.kind', message: 'Type d’étude' })), value: i18n._(kinds[kind]) },
    ...(phase ? [{ term: i18n._(msg({ id: 'studies.fact.phase', message: 'Phase' })), value: phase }] : []),
    ...(durationMonths
      ? [
          {
            term: i18n._(msg({ id: 'studies.fact.duration', message: 'Durée' })),
            value: i18n._(msg({ id: 'studies.fact.months', message: `Environ ${durationMonths} mois` })),
          },
        ]
      : []),
    ...(participants === undefined
      ? []
      : [
          {
            term: i18n._(msg({ id: 'studies.fact.participants', message: 'Participants prévus' })),
            value: formatNumber(locale, participants),
          },
        ]),
    {
      term: i18n._(msg({ id: 'studies.fact.checked', message: 'Dernière vérification' })),
      value: formatPlainDate(locale, checkedOn),
    },
  ]
}
