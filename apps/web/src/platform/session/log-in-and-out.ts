import type { ApiClient } from '@clairmemoire/api-client'
import { type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  BegunSession,
  EndedSession,
  LogInRequest,
  SecondStep,
  SecondStepAsked,
} from '@clairmemoire/api-client/schema'
import { exclusively, storedSession, withCsrfCookie } from './stored-session.ts'
import type { Session } from './session.ts'

/** Starts the session of this device after the backend's confirmation (R4-10); users with a passkey are asked for it first. */
export function logIn(
  session: Session,
  api: () => Promise<ApiClient>,
  body: LogInRequest,
): Promise<Sent<BegunSession | SecondStepAsked>> {
  return exclusively(async () => {
    const answer = await send<BegunSession | SecondStepAsked>(async (signal) =>
      (await api()).POST('/api/auth/login/', { body, signal }),
    )
    if (answer.kind === 'confirmed' && 'user' in answer.receipt) storedSession(session).begin(answer.receipt)
    return answer
  })
}

/** Starts the session with the response of a passkey, or with a code that replaces it. */
export function takeSecondStep(
  session: Session,
  api: () => Promise<ApiClient>,
  body: SecondStep,
): Promise<Sent<BegunSession>> {
  return exclusively(async () => {
    const answer = await send<BegunSession>(async (signal) =>
      (await api()).POST('/api/auth/login/second-step/', { body, signal }),
    )
    if (answer.kind === 'confirmed') storedSession(session).begin(answer.receipt)
    return answer
  })
}

/** Ends the session on this device at once, and then at the backend, whose response makes no difference (R4-11). */
export async function logOut(session: Session, api: () => Promise<ApiClient>): Promise<void> {
  storedSession(session).end()
  await exclusively(() =>
    send<EndedSession>(async (signal) => {
      const client = await api()
      return withCsrfCookie(client, () => client.POST('/api/auth/logout/', { signal }))
    }),
  )
}
