import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'

/** On the page of an article: nobody takes a sample for a text that a physician has read. */
export function SampleNotice() {
  return (
    <Notice tone="sample" title={<Trans id="articles.sample.title">Article d’exemple</Trans>}>
      <p>
        <Trans id="articles.sample.text">
          Aucun médecin n’a encore relu ce texte. Parlez de votre santé avec votre médecin.
        </Trans>
      </p>
    </Notice>
  )
}
