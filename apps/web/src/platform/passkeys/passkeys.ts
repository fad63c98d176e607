import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/**
 * Asks the person for a passkey and returns its response to the backend's options; undefined if there is no passkey or the person cancels.
 */
export function keyAnswer(options: string): Promise<string | undefined> {
  return answerOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

/** Creates a passkey and returns its response to the backend's options; undefined if this fails or the person cancels. */
export function newKey(options: string): Promise<string | undefined> {
  return answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** Undefined after any failure: the browser shows the reason to the person, and hides it from pages. */
async function answerOf(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    return undefined
  }
}
