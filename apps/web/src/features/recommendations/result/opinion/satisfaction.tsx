import { failureIn } from '@clairmemoire/api-client/calls'
import type { Questionnaire } from '@clairmemoire/api-client/schema'
import { maxLength, type Question } from '@clairmemoire/domain/questionnaire'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answersToSend,
  type FlowValues,
  NotDoneNotice,
  SmallForm,
  useCharactersLeft,
  useSending,
} from '../../../../form-flow/index.ts'
import { createSubmissionKeys } from '../../../../platform/draft-id/submission-keys.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { answerSurvey, surveyQuery } from './opinion.queries.ts'

interface SatisfactionProps {
  site: SiteContext
  resultId: string
  onDone: () => void
}

/** The survey as it is published; what is left empty counts as nothing. */
export function Satisfaction({ site, resultId, onDone }: SatisfactionProps) {
  const { data, error } = useQuery({ ...surveyQuery(site.api, site.locale), retry: false })
  if (error) return <NotDoneNotice failure={failureIn(error)} />
  return data ? <Questions site={site} resultId={resultId} onDone={onDone} survey={data} /> : null
}

/** Of one result once, in whatever tab and after whatever reload: the key says which, and only who knows the result can tell. */
const keyOf = createSubmissionKeys(crypto)

function Questions({ site, resultId, onDone, survey }: SatisfactionProps & { survey: Questionnaire }) {
  const [values, setValues] = useState<FlowValues>({})
  const { isSending, failure, sending } = useSending()
  const give = async () => {
    const body = { locale: site.locale, ...answersToSend(survey, values) }
    const key = await keyOf(resultId, 'satisfaction')
    if (await sending(answerSurvey(site.api, body, key))) onDone()
  }
  const isGivenBefore = failure?.kind === 'conflict'
  return (
    <SmallForm
      isSending={isSending}
      onSubmit={() => (isGivenBefore ? onDone() : void give())}
      submitLabel={
        isGivenBefore ? (
          <Trans id="recommendations.opinion.next">Continuer</Trans>
        ) : (
          <Trans id="recommendations.opinion.send">Envoyer mon avis</Trans>
        )
      }
    >
      {survey.questions.map((question) => (
        <SurveyInput
          key={question.id}
          question={question}
          value={values[question.id]}
          onChange={(value) => setValues({ ...values, [question.id]: value })}
        />
      ))}
      {isGivenBefore ? (
        <Notice tone="info" announce>
          <p>
            <Trans id="recommendations.opinion.before">Nous avons déjà votre avis sur ce résultat.</Trans>
          </p>
        </Notice>
      ) : (
        <NotDoneNotice failure={failure} />
      )}
    </SmallForm>
  )
}

interface SurveyInputProps {
  question: Question
  value: FlowValues[string] | undefined
  onChange: (value: string) => void
}

/** One question of several on a page: one of a list, or a text. */
function SurveyInput({ question, value, onChange }: SurveyInputProps) {
  const text = useCharactersLeft()
  const { id, label, hint, options } = question
  const given = typeof value === 'string' ? value : ''
  if (options) {
    return (
      <ChoiceGroup
        kind="radio"
        name={id}
        legend={label.self}
        hint={hint?.self}
        options={options.map((option) => ({ id: option.id, label: option.label.self }))}
        value={[given]}
        onChange={([chosen = '']) => onChange(chosen)}
      />
    )
  }
  const maximum = maxLength(question)
  return (
    <TextField
      kind="long"
      name={id}
      label={label.self}
      hint={hint?.self}
      autoComplete="off"
      counter={maximum === undefined ? undefined : { maximum, text }}
      value={given}
      onChange={onChange}
    />
  )
}
