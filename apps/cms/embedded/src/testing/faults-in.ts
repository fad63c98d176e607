import { gather } from '../documents/content.ts'
import { contentFolder } from '../documents/content-folder.ts'
import { sentenceOf } from '../documents/source.ts'
import { contentOnDisk } from './content-on-disk.ts'

/** Everything that is wrong with documents, one sentence each; a good folder has nothing. */
export async function faultsIn(files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> {
  using content = contentOnDisk(files)
  const gathered = gather(await contentFolder(content.folder).read())
  return 'faults' in gathered ? gathered.faults.map(sentenceOf) : []
}
