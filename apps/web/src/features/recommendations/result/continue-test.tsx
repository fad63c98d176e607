import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { restOfTest } from '../../../own-results/index.ts'

/** Leads from the result of the short form to the remaining questions. */
export function ContinueTest({ rest: { minutes } }: { rest: NonNullable<Recommendation['rest']> }) {
  const navigate = useNavigate()
  const continueTest = () => void navigate({ to: '/questionnaire', state: { position: { stage: restOfTest } } })
  return (
    <Button kind="quiet" onClick={continueTest}>
      <Trans id="recommendations.rest.go-on">Plus précis : environ {minutes} minutes</Trans>
    </Button>
  )
}
