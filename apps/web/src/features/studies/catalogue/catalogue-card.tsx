import { Tag } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { StudyCard } from '../../../study-entries/index.ts'
import type { CatalogueEntry } from './studies-page-data.ts'

/** A study, with what it answers to who looks for something. */
export function CatalogueCard({ study }: { study: CatalogueEntry }) {
  return (
    <StudyCard study={study}>
      {study.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {study.toAsk && (
        <Tag>
          <Trans id="studies.entry.to-ask">À vérifier ensemble</Trans>
        </Tag>
      )}
    </StudyCard>
  )
}
