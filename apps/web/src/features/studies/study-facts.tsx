import type { Study } from '@clairmemoire/domain/study'
import { formatNumber, formatPlainDate } from '@clairmemoire/i18n/formats'
import { FactList } from '@clairmemoire/ui/fact-list'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'

const kinds = {
  medicine: msg({ id: 'studies.kind.medicine', message: 'Médicament à l’étude' }),
  observational: msg({ id: 'studies.kind.observational', message: 'Observation, sans médicament' }),
}

/** The facts at a glance; one that the sources do not give is left out. */
export function StudyFacts({ study }: { study: Study }) {
  const { locale } = useSite()
  const { t, i18n } = useLingui()
  const { phase, durationMonths, participants } = study
  const people = participants === undefined ? undefined : formatNumber(locale, participants)
  return (
    <FactList
      facts={[
        { term: t({ id: 'studies.fact.kind', message: 'Type d’étude' }), value: i18n._(kinds[study.kind]) },
        ...(phase ? [{ term: t({ id: 'studies.fact.phase', message: 'Phase' }), value: phase }] : []),
        ...(durationMonths
          ? [
              {
                term: t({ id: 'studies.fact.duration', message: 'Durée' }),
                value: t({ id: 'studies.fact.months', message: `Environ ${durationMonths} mois` }),
              },
            ]
          : []),
        ...(people
          ? [{ term: t({ id: 'studies.fact.participants', message: 'Participants prévus' }), value: people }]
          : []),
        {
          term: t({ id: 'studies.fact.checked', message: 'Dernière vérification' }),
          value: formatPlainDate(locale, study.lastChecked),
        },
      ]}
    />
  )
}
