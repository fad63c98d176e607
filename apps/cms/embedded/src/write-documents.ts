import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { createContentStore } from './content-store.ts'
import { sourceDocuments } from './documents/content.ts'
import { environmentLocale, readSettings } from './settings.ts'

// Writes the documents as JSON and their image files into a folder, to seed another content service.
const [target = ''] = process.argv.slice(2)

try {
  const { contentFolder } = readSettings(process.env)
  const currentContent = await createContentStore(contentFolder, {
    log: () => undefined,
    now: () => 0,
    locale: environmentLocale,
  })
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, 'documents.json'), JSON.stringify(sourceDocuments(await currentContent())))
  await cp(path.join(contentFolder, 'uploads'), path.join(target, 'uploads'), { recursive: true }).catch(unlessMissing)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Ignores a missing folder, because the documents may have no images. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
