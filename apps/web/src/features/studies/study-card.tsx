import type { Study } from '@clairmemoire/domain/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Card } from '@clairmemoire/ui/card'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/use-site.ts'
import { StatusTag } from './study-status.tsx'

export function StudyCard({ study }: { study: Study }) {
  const { name, slug, summary, status, lastChecked } = study
  const checked = formatPlainDate(useSite().locale, lastChecked)
  return (
    <Card
      tag={<StatusTag status={status} />}
      title={name}
      action={
        <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
          <Trans id="studies.card.link">En savoir plus sur {name}</Trans>
        </Link>
      }
    >
      <p>{summary}</p>
      <p>
        <Trans id="studies.checked">Dernière vérification : {checked}</Trans>
      </p>
    </Card>
  )
}
