import { noticeErrors } from './early-errors.ts'

/** Recorded from the first line of the first script. */
export const errorsOfPage = noticeErrors(window)
