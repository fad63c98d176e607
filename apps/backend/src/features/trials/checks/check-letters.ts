import { studies } from '@clairmemoire/studies'
import type { LetterKinds } from '../../../mail/letter-kind.ts'
import { checksDue } from './checks-due.ts'

/** Its orders name the day that it is about in place of a record. */
export const checkLetters = {
  checks_due_desk: {
    to: 'desk',
    write: async (_database, day, clinic) => {
      const letter = checksDue(studies, day, clinic)
      return letter && { to: clinic.deskEmail, letter }
    },
  },
} satisfies LetterKinds
