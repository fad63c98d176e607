import type { LetterKinds } from './mail/letter-kind.ts'
import { newsLetters } from './news/letters/news-letters.ts'
import { signupLetters } from './trials/signup/letters/signup-letters.ts'

/** Every letter of the backend. */
export const letters: LetterKinds = { ...signupLetters, ...newsLetters }
