import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { StudyFacts, StudyStatus } from '@clairmemoire/domain/study'

/** What a list says of a study, in words. */
export interface StudyEntry extends Pick<StudyFacts, 'name' | 'slug'>, Pick<StudyPage, 'summary'> {
  status: StudyStatus
  statusLabel: string
  /** The day its facts were last compared with the sources. */
  checked: string
  /** Nobody has approved its text yet. */
  sample: boolean
}
