import { type ComponentType, lazy } from 'react'
import type { SiteToasts as Region } from './site-toasts.tsx'
import { ReloadButton } from './reload-button.tsx'

interface FailureParts {
  ReadFailure: ComponentType
  SiteToasts: typeof Region
}

/** Where even their code does not come, a new page may help. */
const withoutCode: FailureParts = { ReadFailure: ReloadButton, SiteToasts: () => <></> }

const load = (): Promise<FailureParts> => import('./telling-failures.ts').catch(() => withoutCode)

export const ReadFailure = lazy(() => load().then(({ ReadFailure: component }) => ({ default: component })))
export const SiteToasts = lazy(() => load().then(({ SiteToasts: component }) => ({ default: component })))
