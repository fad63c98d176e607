import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import type { StudyVersion } from './study-page-data.ts'

/** Which text of the study this is, and who has approved it. */
export function TextVersion({ name, approval }: StudyVersion) {
  if (!approval) {
    return (
      <Notice tone="sample" title={<Trans id="studies.version.sample.title">Texte d’exemple</Trans>}>
        <p>
          <Trans id="studies.version.sample.text">
            Version {name}. Aucun comité d’éthique n’a approuvé ce texte. Il sert à montrer le site.
          </Trans>
        </p>
      </Notice>
    )
  }
  const { authority, reference, day } = approval
  return (
    <p>
      <Trans id="studies.version.approved">
        Version {name} de ce texte, approuvée le {day} par {authority} (référence {reference}).
      </Trans>
    </p>
  )
}
