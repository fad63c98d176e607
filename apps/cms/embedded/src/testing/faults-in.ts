import type { Locale } from '@clairmemoire/domain/locale'
import { sourcesIn } from '../content-store.ts'
import { gather } from '../documents/content.ts'
import { faultTexts } from '../documents/fault-text.ts'
import { contentOnDisk } from './content-on-disk.ts'

/** Returns all faults of the documents, each as one sentence; the list is empty for a valid folder. */
export async function faultsIn(
  files: Readonly<Record<string, string | Uint8Array>>,
  locale: Locale = 'en',
): Promise<string[]> {
  using content = contentOnDisk(files)
  return await faultTexts(gather(await sourcesIn(content.folder)()).faults, content.folder, locale)
}
