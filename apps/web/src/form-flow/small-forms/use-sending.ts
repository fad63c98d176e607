import type { Sent } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { assign, setup } from 'xstate'
import { randomId } from '../../platform/draft-id/draft-ids.ts'

interface Sending {
  isSending: boolean
  /** Why the last attempt did not succeed. */
  failure: Failure | undefined
  /** What the backend confirmed; undefined when it did not. */
  sending: <Receipt>(sent: Promise<Sent<Receipt>>) => Promise<{ receipt: Receipt } | undefined>
}

const sendingMachine = setup({
  types: {
    context: {} as Pick<Sending, 'failure'>,
    events: {} as { type: 'send' } | { type: 'answer'; answer: Sent<unknown> },
  },
}).createMachine({
  context: { failure: undefined },
  initial: 'idle',
  states: {
    idle: { on: { send: { target: 'sending', actions: assign({ failure: undefined }) } } },
    sending: {
      on: {
        answer: {
          target: 'idle',
          actions: assign(({ event: { answer } }) => ({ failure: answer.kind === 'confirmed' ? undefined : answer })),
        },
      },
    },
  },
})

/** Says while something is on its way, and what became of it. */
export function useSending(): Sending {
  const [{ value, context }, send] = useMachine(sendingMachine)
  const sending = async <Receipt>(sent: Promise<Sent<Receipt>>) => {
    send({ type: 'send' })
    const answer = await sent
    send({ type: 'answer', answer })
    return answer.kind === 'confirmed' ? answer : undefined
  }
  return { isSending: value === 'sending', failure: context.failure, sending }
}

/** Names each content that is sent: the same one tried again counts as the same, until it was confirmed (R0-16). */
export function useAttempt(): { keyOf: (content: unknown) => string; end: () => void } {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content)
      if (attempt.current?.content !== text) attempt.current = { content: text, key: randomId() }
      return attempt.current.key
    },
    end: () => {
      attempt.current = undefined
    },
  }
}
