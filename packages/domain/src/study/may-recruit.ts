import type { StudyStatus } from './study.ts'

/** Whether somebody can ask to take part: neither over nor only announced. */
export function mayRecruit(status: StudyStatus): boolean {
  return status === 'recruiting' || status === 'to_confirm'
}
