import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { PublicSettings } from '../settings/public-settings.ts'

/** An ethics committee approves invitations to a study: without its approval a text is a sample. */
export function mayBeShown(
  { approval }: Pick<StudyDocument, 'approval'>,
  { showsSamples }: Pick<PublicSettings, 'showsSamples'>,
): boolean {
  return approval !== undefined || showsSamples
}
