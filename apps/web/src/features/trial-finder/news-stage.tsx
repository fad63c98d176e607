import { isCountry } from '@clairmemoire/domain/country'
import { useLingui } from '@lingui/react/macro'
import { FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import { residenceIn } from './finder-draft.ts'
import type { FormStageProps } from './finder-props.ts'
import { newsSteps } from './news-steps.ts'
import { toContactRequest } from './trial-finder.mapper.ts'
import { createContact } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

/** Where no study may suit: leaving an address, and with a consent of its own what matching needs. */
export function NewsStage({ site, title, kept, goTo, phone }: FormStageProps) {
  const { i18n } = useLingui()
  const { locale, api, settings } = site
  const draft = usePlacedDraft('news', kept.draft.news)
  const screening = kept.draft.screening.values
  const residence = residenceIn(kept.draft, settings.country)
  const hasAnswers = isCountry(residence)

  async function submit({ values, locale: language }: Submission) {
    const request = toContactRequest({ values, screening, residence, locale: language })
    return createContact(api, request, await kept.submissionKey(request))
  }

  const actor = useFormFlow({
    stepsOf: (values) => newsSteps({ i18n, values, hasAnswers }),
    draft,
    locale,
    submit,
    onDraft: (news) => kept.update({ news }),
    onConfirmed: (contact) => {
      kept.end({ contact })
      goTo('thank-you')
    },
  })
  return (
    <FormFlow
      actor={actor}
      stage="news"
      pageTitle={title}
      keeping={kept.keeping}
      phone={phone}
      onLeave={() => goTo(kept.draft.result ? 'result' : 'screening')}
      onErase={kept.erase}
    />
  )
}
