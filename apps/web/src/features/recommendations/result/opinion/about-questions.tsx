import type { MetaAnswersRequest, Recommendation } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NotDoneNotice, SmallForm, useSending } from '../../../../form-flow/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { answerMetaQuestions } from './opinion.queries.ts'

interface AboutQuestionsProps {
  site: SiteContext
  recommendation: Recommendation
  onDone: () => void
}

type HelpedBy = NonNullable<MetaAnswersRequest['helped_by']>

/** Which questions were hard, and who helped: kept beside the result, and erased with it. */
export function AboutQuestions({ site, recommendation: { id, answers }, onDone }: AboutQuestionsProps) {
  const { t } = useLingui()
  const [unclear, setUnclear] = useState<string[]>([])
  const [helpedBy, setHelpedBy] = useState<HelpedBy>()
  const { isSending, failure, sending } = useSending()
  const give = async () => {
    if (await sending(answerMetaQuestions(site.api, id, { unclear, ...(helpedBy && { helped_by: helpedBy }) })))
      onDone()
  }
  const helpers: readonly { id: HelpedBy; label: string }[] = [
    { id: 'nobody', label: t({ id: 'recommendations.meta.nobody', message: 'Personne' }) },
    { id: 'someone_close', label: t({ id: 'recommendations.meta.someone-close', message: 'Un proche' }) },
    { id: 'professional', label: t({ id: 'recommendations.meta.professional', message: 'Un soignant' }) },
  ]
  return (
    <SmallForm
      isSending={isSending}
      onSubmit={() => void give()}
      submitLabel={<Trans id="recommendations.meta.send">Envoyer</Trans>}
    >
      <Notice tone="success" announce>
        <p>
          <Trans id="recommendations.meta.text">
            Merci. Encore deux choses, si vous voulez. Elles sont gardées avec ce résultat et s’effacent avec lui.
          </Trans>
        </p>
      </Notice>
      <ChoiceGroup
        kind="radio"
        name="helped-by"
        legend={t({ id: 'recommendations.meta.helped', message: 'Qui vous a aidé à répondre ?' })}
        options={helpers}
        value={helpedBy ? [helpedBy] : []}
        onChange={([chosen]) => setHelpedBy(helpers.find((helper) => helper.id === chosen)?.id)}
      />
      <Disclosure summary={<Trans id="recommendations.meta.open">Certaines questions n’étaient pas claires</Trans>}>
        <ChoiceGroup
          kind="checkbox"
          name="unclear"
          legend={t({ id: 'recommendations.meta.unclear', message: 'Lesquelles ?' })}
          options={answers.map((answer) => ({ id: answer.id, label: answer.question }))}
          value={unclear}
          onChange={setUnclear}
        />
      </Disclosure>
      <NotDoneNotice failure={failure} />
      <p>
        <Button kind="link" onClick={onDone}>
          <Trans id="recommendations.meta.decline">Non merci</Trans>
        </Button>
      </p>
    </SmallForm>
  )
}
