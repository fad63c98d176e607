import { Choice } from '@clairmemoire/ui/choice'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { StudyCard } from '../../../study-entries/index.ts'
import type { CatalogueEntry } from './studies-page-data.ts'

/** The form that the boxes of all cards belong to. */
export const comparisonForm = 'comparison'

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
      <Choice
        kind="checkbox"
        form={comparisonForm}
        name={study.slug}
        value="1"
        label={<Trans id="studies.entry.choose">Garder ou comparer {study.name}</Trans>}
      />
    </StudyCard>
  )
}
