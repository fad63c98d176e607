import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeepsakeProps } from '../../../call-requests/index.ts'
import { ConsentSlip } from './consent-slip.tsx'

/** Only where it is wanted: a page with a sheet prints the sheet alone, and the thanks are a record to print as well. */
export function SlipAfterThanks(props: KeepsakeProps) {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <ConsentSlip {...props} />
  return (
    <Actions>
      <Button kind="quiet" onClick={() => setIsShown(true)}>
        <Trans id="professionals.slip.show">Montrer la feuille d’accord à signer</Trans>
      </Button>
    </Actions>
  )
}
