import type { StudyStates } from '@clairmemoire/domain/study'

/**
 * The clinic’s word on each study while its sites are invented, invented too: on both sites people find a study that matches,
 * one that may suit and none, as they will once real words are entered.
 */
export const sampleStates: StudyStates = {
  MK2214: 'recruiting',
  TRAILBLAZER: 'to_confirm',
  PRECISE_AD: 'paused',
  MINDSET_2: 'to_confirm',
  TRONTIER_1: 'to_confirm',
  PREDICTOM: 'recruiting',
}
