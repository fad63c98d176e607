import { Trans } from '@lingui/react/macro'

export function TechnicalIssuePage() {
  return (
    <h1>
      <Trans id="shell.technical-issue.title">Un problème technique est survenu</Trans>
    </h1>
  )
}
