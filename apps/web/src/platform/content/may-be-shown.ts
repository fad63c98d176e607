import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { PublicSettings } from '../settings/public-settings.ts'

/** Whether the text of a study may be shown. It invites people to the study, so it is a sample until an ethics committee approves it. */
export function mayBeShown(
  { approval }: Pick<StudyDocument, 'approval'>,
  { showsSamples }: Pick<PublicSettings, 'showsSamples'>,
): boolean {
  return approval !== undefined || showsSamples
}
