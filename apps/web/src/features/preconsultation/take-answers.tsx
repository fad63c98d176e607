import { failureIn } from '@clairmemoire/api-client/calls'
import { type Failure, isNotFound } from '@clairmemoire/api-client/errors'
import type { PreconsultationForm, Recommendation } from '@clairmemoire/api-client/schema'
import { type AnswerValue, checkAnswer, type Question } from '@clairmemoire/domain/questionnaire'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FlowSite, type FlowValues, NotDoneNotice, type StageProps } from '../../form-flow/index.ts'
import { type OwnAnswers, openOwnAnswers, ownResultKey } from '../../own-results/index.ts'
import { resultQuery } from './preconsultation.queries.ts'
import type { PreconsultationDraft } from './preconsultation-draft.ts'
import { valuesIn, wordingOf } from './sections/section-steps.ts'

interface TakeAnswersProps extends StageProps<PreconsultationDraft> {
  form: PreconsultationForm
}

/** Offers to reuse the answers of a memory test on this device; no answer is reused before the person agrees (row 73). */
export function TakeAnswers({ context, form }: TakeAnswersProps) {
  const { site, saved } = context
  const { taken } = saved.draft
  const { data: found } = useQuery(testAnswersQuery(site))

  const decide = (decided: FlowValues) => {
    saved.update({ taken: decided })
    // The pressed button disappears, so the heading receives the focus (WCAG 2.4.3).
    document.querySelector('h1')?.focus()
  }
  if (taken !== undefined) {
    const answered = valuesIn(saved.draft)
    const waiting = Object.entries(taken).filter(([id]) => !Object.hasOwn(answered, id))
    return <TakenNotice taken={Object.fromEntries(waiting)} form={form} onLeave={() => decide({})} />
  }
  return found ? <Offer context={context} form={form} found={found} onDecide={decide} /> : null
}

interface OfferProps extends TakeAnswersProps {
  found: TestAnswers
  onDecide: (taken: FlowValues) => void
}

function Offer({ context: { site, saved }, form, found, onDecide }: OfferProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failure>()
  const [isNothing, setNothing] = useState(false)
  const questions = questionsToTake(form, valuesIn(saved.draft))
  if (questions.length === 0) return null
  const take = async () => {
    setFailure(undefined)
    const opened = await openTestAnswers(site, found).catch((error: Error) => ({ failure: failureIn(error) }))
    const taken =
      'failure' in opened || opened.userType !== form.user_type ? {} : takenAnswers(questions, opened.values)
    if (Object.keys(taken).length > 0) onDecide(taken)
    else if ('failure' in opened && !isNotFound(opened.failure)) setFailure(opened.failure)
    else setNothing(true)
  }
  if (isNothing)
    return (
      <Notice tone="info" announce>
        <p>
          <Trans id="preconsultation.take.nothing">
            Rien n’est repris : ce test n’a pas ces réponses, n’est plus là, ou parle d’une autre personne.
          </Trans>
        </p>
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={t({ id: 'preconsultation.take.title', message: 'Reprendre des réponses du test de mémoire ?' })}
    >
      <p>
        <Trans id="preconsultation.take.text">
          Vous avez répondu au test sur cet appareil. Ces questions reviennent ici :
        </Trans>
      </p>
      <ul>
        {questions.map(({ id, label }) => (
          <li key={id}>{label[wordingOf(form)]}</li>
        ))}
      </ul>
      <p>
        <Trans id="preconsultation.take.then">
          Si vous dites oui, vos réponses y seront déjà, avec une marque. Vous pourrez les changer. Rien n’est envoyé.
        </Trans>
      </p>
      <NotDoneNotice failure={failure} />
      <Actions>
        <Button kind="quiet" onClick={() => void take()}>
          <Trans id="preconsultation.take.yes">Oui, reprendre ces réponses</Trans>
        </Button>
        <Button kind="quiet" onClick={() => onDecide({})}>
          <Trans id="preconsultation.take.no">Non</Trans>
        </Button>
      </Actions>
    </Notice>
  )
}

/** The source of the answers on this device: an unsent test, or the key of a result. */
type TestAnswers = { kind: 'begun'; answers: OwnAnswers } | { kind: 'sent'; id: string }

/** Reads only from the device, without a cache. Returns null if the device stores neither a test nor a key. */
function testAnswersQuery({ applicationState: state }: Pick<FlowSite, 'applicationState'>) {
  return {
    queryKey: ['test-answers-on-device'],
    queryFn: async (): Promise<TestAnswers | null> => {
      const answers = await openOwnAnswers(state)
      if (answers) return { kind: 'begun', answers }
      const id = await ownResultKey.open(state)
      return id === undefined ? null : { kind: 'sent', id }
    },
    staleTime: 0,
    gcTime: 0,
  }
}

/** Loads the answers; called only after the person has agreed. Throws if the result cannot be loaded. */
async function openTestAnswers(site: FlowSite, found: TestAnswers): Promise<OwnAnswers> {
  if (found.kind === 'begun') return found.answers
  const client = await site.queryClient()
  return answersOf(await client.fetchQuery(resultQuery(site, found.id)))
}

function answersOf({ user_type: userType, answers }: Recommendation): OwnAnswers {
  return { userType, values: Object.fromEntries(answers.map(({ id, value }) => [id, value])) }
}

interface TakenNoticeProps {
  taken: FlowValues
  form: PreconsultationForm
  /** Called when the person discards the taken answers and answers the questions again. */
  onLeave: () => void
}

/** Shows the number of taken answers and the sections that contain them. */
function TakenNotice({ taken, form, onLeave }: TakenNoticeProps) {
  const count = Object.keys(taken).length
  if (count === 0) return null
  const parts = form.sections
    .filter(({ questions }) => questions.some((id) => Object.hasOwn(taken, id)))
    .map(({ title }) => title[wordingOf(form)])
    .join(', ')
  return (
    <Notice tone="success" announce>
      <p>
        <Trans id="preconsultation.taken">
          Réponses reprises du test de mémoire : {count}. Elles sont marquées dans la partie « {parts} ».
        </Trans>
      </p>
      <p>
        <Button kind="link" onClick={onLeave}>
          <Trans id="preconsultation.taken.leave">Ne pas les reprendre</Trans>
        </Button>
      </p>
    </Notice>
  )
}

/** The unanswered questions whose answers may come from the memory test. */
export function questionsToTake(form: PreconsultationForm, values: FlowValues): Question[] {
  const alike = new Set(form.from_memory_test)
  return form.questions.filter(({ id }) => alike.has(id) && !Object.hasOwn(values, id))
}

/** The given answers that are valid here. Questions with a declined or invalid answer are asked again. */
export function takenAnswers(questions: readonly Question[], given: Readonly<Record<string, unknown>>): FlowValues {
  const taken = questions.flatMap((question) => {
    const value = given[question.id]
    return isGiven(value) && checkAnswer(question, value) === undefined ? [[question.id, value] as const] : []
  })
  return Object.fromEntries(taken)
}

function isGiven(value: unknown): value is NonNullable<AnswerValue> {
  return (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.length > 0)
}
