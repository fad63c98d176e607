import { useLingui } from '@lingui/react/macro'
import { FormFlow, type Submission, useFormFlow } from '../form-flow/index.ts'
import { newsSteps } from './news-steps.ts'
import type { FormStageProps } from './screening-stage.tsx'
import { toContactRequest } from './trial-finder.mapper.ts'
import { createContact } from './trial-finder.queries.ts'
import { usePlacedDraft } from './use-placed-draft.ts'

/** After no match: leaving an address to be told of new studies. */
export function NewsStage({ site, title, kept, goTo }: FormStageProps) {
  const { i18n } = useLingui()
  const { locale, api, settings } = site
  const draft = usePlacedDraft('news', kept.draft.news)

  async function submit({ values, attempt }: Submission) {
    const body = toContactRequest(values, kept.draft.screening.values, attempt)
    const sent = await createContact(api, body, attempt)
    if (sent.kind === 'confirmed') {
      kept.update({ contact: sent.receipt, stage: 'thank-you' })
      goTo('thank-you')
    }
    return sent
  }

  const actor = useFormFlow({
    stepsOf: () => newsSteps(i18n),
    draft,
    locale,
    submit,
    onDraft: (news) => kept.update({ news }),
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
