import { buttonClass } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'

export function BackToLists() {
  return (
    <a className={buttonClass('link')} href="#lists">
      <Trans id="desk.back">Retour aux listes</Trans>
    </a>
  )
}
