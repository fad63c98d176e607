import type { Locale } from '@clairmemoire/domain/locale'
import { gather } from '../documents/content.ts'
import { contentFolder } from '../documents/content-folder.ts'
import { faultText } from '../documents/fault.ts'
import { contentOnDisk } from './content-on-disk.ts'

/** All faults of the documents, one sentence each; empty for a valid folder. */
export async function faultsIn(
  files: Readonly<Record<string, string | Uint8Array>>,
  locale: Locale = 'en',
): Promise<string[]> {
  using content = contentOnDisk(files)
  const gathered = gather(await contentFolder(content.folder).read())
  return 'faults' in gathered ? gathered.faults.map((fault) => faultText(fault, locale)) : []
}
