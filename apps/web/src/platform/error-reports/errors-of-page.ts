import { recordErrors } from './early-errors.ts'

/** Recorded from the first line of the first script. */
export const errorsOfPage = recordErrors(window)
