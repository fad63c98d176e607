import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Writes a message as a file that only the operator can read; a reader never sees a part of it. */
export async function writeToOutbox(folder: string, name: string, content: string | Buffer | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  await writeFile(`${file}.part`, content, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}
