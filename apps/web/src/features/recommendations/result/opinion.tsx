import type { ApiClient } from '@clairmemoire/api-client'
import { failureIn, load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  MetaAnswers,
  MetaAnswersRequest,
  Questionnaire,
  Recommendation,
  SurveyAnswers,
  SurveyAnswersRequest,
} from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { maxLength, type Question } from '@clairmemoire/domain/questionnaire'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answersToSend,
  type FlowValues,
  NotDoneNotice,
  type Query,
  SmallForm,
  useCharactersLeft,
  useSend,
} from '../../../form-flow/index.ts'
import { createSubmissionKeys } from '../../../platform/draft-id/draft-ids.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'

type Api = () => Promise<ApiClient>

const survey = { id: 'satisfaction' }

function surveyQuery(api: Api, locale: Locale): Query<Questionnaire> {
  return {
    queryKey: ['satisfaction', locale],
    queryFn: () =>
      load<Questionnaire>(async (signal) =>
        (await api()).GET('/api/survey/{id}/', { params: { path: survey, query: { locale } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

function answerSurvey(api: Api, body: SurveyAnswersRequest, key: string): Promise<Sent<SurveyAnswers>> {
  const params = { path: survey, header: { 'Idempotency-Key': key } }
  return send(async (signal) => (await api()).POST('/api/survey/{id}/', { body, params, signal }))
}

/** Sends the answers about single questions; a second submission replaces the first. */
function answerMetaQuestions(api: Api, id: string, body: MetaAnswersRequest): Promise<Sent<MetaAnswers>> {
  const params = { path: { submissionId: id } }
  return send(async (signal) => (await api()).POST('/api/forms/meta_qs/{submissionId}', { body, params, signal }))
}

interface SatisfactionProps {
  site: SiteContext
  resultId: string
  onDone: () => void
}

/** Asks the questions of the published survey; empty fields count as unanswered. */
export function Satisfaction({ site, resultId, onDone }: SatisfactionProps) {
  const { data, error } = useQuery({ ...surveyQuery(site.api, site.locale), retry: false })
  if (error) return <NotDoneNotice failure={failureIn(error)} />
  return data ? <Questions site={site} resultId={resultId} onDone={onDone} survey={data} /> : null
}

/** The key is derived from the id of the result, so that each result has one submission, even across tabs and reloads. */
const keyOf = createSubmissionKeys(crypto)

function Questions({ site, resultId, onDone, survey }: SatisfactionProps & { survey: Questionnaire }) {
  const [values, setValues] = useState<FlowValues>({})
  const { failure, isPending, mutate } = useSend(
    async (body: SurveyAnswersRequest) => answerSurvey(site.api, body, await keyOf(resultId, 'satisfaction')),
    { onSuccess: onDone },
  )
  const isGivenBefore = failure?.kind === 'conflict'
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={() => (isGivenBefore ? onDone() : mutate({ locale: site.locale, ...answersToSend(survey, values) }))}
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

/** The input of one survey question: options or a text. */
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

interface AboutQuestionsProps {
  site: SiteContext
  recommendation: Recommendation
  onDone: () => void
}

type HelpedBy = NonNullable<MetaAnswersRequest['helped_by']>

/** Asks which questions were hard and who helped. The answers are stored and erased together with the result. */
export function AboutQuestions({ site, recommendation: { id, answers }, onDone }: AboutQuestionsProps) {
  const { t } = useLingui()
  const [unclear, setUnclear] = useState<string[]>([])
  const [helpedBy, setHelpedBy] = useState<HelpedBy>()
  const { failure, isPending, mutate } = useSend(
    (body: MetaAnswersRequest) => answerMetaQuestions(site.api, id, body),
    { onSuccess: onDone },
  )
  const helpers: readonly { id: HelpedBy; label: string }[] = [
    { id: 'nobody', label: t({ id: 'recommendations.meta.nobody', message: 'Personne' }) },
    { id: 'someone_close', label: t({ id: 'recommendations.meta.someone-close', message: 'Un proche' }) },
    { id: 'professional', label: t({ id: 'recommendations.meta.professional', message: 'Un soignant' }) },
  ]
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={() => mutate({ unclear, ...(helpedBy && { helped_by: helpedBy }) })}
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
