import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** The response of a passkey to the backend's options; undefined if there is none or the person cancels. */
export function keyAnswer(options: string): Promise<string | undefined> {
  return answerOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

/** The same for creating a passkey. */
export function newKey(options: string): Promise<string | undefined> {
  return answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** The browser itself shows the reason of a failure, and hides it from pages. */
async function answerOf(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    return undefined
  }
}
