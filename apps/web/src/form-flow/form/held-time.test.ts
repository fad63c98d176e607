import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { emptyDraft } from '../page/draft.ts'
import type { FlowValues, StepValue } from '../step.ts'
import { completeValues, sampleSteps, slot } from '../testing/sample-steps.ts'
import { formMachine, type HeldTime, type SubmitOutcome } from './form-machine.ts'

type Submit = (submission: { values: FlowValues }) => Promise<SubmitOutcome>
type Offer = typeof slot.offer

const neverAnswers: Submit = () => new Promise(() => {})

describe('a time for the call', () => {
  const start = '2026-11-23T08:00:00.000Z'
  const chosen: FlowValues = { slot: { day: '2026-11-23', starts_at: start, time_zone: 'Europe/Paris' } }
  const steps = (offer: Offer, values: FlowValues) => [{ ...slot, offer }, ...sampleSteps(values)]
  const without: Offer = { ...slot.offer, days: [] }

  function holding(hold: (value: StepValue) => Promise<HeldTime>, submit: Submit = neverAnswers) {
    const machine = formMachine<Offer, unknown>(({ data, values }) => steps(data, values)).provide({
      actors: {
        submit: fromPromise(({ input: { values } }) => submit({ values })),
        hold: fromPromise(({ input }) => hold(input)),
        load: fromPromise(async () => without),
      },
    })
    const flow = { ...emptyDraft, values: { ...completeValues, ...chosen } }
    return createActor(machine, { input: { data: slot.offer, flow } }).start()
  }
  const isIdle = (state: { matches: (part: { time: 'idle' }) => boolean }) => state.matches({ time: 'idle' })

  test('is held once the person does something, and is stored with the key of the hold', async () => {
    const hold = vi.fn<() => Promise<HeldTime>>(async () => ({ hold: 'key' }))
    const actor = holding(hold)
    expect(hold).not.toHaveBeenCalled()
    actor.send({ type: 'goTo', step: 'age' })
    const { context } = await waitFor(actor, isIdle)
    expect([context.step, context.values['slot']]).toEqual(['age', { ...(chosen['slot'] as object), hold: 'key' }])
    actor.send({ type: 'goTo', step: 'respondent' })
    expect(hold).toHaveBeenCalledTimes(1)
  })

  test('is reported at its step with the remaining times if others have taken it', async () => {
    const actor = holding(async () => 'taken')
    actor.send({ type: 'goTo', step: 'age' })
    const { context } = await waitFor(actor, isIdle)
    expect([context.data, context.step, context.problems]).toEqual([
      without,
      'slot',
      [{ field: 'day', code: 'slot_unavailable' }],
    ])
  })

  test('is sent only after the response to the hold', async () => {
    const submit = vi.fn<Submit>(async () => ({ kind: 'confirmed', receipt: 'CM-1' }))
    let answer: (held: HeldTime) => void = () => {}
    const actor = holding(() => new Promise((resolve) => (answer = resolve)), submit)
    actor.send({ type: 'goTo', step: 'age' })
    actor.send({ type: 'goTo', step: 'check' })
    actor.send({ type: 'submit', locale: 'en' })
    expect(submit).not.toHaveBeenCalled()
    answer({ hold: 'key' })
    await waitFor(actor, (state) => state.matches({ form: 'confirmed' }))
    expect(submit.mock.calls).toMatchObject([[{ values: { slot: { hold: 'key' } } }]])
  })

  test('is reported with the remaining times if the backend refuses it', async () => {
    const actor = holding(
      async () => undefined,
      async () => ({ kind: 'refused', fields: { 'call.callback': ['slot_unavailable'] } }),
    )
    actor.send({ type: 'submit', locale: 'en' })
    const { context } = await waitFor(actor, (state) => state.context.data === without)
    expect([context.step, context.problems]).toEqual(['slot', [{ field: 'day', code: 'slot_unavailable' }]])
  })
})
