import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ErrorSummary } from '@clairmemoire/ui/error-summary'
import { Progress } from '@clairmemoire/ui/progress'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { FormEvent, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { entryIn, stepsIn } from '../machine/flow-context.ts'
import { previousStep, stepProgress } from '../machine/flow-progress.ts'
import type { formFlowMachine } from '../machine/form-flow.machine.ts'
import { useDocumentTitle, useNewStep } from '../navigation/use-new-step.ts'
import { useStepHistory } from '../navigation/use-step-history.ts'
import { type Step, type StepInputProps, stepTitle } from '../step.ts'
import { CheckList } from '../steps/check-list.tsx'
import { ConsentInput } from '../steps/consent-input.tsx'
import { QuestionInput } from '../steps/question-input.tsx'
import { mayDecline } from '../steps/question-rules.ts'
import { EraseAnswers } from './erase-answers.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { problemText } from './problem.copy.ts'
import { SavedNote } from './saved-note.tsx'
import { StopPage } from './stop-page.tsx'

export interface FormFlowProps {
  actor: ActorRefFrom<typeof formFlowMachine>
  /** The name of this flow among those of the page. */
  stage: string
  pageTitle: string
  /** What the form is about, where it is about one thing of several. */
  about?: ReactNode
  /** What the person should know before going on. */
  notice?: ReactNode
  /** Undefined as long as the device has not said. */
  keeping: 'device' | 'tab' | undefined
  isSaving: boolean
  /** These very values have reached the backend before. */
  isSent?: boolean
  /** E.164 */
  phone: string
  /** Leaves the flow by its first step. */
  onLeave: () => void
  onErase: () => void
  /** Stands beside erasing, once anything was answered. */
  below?: ReactNode
}

/** Renders any flow: one step per page, whatever its kind. */
export function FormFlow(props: FormFlowProps) {
  const {
    actor,
    stage,
    pageTitle,
    about,
    notice,
    keeping,
    isSaving,
    isSent = false,
    phone,
    onLeave,
    onErase,
    below,
  } = props
  const { t, i18n } = useLingui()
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const { step, problems, values, failure } = context
  const steps = stepsIn(context)
  const visit = (id: string, isChanging = false) => actor.send({ type: 'visit', step: id, isChanging })
  const errors = problems.map((problem) => ({ fieldId: problem.field, text: problemText(i18n, step, problem) }))
  const progress = stepProgress(steps, step.id)
  const progressText = progress && progressLabel(progress)
  const returnTo = useStepHistory({ stage, step: step.id, onVisit: visit })
  useNewStep({ step: step.id, focusesHeading: errors.length === 0 })
  const errorPrefix = errors.length > 0 ? t({ id: 'form-flow.title.error', message: 'Erreur : ' }) : ''
  useDocumentTitle(errorPrefix + stepTitle(step), ...(progressText ? [progressText] : []), pageTitle)

  const isAnythingKept = Object.keys(values).length > 0 || Object.keys(context.entries).length > 0
  const isSubmitting = snapshot.matches('submitting')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step.kind !== 'check') actor.send({ type: 'answer' })
    else actor.send({ type: snapshot.matches('failed') ? 'retry' : 'submit' })
  }
  const back = () => {
    const previous = previousStep(steps, step.id)
    if (previous) returnTo(previous.id)
    else onLeave()
  }
  if (step.kind === 'question' && step.stop) {
    const { stop, question, wording } = step
    const goOn = (value: string) => {
      actor.send({ type: 'edit', value })
      actor.send({ type: 'answer' })
    }
    return <StopPage {...stop} question={question} wording={wording} onGoOn={goOn} onBack={back} />
  }
  return (
    <Section width="column">
      <form noValidate onSubmit={onSubmit} aria-busy={isSubmitting}>
        <Stack>
          <ErrorSummary
            attempt={context.refusals}
            title={t({ id: 'form-flow.errors.title', message: 'Il y a un problème' })}
            errors={errors}
          />
          {about}
          {notice}
          {progress && progressText ? <Progress label={progressText} {...progress} /> : null}
          {step.kind === 'exit' ? (
            <>
              <h1 tabIndex={-1}>{step.title}</h1>
              {step.body}
            </>
          ) : step.kind === 'check' ? (
            <CheckList step={step} steps={steps} values={values} onChange={(id) => visit(id, true)} />
          ) : (
            <StepInputs
              key={step.id}
              step={step}
              entry={entryIn(context)}
              errors={Object.fromEntries(errors.map(({ fieldId, text }) => [fieldId, text]))}
              onEdit={(value) => actor.send({ type: 'edit', value })}
            />
          )}
          {failure ? <FailureNotice failure={failure} phone={phone} /> : null}
          <Actions>
            {step.kind === 'exit' ? null : (
              <Button kind="primary" type="submit" aria-disabled={isSubmitting}>
                {submitText()}
              </Button>
            )}
            <Button kind="quiet" onClick={back}>
              <Trans id="form-flow.back">Retour</Trans>
            </Button>
          </Actions>
          {isAnythingKept && keeping ? <SavedNote keeping={keeping} isSaving={isSaving} isSent={isSent} /> : null}
          {step.kind === 'question' && mayDecline(step) ? (
            <p>
              <Button kind="link" onClick={() => actor.send({ type: 'decline' })}>
                <Trans id="form-flow.decline">Je préfère ne pas répondre</Trans>
              </Button>
            </p>
          ) : null}
        </Stack>
      </form>
      {isAnythingKept ? below : null}
      {isAnythingKept ? <EraseAnswers onErase={onErase} /> : null}
    </Section>
  )

  function progressLabel({ current, total }: { current: number; total: number }) {
    return t({ id: 'form-flow.progress', message: `Étape ${current} sur ${total}` })
  }

  function submitText() {
    if (step.kind !== 'check') return t({ id: 'form-flow.continue', message: 'Continuer' })
    if (isSubmitting) return t({ id: 'form-flow.sending', message: 'Envoi en cours…' })
    return snapshot.matches('failed') ? t({ id: 'form-flow.retry', message: 'Réessayer' }) : step.submitLabel
  }
}

/** The inputs of any step that is filled in. */
function StepInputs({ step, ...rest }: StepInputProps<Step>) {
  switch (step.kind) {
    case 'question':
      return <QuestionInput step={step} {...rest} />
    case 'consent':
      return <ConsentInput step={step} {...rest} />
    case 'contact':
      return <step.Input step={step} {...rest} />
    case 'slot':
      return <step.Input step={step} {...rest} />
    case 'exit':
    case 'check':
    default:
      return null
  }
}
