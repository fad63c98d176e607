import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'

/** Above a list that has some: no physician has read them. */
export function SampleArticlesNotice() {
  return (
    <Notice tone="sample">
      <p>
        <Trans id="articles.sample.list">
          Les articles marqués « Exemple » n’ont pas encore été relus par un médecin.
        </Trans>
      </p>
    </Notice>
  )
}
