import type { PasswordCheckRequest } from '@clairmemoire/api-client/schema'
import type { Guessing } from '../../../platform/overload/limit-guesses.ts'

/** Far more than people with the sheet of paper type, whoever asks from wherever. A study that there is not is counted alike. */
export const passwordGuesses: Guessing = {
  url: '/api/trials/utils/check_password',
  subjectOf: (body) => (body as PasswordCheckRequest).trial_code,
  perMinute: 30,
}
