import type { Locale } from '@clairmemoire/domain/locale'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { emptyDraft, type FlowDraft } from '../page/draft.ts'
import type { FlowValues } from '../step.ts'
import { completeValues, contact, sampleSteps } from '../testing/sample-steps.ts'
import { type FormEvent, formMachine, type SubmitOutcome } from './form-machine.ts'

type Submit = (submission: { values: FlowValues; locale: Locale | undefined }) => Promise<SubmitOutcome>

const confirmed: SubmitOutcome = { kind: 'confirmed', receipt: 'CM-1' }
const neverAnswers: Submit = () => new Promise(() => {})

/** Starts a form that sends with `submit`. */
function started(draft: Partial<FlowDraft> = {}, submit: Submit = neverAnswers, stepsOf = sampleSteps) {
  const machine = formMachine<undefined, unknown>(({ values }) => stepsOf(values)).provide({
    actors: { submit: fromPromise(({ input: { values, sentIn: locale } }) => submit({ values, locale })) },
  })
  const actor = createActor(machine, { input: { data: undefined, flow: { ...emptyDraft, ...draft } } })
  const settled: unknown[] = []
  actor.on('settled', ({ outcome }) => settled.push(outcome))
  actor.start()
  const after = (...events: FormEvent<undefined>[]) => {
    for (const event of events) actor.send(event)
    const { context: form, value } = actor.getSnapshot()
    return { step: form.step, form, state: value.form, settled }
  }
  return { after, outcome: () => waitFor(actor, (state) => !state.matches({ form: 'sending' })) }
}

const press: FormEvent<undefined> = { type: 'submit', locale: 'en' }
const change: FormEvent<undefined> = { type: 'goTo', step: 'respondent', isChanging: true }

const complete = { values: completeValues }
const shown = (draft?: Partial<FlowDraft>) => started(draft).after()

describe('when a form starts', () => {
  test('an empty draft begins with the first step', () => {
    expect(shown()).toMatchObject({ step: 'respondent' })
  })

  test('a draft continues at the step shown last', () => {
    expect(shown({ ...complete, step: 'age' })).toMatchObject({ step: 'age' })
  })

  test('a complete draft opens at the check', () => {
    expect(shown(complete)).toMatchObject({ step: 'check' })
  })

  test('a draft that was being sent is sent again unchanged', async () => {
    const submit = vi.fn<Submit>(async () => confirmed)
    const { after, outcome } = started({ ...complete, sentIn: 'fr', isSending: true }, submit)
    await outcome()
    expect(after().state).toBe('confirmed')
    expect(submit.mock.calls).toMatchObject([[{ values: completeValues, locale: 'fr' }]])
  })

  test('a stored choice that its step no longer shows is not sent', async () => {
    const submit = vi.fn<Submit>(async () => confirmed)
    const details = { first_name: 'Camille', email: 'camille@visitor.example', phone: '+33199001234' }
    const values = { contact: { ...details, sms: 'yes' } }
    await started({ values, isSending: true }, submit, () => [contact, ...sampleSteps({}).slice(-1)]).outcome()
    expect(submit.mock.calls).toEqual([[{ values: { contact: details }, locale: undefined }]])
  })
})

describe('an answer that is no longer valid', () => {
  test('is reported at once when the form reopens', () => {
    const { step, form } = shown({ values: { ...completeValues, age: 170 }, step: 'check' })
    expect({ step, problems: form.problems }).toEqual({
      step: 'age',
      problems: [{ field: 'age', code: 'too_large' }],
    })
  })

  test('leads back to the previous position after its correction', () => {
    const { after } = started({ values: { ...completeValues, age: 170 }, step: 'check' })
    expect(after({ type: 'edit', value: '72' }, { type: 'answer' })).toMatchObject({ step: 'check' })
  })

  test('is not reported while a person is still typing', () => {
    expect(shown({ values: { ...completeValues, age: 170 }, entries: { age: '17' } }).form.problems).toEqual([])
  })
})

describe('an error', () => {
  test('disappears only when its cause is corrected', () => {
    const { after } = started({ values: { respondent: 'self' } })
    expect(after({ type: 'edit', value: 'old' }, { type: 'answer' }).form.problems).toHaveLength(1)
    expect(after({ type: 'edit', value: 'older' }).form.problems).toHaveLength(1)
    expect(after({ type: 'edit', value: '72 ans' }).form.problems).toEqual([])
  })
})

describe('while answering', () => {
  test('a valid answer leads to the next step', () => {
    const { after } = started()
    expect(after({ type: 'edit', value: 'self' }, { type: 'answer' })).toMatchObject({ step: 'age' })
  })

  test('an invalid answer keeps the form at its step and shows the problem', () => {
    const { after } = started({ values: { respondent: 'self' } })
    const { step, form } = after({ type: 'edit', value: 'seventy' }, { type: 'answer' })
    expect([step, form.problems, form.entries]).toEqual([
      'age',
      [{ field: 'age', code: 'not_a_number' }],
      { age: 'seventy' },
    ])
  })

  test('an empty answer is rejected every time', () => {
    const { step, form } = started().after({ type: 'answer' }, { type: 'answer' })
    expect([step, form.problems, form.refusals]).toEqual(['respondent', [{ field: 'respondent', code: 'required' }], 2])
  })

  test('a typed value is still there when the person goes back and returns', () => {
    const { after } = started({ values: { respondent: 'self' } })
    after({ type: 'edit', value: '6' }, { type: 'goTo', step: 'respondent' })
    expect(after({ type: 'goTo', step: 'age' }).form.entries).toEqual({ age: '6' })
  })

  test('a question may be declined', () => {
    const { step, form } = started({ values: { respondent: 'self' } }).after({ type: 'decline' })
    expect([step, form.values['age']]).toEqual(['consent', null])
  })

  test('a question that is hidden by an answer is skipped', () => {
    const { after } = started({ values: completeValues, step: 'respondent' })
    expect(after({ type: 'edit', value: 'someone_else' }, { type: 'answer' }).step).toBe('consent')
  })
})

describe('the form rejects', () => {
  test('declining a required question', () => {
    expect(started().after({ type: 'decline' }).step).toBe('respondent')
  })

  test('going to a step before the earlier ones are complete', () => {
    expect(started().after({ type: 'goTo', step: 'check' }).step).toBe('respondent')
  })

  test('going to a step that does not exist', () => {
    expect(started(complete).after({ type: 'goTo', step: 'toString' })).toMatchObject({ step: 'check' })
  })

  test('sending before the check', () => {
    expect(started().after(press).form).toMatchObject({ step: 'respondent', isSending: false })
  })

  test('editing and answering during the check', () => {
    const { step, form } = started(complete).after({ type: 'edit', value: 'x' }, { type: 'answer' })
    expect([step, form.entries]).toEqual(['check', {}])
  })

  test('a second press, a change or another step while sending', () => {
    const submit = vi.fn<Submit>(neverAnswers)
    const { after } = started(complete, submit)
    const { step, form } = after(press, press, change, { type: 'goTo', step: 'age' })
    expect([step, form.isSending, submit.mock.calls.length]).toEqual(['check', true, 1])
  })

  test('anything after the confirmation, since the flow is over', async () => {
    const submit = vi.fn<Submit>(async () => confirmed)
    const { after, outcome } = started(complete, submit)
    after(press)
    await outcome()
    expect(after(press, change).step).toBe('check')
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

describe('changing one answer from the check', () => {
  test('returns to the check', () => {
    const { after } = started(complete)
    expect(after(change, { type: 'edit', value: 'someone_else' }, { type: 'answer' })).toMatchObject({ step: 'check' })
  })

  test('first asks the questions that the change reveals', () => {
    const { after } = started({ values: { respondent: 'someone_else', consent: 'v2' } })
    expect(after(change, { type: 'edit', value: 'self' }, { type: 'answer' }).step).toBe('age')
    expect(after({ type: 'decline' }).step).toBe('check')
  })
})

describe('the language of a submission', () => {
  /** The languages of the attempts that the English page makes. */
  async function sentFrom(draft: Partial<FlowDraft>, ...events: FormEvent<undefined>[]) {
    const submit = vi.fn<Submit>(async () => ({ kind: 'unreachable' }))
    const { after, outcome } = started({ ...complete, ...draft }, submit)
    after(...events, press)
    await outcome()
    after(press)
    await outcome()
    return submit.mock.calls.map(([{ locale }]) => locale)
  }
  const change: FormEvent<undefined> = { type: 'goTo', step: 'age', isChanging: true }

  test('is the language of the page, also after a failure and a retry', async () => {
    expect(await sentFrom({})).toEqual(['en', 'en'])
  })

  test('stays the language of an earlier attempt', async () => {
    expect(await sentFrom({ sentIn: 'fr' })).toEqual(['fr', 'fr'])
    expect(await sentFrom({ sentIn: 'fr' }, change, { type: 'answer' })).toEqual(['fr', 'fr'])
  })

  test('is the language of the page again once an answer has changed', async () => {
    expect(await sentFrom({ sentIn: 'fr' }, change, { type: 'edit', value: '71' }, { type: 'answer' })).toEqual([
      'en',
      'en',
    ])
  })

  test('is stored when the form is sent', () => {
    expect(started(complete).after(press).form.sentIn).toBe('en')
  })
})

describe('after sending', () => {
  async function outcome(result: SubmitOutcome | Error) {
    const submit: Submit = () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result))
    const { after, outcome: answer } = started(complete, submit)
    after(press)
    await answer()
    return after()
  }

  test('a confirmation ends the flow', async () => {
    const { form, state, settled } = await outcome(confirmed)
    expect([state, form.isSending, form.sentIn, settled]).toEqual(['confirmed', false, undefined, [confirmed]])
  })

  test('an error of a field leads back to its step', async () => {
    const { step, form } = await outcome({ kind: 'refused', fields: { 'answers.age': ['too_large'] } })
    expect([step, form.problems]).toEqual(['age', [{ field: 'age', code: 'too_large' }]])
  })

  test('an error that belongs to no step is a failure', async () => {
    const failure = { kind: 'refused', fields: { questionnaire_version: ['questionnaire_outdated'] } } as const
    const { form } = await outcome({
      kind: 'refused',
      fields: { questionnaire_version: ['questionnaire_outdated'] },
    })
    expect([form.step, form.failure]).toEqual(['check', failure])
  })

  test.each([
    [{ kind: 'unreachable' } as const],
    [{ kind: 'overloaded', retryAfter: 30 } as const],
    [{ kind: 'conflict' } as const],
  ])('%o keeps every answer and may be retried', async (failure) => {
    const { form } = await outcome(failure)
    expect([form.values, form.failure]).toEqual([completeValues, failure])
  })

  test('an internal error is reported as a failure', async () => {
    expect((await outcome(new Error('defect'))).form.failure).toEqual({ kind: 'unexpected', status: 0 })
  })
})
