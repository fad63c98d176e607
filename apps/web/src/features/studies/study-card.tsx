import { Card } from '@clairmemoire/ui/card'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StudyEntry } from './studies-page-data.ts'
import { StatusTag } from './study-status.tsx'

export function StudyCard({ study }: { study: StudyEntry }) {
  const { name, slug, summary, status, checked } = study
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
