import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runnerImport } from 'vite'

// Node cannot run JSX.
const { module } = await runnerImport<typeof import('./drawn.ts')>(path.join(import.meta.dirname, 'drawn.ts'))
const { drawingsFolder, drawn } = module

await rm(drawingsFolder, { recursive: true, force: true })
await mkdir(drawingsFolder)
for (const [name, text] of drawn) await writeFile(path.join(drawingsFolder, name), text)
