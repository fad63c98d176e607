import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disposable folder of documents for a test. */
export interface ContentOnDisk extends Disposable {
  folder: string
  write: (files: WrittenFiles) => void
  remove: (file: string) => void
}

type WrittenFiles = Readonly<Record<string, string | Uint8Array>>

export function contentOnDisk(files: WrittenFiles = {}): ContentOnDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  const write: ContentOnDisk['write'] = (files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
  }
  write(files)
  return {
    folder,
    write,
    remove: (file) => rmSync(path.join(folder, file)),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
