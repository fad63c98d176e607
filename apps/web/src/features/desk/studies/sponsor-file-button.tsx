import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { NotDoneNotice, useSending } from '../../../form-flow/index.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { getSponsorFile } from './studies.queries.ts'

/** The only way out of the clinic for the figures of a study: the backend has taken out what is small. */
export function SponsorFileButton({ site, code }: { site: SiteContext; code: string }) {
  const { isSending, failure, sending } = useSending()
  const save = async () => {
    const answer = await sending(getSponsorFile(site.api, code))
    if (answer) saveFile(answer.receipt.name, answer.receipt.text, 'text/csv;charset=utf-8')
  }
  return (
    <>
      <Actions>
        <Button kind="quiet" aria-disabled={isSending} onClick={() => void (isSending || save())}>
          <Trans id="desk.studies.file">Télécharger le fichier pour le promoteur (CSV)</Trans>
        </Button>
      </Actions>
      <p>
        <Trans id="desk.studies.file.hint">
          Le fichier ne dit rien d’une personne. Un nombre de moins de cinq y est écrit « &lt;5 », et un total qui le
          révélerait est vide.
        </Trans>
      </p>
      <NotDoneNotice failure={failure} />
    </>
  )
}
