import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runnerImport } from 'vite'

// Node cannot run JSX.
const { module } = await runnerImport<typeof import('./drawing-files.ts')>(
  path.join(import.meta.dirname, 'drawing-files.ts'),
)
const { drawingsFolder, drawingFiles } = module

await rm(drawingsFolder, { recursive: true, force: true })
await mkdir(drawingsFolder)
for (const [name, text] of drawingFiles) await writeFile(path.join(drawingsFolder, name), text)
