import { recordErrors } from './early-errors.ts'

/** The errors of this page, recorded from the first line of the first script. */
export const errorsOfPage = recordErrors(window)
