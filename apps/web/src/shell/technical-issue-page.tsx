import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'
import { ReadFailure } from './failure-parts.tsx'
import { MessagePage } from './message-page.tsx'
import { ReloadButton } from './reload-button.tsx'

/**
 * Shown in place of a page that failed to render or to load. What was not read of the content service may be read a moment
 * later; anything else takes a new page.
 */
export function TechnicalIssuePage({ error }: { error: unknown }) {
  const { errorReports }: SiteContext = useRouter().options.context
  useEffect(() => errorReports.report(error, 'render'), [errorReports, error])
  return (
    <MessagePage title={<Trans id="shell.technical-issue.title">Un problème technique est survenu</Trans>}>
      <p>
        <Trans id="shell.technical-issue.text">
          Ce n’est pas de votre faute, et vos réponses restent sur cet appareil.
        </Trans>
      </p>
      {/* The heading is there at once: the focus goes to it. */}
      <Suspense>
        {error instanceof Error && error.name === 'ContentError' ? <ReadFailure /> : <ReloadButton />}
      </Suspense>
    </MessagePage>
  )
}
