import type { CallSlots, StudyAssessment } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import { countryIn } from './finder-draft.ts'
import type { FormStageProps } from './finder-props.ts'
import { studyToCallAbout } from './finder-stage.ts'
import { LoadingFailure } from './loading-failure.tsx'
import { Opening } from './opening.tsx'
import { phoneNotation } from './phone-notation.ts'
import { requestSteps } from './request-steps.ts'
import { StudyInQuestion } from './study-in-question.tsx'
import { respondentIn, toSignupRequest } from './trial-finder.mapper.ts'
import { callSlotsQuery, failureIn, signUp } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

/** The request for a call about one study that may suit. */
export function RequestStage(props: FormStageProps) {
  const { site, kept, phone } = props
  const country = countryIn(kept.draft, site.settings.country)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const offer = useQuery(callSlotsQuery(site.api, { locale: site.locale, country, timeZone }))
  const study = studyToCallAbout(kept.draft)
  if (offer.error) {
    return <LoadingFailure failure={failureIn(offer.error)} phone={phone} onRetry={() => void offer.refetch()} />
  }
  if (!offer.data || !study) return <Opening phone={phone} />
  return <RequestForm {...props} offer={offer.data} study={study} country={country} />
}

interface RequestFormProps extends FormStageProps {
  offer: CallSlots
  study: StudyAssessment
  country: 'FR' | 'US'
}

function RequestForm({ questionnaire, site, title, kept, goTo, phone, offer, study, country }: RequestFormProps) {
  const { i18n } = useLingui()
  const { locale, api } = site
  const draft = usePlacedDraft('request', kept.draft.request)
  const screening = kept.draft.screening.values
  const trialCode = study.trial_code
  const respondent = respondentIn(screening)

  async function submit({ values, locale: language }: Submission) {
    const request = toSignupRequest({ questionnaire, screening, trialCode, values, locale: language, country })
    return signUp(api, request, await kept.submissionKey(request))
  }

  const notation = phoneNotation(country)
  const actor = useFormFlow({
    stepsOf: (values) => requestSteps({ i18n, respondent, offer, notation, country, phone, values }),
    draft,
    locale,
    submit,
    onDraft: (request) => kept.update({ request }),
    onConfirmed: (signup) => {
      kept.end({ trial: trialCode, signup })
      goTo('thank-you')
    },
  })
  return (
    <FormFlow
      actor={actor}
      stage="request"
      pageTitle={title}
      about={<StudyInQuestion trial={trialCode} />}
      keeping={kept.keeping}
      phone={phone}
      onLeave={() => goTo('result')}
      onErase={kept.erase}
    />
  )
}
