import { useConsentWords } from './consent-words.ts'

/** What is said once a choice is made. */
export function ConsentKept() {
  return <p>{useConsentWords().kept}</p>
}
