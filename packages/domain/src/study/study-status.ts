/** "to_confirm": the sources do not prove that the study takes people in today. "not_yet_recruiting": announced, and not open. */
export type StudyStatus = 'recruiting' | 'to_confirm' | 'not_yet_recruiting' | 'closed'

/** Whether somebody can ask to take part: neither over nor only announced. */
export function mayRecruit(status: StudyStatus): boolean {
  return status === 'recruiting' || status === 'to_confirm'
}
