import { buttonClass } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

export function BackToLists() {
  return (
    <Link className={buttonClass('link')} to="/desk" search activeOptions={{ exact: true, includeSearch: false }}>
      <Trans id="desk.back">Retour aux listes</Trans>
    </Link>
  )
}
