import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** What a key of the person’s answers to the options of the backend; undefined where none does, or the person says no. */
export function keyAnswer(options: string): Promise<string | undefined> {
  return answerOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}

/** The same of a key that is made. */
export function newKey(options: string): Promise<string | undefined> {
  return answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** Why it failed the browser has said to the person itself, and tells no page. */
async function answerOf(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    return undefined
  }
}
