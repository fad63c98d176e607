import { newsLetters } from '../features/news/letters/news-letters.ts'
import { orientationLetters } from '../features/orientation/letters/orientation-letters.ts'
import { checkLetters } from '../features/trials/study-checks.ts'
import { invitationLetters } from '../features/users/invitation-letter.ts'
import type { LetterKinds } from '../mail/letter.ts'
import { requestLetters } from '../requests/letters/request-letters.ts'
import { requestKinds } from './request-kinds.ts'

/** Every letter of the backend. */
export const letters: LetterKinds = {
  ...requestLetters(requestKinds),
  ...newsLetters,
  ...checkLetters,
  ...orientationLetters,
  ...invitationLetters,
}
