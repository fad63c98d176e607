import type { ApiClient } from '@clairmemoire/api-client'
import { type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  BegunSession,
  EndedSession,
  LogInRequest,
  SecondStep,
  SecondStepAsked,
} from '@clairmemoire/api-client/schema'
import { exclusively, keptSession, withCsrfCookie } from './kept-session.ts'
import type { Session } from './session.ts'

/** Begins the session of this device once the backend said yes (R4-10); who has a passkey is asked for it first. */
export function logIn(
  session: Session,
  api: () => Promise<ApiClient>,
  body: LogInRequest,
): Promise<Sent<BegunSession | SecondStepAsked>> {
  return exclusively(async () => {
    const answer = await send<BegunSession | SecondStepAsked>(async (signal) =>
      (await api()).POST('/api/auth/login/', { body, signal }),
    )
    if (answer.kind === 'confirmed' && 'user' in answer.receipt) keptSession(session).begin(answer.receipt)
    return answer
  })
}

/** Begins the session by what a passkey answered, or by a code in its place. */
export function takeSecondStep(
  session: Session,
  api: () => Promise<ApiClient>,
  body: SecondStep,
): Promise<Sent<BegunSession>> {
  return exclusively(async () => {
    const answer = await send<BegunSession>(async (signal) =>
      (await api()).POST('/api/auth/login/second-step/', { body, signal }),
    )
    if (answer.kind === 'confirmed') keptSession(session).begin(answer.receipt)
    return answer
  })
}

/** Ends the session of this device at once, and asks the backend to end it, whatever it answers (R4-11). */
export async function logOut(session: Session, api: () => Promise<ApiClient>): Promise<void> {
  keptSession(session).end()
  await exclusively(() =>
    send<EndedSession>(async (signal) => {
      const client = await api()
      return withCsrfCookie(client, () => client.POST('/api/auth/logout/', { signal }))
    }),
  )
}
