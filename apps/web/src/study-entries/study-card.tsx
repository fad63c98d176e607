import { Card } from '@clairmemoire/ui/card'
import { Tag, TagList } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StudyEntry } from './read-study-entries.ts'

/** `children` is what a list adds to a card. */
export function StudyCard({ study, children }: { study: StudyEntry; children?: ReactNode }) {
  const { name, slug, summary, status, statusLabel, checked, sample } = study
  return (
    <Card
      tag={
        <TagList
          tags={[
            <Tag key="status" tone={status === 'recruiting' ? 'pine' : 'mist'}>
              {statusLabel}
            </Tag>,
            sample && (
              <Tag key="sample" tone="honey">
                <Trans id="study-entries.sample">Texte d’exemple</Trans>
              </Tag>
            ),
          ]}
        />
      }
      title={name}
      action={
        <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
          <Trans id="study-entries.link">En savoir plus sur {name}</Trans>
        </Link>
      }
    >
      <p>{summary}</p>
      <p>
        <Trans id="study-entries.checked">Dernière vérification : {checked}</Trans>
      </p>
      {children}
    </Card>
  )
}
