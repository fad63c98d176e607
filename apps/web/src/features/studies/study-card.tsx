import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Card } from '@clairmemoire/ui/card'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../routing/use-site.ts'
import type { ShownStudy } from './shown-study.ts'
import { StatusTag } from './study-status.tsx'

export function StudyCard({ shown: { study, text, name, slug } }: { shown: ShownStudy }) {
  const checked = formatPlainDate(useSite().locale, study.lastChecked)
  return (
    <Card
      tag={<StatusTag status={study.status} />}
      title={name}
      action={
        <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
          <Trans id="studies.card.link">En savoir plus sur {name}</Trans>
        </Link>
      }
    >
      <p>{text.summary}</p>
      <p>
        <Trans id="studies.checked">Dernière vérification : {checked}</Trans>
      </p>
    </Card>
  )
}
