import type { LetterKinds } from '../mail/letter-kind.ts'
import { newsLetters } from '../features/news/letters/news-letters.ts'
import { orientationLetters } from '../features/orientation/letters/orientation-letters.ts'
import { signupLetters } from '../features/trials/signup/letters/signup-letters.ts'

/** Every letter of the backend. */
export const letters: LetterKinds = { ...signupLetters, ...newsLetters, ...orientationLetters }
