import type { StudyStatus } from '@clairmemoire/domain/study'
import { Card } from '@clairmemoire/ui/card'
import { CompactFacts } from '@clairmemoire/ui/study-facts'
import { Tag, type TagTone } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StudyEntry } from './read-study-entries.ts'

/** The color of the tag shows whether a study is open, uncertain or not open now; the label states the same in words. */
const tones: Record<StudyStatus, TagTone> = {
  recruiting: 'pine',
  to_confirm: 'honey',
  paused: 'mist',
  not_yet_recruiting: 'mist',
  closed: 'mist',
}

/** The recruitment state of a study, in the same color on every page. */
export function StatusTag({ status, children }: { status: StudyStatus; children: ReactNode }) {
  return <Tag tone={tones[status]}>{children}</Tag>
}

/** `children` is content that a list adds to its cards. */
export function StudyCard({ study, children }: { study: StudyEntry; children?: ReactNode }) {
  const { name, slug, title, facts, status, statusLabel, checked } = study
  return (
    <Card
      tag={<StatusTag status={status}>{statusLabel}</StatusTag>}
      title={title}
      action={
        <Link to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
          <Trans id="study-entries.link">En savoir plus sur {name}</Trans>
        </Link>
      }
    >
      <p>
        <small>
          <Trans id="study-entries.checked">
            Étude {name}, vérifiée le {checked}
          </Trans>
        </small>
      </p>
      <CompactFacts facts={facts} />
      {children}
    </Card>
  )
}
