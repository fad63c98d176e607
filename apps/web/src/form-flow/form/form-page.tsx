import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ErrorSummary } from '@clairmemoire/ui/error-summary'
import { Progress } from '@clairmemoire/ui/form-status'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, FormEvent } from 'react'
import { FailureNotice } from '../failures.tsx'
import { isBegun, type PageDraft } from '../page/draft.ts'
import { useDocumentTitle, useNewStep } from '../page/use-new-step.ts'
import { type FlowValues, type QuestionStep, type Step, type StepInputProps, stepTitle } from '../step.ts'
import { CheckList } from '../steps/check-step.tsx'
import { ConsentInput } from '../steps/consent-step.tsx'
import { problemText } from '../steps/problem.copy.ts'
import { stepCount } from '../steps/step-count.copy.ts'
import { QuestionInput } from '../steps/question-input.tsx'
import { mayDecline } from '../steps/question-step.ts'
import { previousStep, stepProgress } from '../steps/step-rules.ts'
import { entryOf, stepIn } from './form-state.ts'
import { EraseAnswers, SavedNote } from './notices.tsx'
import { type OpenForm, useForm } from './use-form.ts'
import { useStepHistory } from './use-step-history.ts'

/** Shows the current step of a form as a page. */
export function FormPage<Draft extends PageDraft, Data, Receipt>(props: OpenForm<Draft, Data, Receipt>) {
  const { flow, context } = props
  const { saved, phone } = context
  const { t, i18n } = useLingui()
  const { form, isSending, stepsOf, send } = useForm(props)
  const { problems, values, failure } = form
  const stepsWith = (given: FlowValues) => stepsOf({ data: form.data, values: given })
  const steps = stepsWith(values)
  const step = stepIn(stepsOf, form)
  const goTo = (id: string, isChanging = false) => send({ type: 'goTo', step: id, isChanging })
  const errors = problems.map((problem) => ({ fieldId: problem.field, text: problemText(i18n, step, problem) }))
  const progress = stepProgress(stepsWith, values, step.id)
  const count = progress && stepCount(i18n, progress)
  const progressText = count && t({ id: 'form-flow.progress', message: `Étape ${count}` })
  const returnTo = useStepHistory({ stage: flow.name, step: step.id, onStep: goTo })
  const errorPrefix = errors.length > 0 ? t({ id: 'form-flow.title.error', message: 'Erreur : ' }) : ''
  useDocumentTitle(errorPrefix + stepTitle(step), ...(progressText ? [progressText] : []), context.title)
  useNewStep({ step: step.id, focusesHeading: errors.length === 0 })

  const about = flow.about?.(context)
  const isAnythingStored = isBegun(form)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send(step.kind === 'check' ? { type: 'submit', locale: context.site.locale } : { type: 'answer' })
  }
  const back = () => {
    const previous = previousStep(steps, step.id)
    if (previous) returnTo(previous.id)
    else context.goTo(flow.stageBefore(context))
  }
  if (step.kind === 'question' && step.stop) {
    const { stop, question, wording } = step
    const continueForm = (value: string) => send({ type: 'answer', value })
    return <StopPage {...stop} question={question} wording={wording} onContinue={continueForm} onBack={back} />
  }
  return (
    <Section width="column">
      <form noValidate onSubmit={onSubmit} aria-busy={isSending}>
        <Stack>
          <ErrorSummary
            attempt={form.refusals}
            title={t({ id: 'form-flow.errors.title', message: 'Il y a un problème' })}
            errors={errors}
          />
          {flow.notice?.({ context, data: form.data, i18n })}
          {progress && progressText ? <Progress about={about} label={progressText} {...progress} /> : about}
          {step.kind === 'exit' ? (
            <>
              <h1 tabIndex={-1}>{step.title}</h1>
              {step.body}
            </>
          ) : step.kind === 'check' ? (
            <CheckList step={step} steps={steps} values={values} onChange={(id) => goTo(id, true)} />
          ) : (
            <StepInputs
              key={step.id}
              step={step}
              entry={entryOf(step, form)}
              errors={Object.fromEntries(errors.map(({ fieldId, text }) => [fieldId, text]))}
              onEdit={(value) => send({ type: 'edit', value })}
            />
          )}
          {failure ? <FailureNotice failure={failure} phone={phone} /> : null}
          <Actions>
            {step.kind === 'exit' ? null : (
              <Button kind="primary" type="submit" aria-disabled={isSending}>
                {submitText()}
              </Button>
            )}
            <Button kind="quiet" onClick={back}>
              <Trans id="form-flow.back">Retour</Trans>
            </Button>
          </Actions>
          {isAnythingStored && saved.savedIn ? (
            <SavedNote savedIn={saved.savedIn} isSaving={saved.isSaving} isSent={flow.isSent?.(context) ?? false} />
          ) : null}
          {step.kind === 'question' && mayDecline(step) ? (
            <p>
              <Button kind="link" onClick={() => send({ type: 'decline' })}>
                <Trans id="form-flow.decline">Je préfère ne pas répondre</Trans>
              </Button>
            </p>
          ) : null}
        </Stack>
      </form>
      {isAnythingStored ? flow.below?.(context) : null}
      {isAnythingStored ? <EraseAnswers onErase={saved.erase} /> : null}
    </Section>
  )

  function submitText() {
    if (step.kind !== 'check') return t({ id: 'form-flow.continue', message: 'Continuer' })
    if (isSending) return t({ id: 'form-flow.sending', message: 'Envoi en cours…' })
    return failure ? t({ id: 'form-flow.retry', message: 'Réessayer' }) : step.submitLabel
  }
}

/** Shows the inputs of a step, if its kind has inputs. */
function StepInputs({ step, ...rest }: StepInputProps<Step>) {
  if (step.kind === 'question') return <QuestionInput step={step} {...rest} />
  if (step.kind === 'consent') return <ConsentInput step={step} {...rest} />
  if (!('Input' in step)) return null
  const Input = step.Input as ComponentType<StepInputProps<Step>>
  return <Input step={step} {...rest} />
}

interface StopPageProps extends NonNullable<QuestionStep['stop']>, Pick<QuestionStep, 'question' | 'wording'> {
  onContinue: (option: string) => void
  onBack: () => void
}

/** Shows an urgent matter alone on a page. The form continues only after the person says that the matter does not apply. */
function StopPage({ title, body, question: { options = [] }, wording, onContinue, onBack }: StopPageProps) {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        {body}
        <Actions>
          {options
            .filter(({ urgent }) => !urgent)
            .map(({ id, label }) => (
              <Button key={id} kind="quiet" onClick={() => onContinue(id)}>
                {label[wording]}
              </Button>
            ))}
          <Button kind="link" onClick={onBack}>
            <Trans id="form-flow.back">Retour</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
