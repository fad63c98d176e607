import type { CallSlots } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import { callTimeZone, zoneOfThisDevice } from './call-time-zone.ts'
import { cleanDraft } from './finder-draft.ts'
import { LoadingFailure } from './loading-failure.tsx'
import { Opening } from './opening.tsx'
import { phoneNotation } from './phone-notation.ts'
import { requestSteps } from './request-steps.ts'
import type { FormStageProps } from './finder-props.ts'
import { respondentIn, toSignupRequest } from './trial-finder.mapper.ts'
import { callSlotsQuery, failureIn, signUp } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

/** After a match: the request for a call. */
export function RequestStage(props: FormStageProps) {
  const { api, locale } = props.site
  const offer = useQuery(callSlotsQuery(api, locale, callTimeZone(locale, zoneOfThisDevice())))
  if (offer.error) {
    return <LoadingFailure failure={failureIn(offer.error)} site={props.site} onRetry={() => void offer.refetch()} />
  }
  return offer.data ? <RequestForm {...props} offer={offer.data} /> : <Opening />
}

function RequestForm({ questionnaire, site, title, kept, goTo, offer }: FormStageProps & { offer: CallSlots }) {
  const { i18n } = useLingui()
  const { locale, api, settings, applicationState } = site
  const draft = usePlacedDraft('request', kept.draft.request)
  const screening = kept.draft.screening.values
  const trialCode = kept.draft.result?.recommendation.trial_code ?? '_'

  async function submit({ values, locale: language }: Submission) {
    const request = toSignupRequest({ questionnaire, screening, trialCode, values, locale: language })
    return signUp(api, request, await applicationState.submissionKey(request))
  }

  const notation = phoneNotation(locale)
  const actor = useFormFlow({
    stepsOf: () => requestSteps({ i18n, respondent: respondentIn(screening), offer, notation }),
    draft,
    locale,
    submit,
    onDraft: (request) => kept.update({ request }),
    onConfirmed: (signup) => {
      kept.update({ ...cleanDraft, signup })
      goTo('thank-you')
    },
  })
  return (
    <FormFlow
      actor={actor}
      stage="request"
      pageTitle={title}
      keeping={kept.keeping}
      phone={settings.contactPhone}
      onLeave={() => goTo('result')}
      onErase={kept.erase}
    />
  )
}
