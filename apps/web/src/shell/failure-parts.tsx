import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy } from 'react'
import type { SiteToasts as Region } from './failure-messages.tsx'

interface FailureParts {
  ReadFailure: ComponentType
  SiteToasts: typeof Region
}

/** Replaces the parts if their code cannot be loaded: a reload may help. */
const withoutCode: FailureParts = { ReadFailure: ReloadButton, SiteToasts: () => <></> }

const load = (): Promise<FailureParts> => import('./failure-messages.tsx').catch(() => withoutCode)

export const ReadFailure = lazy(() => load().then(({ ReadFailure: component }) => ({ default: component })))
export const SiteToasts = lazy(() => load().then(({ SiteToasts: component }) => ({ default: component })))

export function ReloadButton() {
  return (
    <Button onClick={() => location.reload()}>
      <Trans id="shell.technical-issue.retry">Recharger la page</Trans>
    </Button>
  )
}
