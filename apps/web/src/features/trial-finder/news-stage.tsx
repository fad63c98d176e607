import { useLingui } from '@lingui/react/macro'
import { type FlowDraft, type FlowValues, FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import { cleanDraft } from './finder-draft.ts'
import { newsSteps } from './news-steps.ts'
import type { FormStageProps } from './finder-props.ts'
import { toContactRequest } from './trial-finder.mapper.ts'
import { createContact } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

/** After no match: leaving an address to be told of new studies. */
export function NewsStage({ site, title, kept, goTo }: FormStageProps) {
  const { i18n } = useLingui()
  const { locale, api, settings, applicationState } = site
  const draft = usePlacedDraft('news', withPostalCode(kept.draft.news, kept.draft.screening.values))

  async function submit({ values, locale: language }: Submission) {
    const request = toContactRequest(values, language)
    return createContact(api, request, await applicationState.submissionKey(request))
  }

  const actor = useFormFlow({
    stepsOf: () => newsSteps(i18n),
    draft,
    locale,
    submit,
    onDraft: (news) => kept.update({ news }),
    onConfirmed: (contact) => {
      kept.update({ ...cleanDraft, contact })
      goTo('thank-you')
    },
  })
  return (
    <FormFlow
      actor={actor}
      stage="news"
      pageTitle={title}
      keeping={kept.keeping}
      phone={settings.contactPhone}
      onLeave={() => goTo('result')}
      onErase={kept.erase}
    />
  )
}

/** The postal code that was given before is shown again, to be left or taken out (WCAG 3.3.7). */
function withPostalCode(draft: FlowDraft, { postal_code }: FlowValues): FlowDraft {
  const isTouched = 'contact' in draft.entries || 'contact' in draft.values
  if (isTouched || typeof postal_code !== 'string') return draft
  return { ...draft, entries: { contact: { postal_code } } }
}
