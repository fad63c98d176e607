import type { Locale } from '@clairmemoire/domain/locale'
import { sourcesIn } from '../content-store.ts'
import { gather } from '../documents/content.ts'
import { faultText } from '../documents/fault.ts'
import { contentOnDisk } from './content-on-disk.ts'

/** All faults of the documents, one sentence each; empty for a valid folder. */
export async function faultsIn(
  files: Readonly<Record<string, string | Uint8Array>>,
  locale: Locale = 'en',
): Promise<string[]> {
  using content = contentOnDisk(files)
  const gathered = gather(await sourcesIn(content.folder)())
  return 'faults' in gathered ? gathered.faults.map((fault) => faultText(fault, locale)) : []
}
