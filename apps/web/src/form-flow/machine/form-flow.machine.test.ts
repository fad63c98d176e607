import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { emptyDraft, type FlowDraft } from '../drafts/flow-draft.ts'
import { type FlowEvent, formFlowMachine, type Submission, type SubmitOutcome } from './form-flow.machine.ts'
import { completeValues, sampleSteps } from '../testing/sample-steps.ts'

type Submit = (submission: Submission) => Promise<SubmitOutcome>

const confirmed: SubmitOutcome = { kind: 'confirmed', receipt: 'CM-1' }
const neverAnswers: Submit = () => new Promise(() => {})

function started(draft: Partial<FlowDraft> = {}, submit: Submit = neverAnswers, locale: 'fr' | 'en' = 'en') {
  const machine = formFlowMachine.provide({
    actors: { submit: fromPromise<SubmitOutcome, Submission>(({ input }) => submit(input)) },
  })
  const input = {
    stepsOf: sampleSteps,
    draft: { ...emptyDraft, ...draft },
    locale,
  }
  const actor = createActor(machine, { input }).start()
  const after = (...events: FlowEvent[]) => {
    for (const event of events) actor.send(event)
    const { value, context } = actor.getSnapshot()
    return { state: value, step: context.step.id, context }
  }
  return { actor, after }
}

const complete = { values: completeValues }
const shown = (draft?: Partial<FlowDraft>) => started(draft).after()

describe('on start', () => {
  test('an empty draft begins with the first step', () => {
    expect(shown()).toMatchObject({ state: 'answering', step: 'respondent' })
  })

  test('a draft goes on at the step that was shown last', () => {
    expect(shown({ ...complete, step: 'age' })).toMatchObject({ state: 'answering', step: 'age' })
  })

  test('a complete draft is checked', () => {
    expect(shown(complete)).toMatchObject({ state: 'checking', step: 'check' })
  })

  test('a draft that was left while it was sent is sent again, the same in every word', async () => {
    const submit = vi.fn<Submit>(async () => confirmed)
    const { actor } = started({ ...complete, sentIn: 'fr', isSending: true }, submit)
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'))
    expect(submit.mock.calls).toMatchObject([[{ values: completeValues, locale: 'fr' }]])
  })
})

describe('what was answered and no longer stands', () => {
  test('is said at once when the form opens again', () => {
    const { step, context } = shown({ values: { ...completeValues, age: 170 }, step: 'check' })
    expect({ step, problems: context.problems }).toEqual({
      step: 'age',
      problems: [{ field: 'age', code: 'too_large' }],
    })
  })

  test('once mended leads back to where the person was', () => {
    const { after } = started({ values: { ...completeValues, age: 170 }, step: 'check' })
    expect(after({ type: 'edit', value: '72' }, { type: 'answer' })).toMatchObject({ state: 'checking', step: 'check' })
  })

  test('is nothing to say while a person is still typing', () => {
    expect(shown({ values: { ...completeValues, age: 170 }, entries: { age: '17' } }).context.problems).toEqual([])
  })
})

describe('an error', () => {
  test('leaves when its cause is mended, and not before', () => {
    const { after } = started({ values: { respondent: 'self' } })
    expect(after({ type: 'edit', value: 'old' }, { type: 'answer' }).context.problems).toHaveLength(1)
    expect(after({ type: 'edit', value: 'older' }).context.problems).toHaveLength(1)
    expect(after({ type: 'edit', value: '72 ans' }).context.problems).toEqual([])
  })
})

describe('while answering', () => {
  test('a valid answer leads to the next step', () => {
    const { after } = started()
    expect(after({ type: 'edit', value: 'self' }, { type: 'answer' })).toMatchObject({
      state: 'answering',
      step: 'age',
    })
  })

  test('an answer that cannot stand stays, with its problem', () => {
    const { after } = started({ values: { respondent: 'self' } })
    const { step, context } = after({ type: 'edit', value: 'seventy' }, { type: 'answer' })
    expect([step, context.problems, context.entries]).toEqual([
      'age',
      [{ field: 'age', code: 'not_a_number' }],
      { age: 'seventy' },
    ])
  })

  test('nothing at all is refused, however often', () => {
    const { step, context } = started().after({ type: 'answer' }, { type: 'answer' })
    expect([step, context.problems, context.refusals]).toEqual([
      'respondent',
      [{ field: 'respondent', code: 'required' }],
      2,
    ])
  })

  test('what is typed is kept when the person goes back and returns', () => {
    const { after } = started({ values: { respondent: 'self' } })
    after({ type: 'edit', value: '6' }, { type: 'visit', step: 'respondent' })
    expect(after({ type: 'visit', step: 'age' }).context.entries).toEqual({ age: '6' })
  })

  test('a question may be declined', () => {
    const { step, context } = started({ values: { respondent: 'self' } }).after({ type: 'decline' })
    expect([step, context.values['age']]).toEqual(['consent', null])
  })

  test('an answer that hides a question leads past it', () => {
    const { after } = started({ values: completeValues, step: 'respondent' })
    expect(after({ type: 'edit', value: 'someone_else' }, { type: 'answer' }).step).toBe('consent')
  })
})

describe('what the page learns about a value', () => {
  test('stands beside what was chosen, wherever the person is by then', () => {
    const { after } = started({ values: { ...completeValues, slot: { day: 'monday' } } })
    const { state, context } = after({ type: 'supplement', step: 'slot', details: { hold: 'key' } })
    expect([state, context.values['slot']]).toEqual(['checking', { day: 'monday', hold: 'key' }])
  })
})

describe('refused', () => {
  test('declining the question that must be answered', () => {
    expect(started().after({ type: 'decline' }).step).toBe('respondent')
  })

  test('visiting a step before what leads to it is complete', () => {
    expect(started().after({ type: 'visit', step: 'check' }).step).toBe('respondent')
  })

  test('visiting a step that does not exist', () => {
    expect(started(complete).after({ type: 'visit', step: 'toString' })).toMatchObject({
      state: 'checking',
      step: 'check',
    })
  })

  test('sending before the check', () => {
    expect(started().after({ type: 'submit' }, { type: 'retry' }).state).toBe('answering')
  })

  test('retrying what has not failed', () => {
    expect(started(complete).after({ type: 'retry' }).state).toBe('checking')
  })

  test('editing and answering while the answers are checked', () => {
    const { state, context } = started(complete).after({ type: 'edit', value: 'x' }, { type: 'answer' })
    expect([state, context.entries]).toEqual(['checking', {}])
  })

  test('a second press, a change or a visit while sending', () => {
    const submit = vi.fn<Submit>(neverAnswers)
    const { after } = started(complete, submit)
    const { state } = after({ type: 'submit' }, { type: 'submit' }, { type: 'retry' }, { type: 'visit', step: 'age' })
    expect([state, submit.mock.calls.length]).toEqual(['submitting', 1])
  })

  test('anything after it was confirmed, since the flow is over', async () => {
    const { actor, after } = started(complete, async () => confirmed)
    after({ type: 'submit' })
    expect(await waitFor(actor, ({ status }) => status === 'done')).toMatchObject({ value: 'submitted' })
  })
})

describe('changing one answer from the check', () => {
  const change: FlowEvent = { type: 'visit', step: 'respondent', isChanging: true }

  test('returns to the check', () => {
    const { after } = started(complete)
    expect(after(change, { type: 'edit', value: 'someone_else' }, { type: 'answer' })).toMatchObject({
      state: 'checking',
      step: 'check',
    })
  })

  test('asks first what the change has opened', () => {
    const { after } = started({ values: { respondent: 'someone_else', consent: 'v2' } })
    expect(after(change, { type: 'edit', value: 'self' }, { type: 'answer' }).step).toBe('age')
    expect(after({ type: 'decline' }).step).toBe('check')
  })
})

describe('the language of a submission', () => {
  /** What is sent from the English page. */
  async function sentFrom(draft: Partial<FlowDraft>, ...events: FlowEvent[]) {
    const submit = vi.fn<Submit>(async () => ({ kind: 'unreachable' }))
    const { actor, after } = started({ ...complete, ...draft }, submit)
    after(...events, { type: 'submit' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    after({ type: 'retry' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    return submit.mock.calls.map(([{ locale }]) => locale)
  }
  const change: FlowEvent = { type: 'visit', step: 'age', isChanging: true }

  test('is that of the page, through failure and retry', async () => {
    expect(await sentFrom({})).toEqual(['en', 'en'])
  })

  test('stays another one in which it may have been received', async () => {
    expect(await sentFrom({ sentIn: 'fr' })).toEqual(['fr', 'fr'])
    expect(await sentFrom({ sentIn: 'fr' }, change, { type: 'answer' })).toEqual(['fr', 'fr'])
  })

  test('is that of the page again once an answer has changed', async () => {
    expect(await sentFrom({ sentIn: 'fr' }, change, { type: 'edit', value: '71' }, { type: 'answer' })).toEqual([
      'en',
      'en',
    ])
  })

  test('is remembered from the moment it is sent', () => {
    expect(started(complete).after({ type: 'submit' }).context.sentIn).toBe('en')
  })
})

describe('after sending', () => {
  async function outcome(result: SubmitOutcome | Error) {
    const submit: Submit = () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result))
    const { actor, after } = started(complete, submit)
    after({ type: 'submit' })
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
    return after()
  }

  test('a confirmation ends the flow and hands on the receipt', async () => {
    const { state, context } = await outcome(confirmed)
    expect([state, context.receipt, context.sentIn]).toEqual(['submitted', 'CM-1', undefined])
  })

  test('errors of a field lead back to its step', async () => {
    const { state, step, context } = await outcome({ kind: 'refused', fields: { 'answers.age': ['too_large'] } })
    expect([state, step, context.problems]).toEqual(['answering', 'age', [{ field: 'age', code: 'too_large' }]])
  })

  test('errors that no step holds are a failure', async () => {
    const failure = { kind: 'refused', fields: { questionnaire_version: ['questionnaire_outdated'] } } as const
    const { state, context } = await outcome({
      kind: 'refused',
      fields: { questionnaire_version: ['questionnaire_outdated'] },
    })
    expect([state, context.failure]).toEqual(['failed', failure])
  })

  test.each([
    [{ kind: 'unreachable' } as const],
    [{ kind: 'overloaded', retryAfter: 30 } as const],
    [{ kind: 'conflict' } as const],
  ])('%o keeps every answer and may be retried', async (failure) => {
    const { state, context } = await outcome(failure)
    expect([state, context.values, context.failure]).toEqual(['failed', completeValues, failure])
  })

  test('a defect of our own is a failure too', async () => {
    expect((await outcome(new Error('defect'))).state).toBe('failed')
  })
})
