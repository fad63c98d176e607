import { noticeErrors } from './early-errors.ts'

/** Noticed from the first line of the first script. */
export const errorsOfPage = noticeErrors(window)
