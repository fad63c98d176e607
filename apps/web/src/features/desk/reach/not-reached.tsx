import type { Failure } from '@clairmemoire/api-client/errors'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { NotDoneNotice } from '../../../form-flow/index.ts'
import { ReloadButton } from '../reload-button.tsx'

/** States why no code or letter was created. */
export function NotReached({ failure, onReload }: { failure: Failure | undefined; onReload: () => void }) {
  if (failure?.kind !== 'refused') return <NotDoneNotice failure={failure} />
  return (
    <Notice tone="error" announce>
      <p>
        <Trans id="desk.reach.claimed">Un collègue appelle cette personne. Parlez-lui d’abord.</Trans>
      </p>
      <ReloadButton onReload={onReload} />
    </Notice>
  )
}
