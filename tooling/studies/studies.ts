/** The commands of `pnpm studies`, which work with studies and public registers. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isSlug } from '@clairmemoire/cms-client/slug'
import { check } from './check.ts'
import { coverage } from './coverage/coverage.ts'
import { coverageReport } from './coverage/coverage-report.ts'
import { expressedIn } from './coverage/expressed.ts'
import { labelledRows } from './coverage/table-of-labels.ts'
import { finishedDraft } from './finish-draft.ts'
import { draftFrom, draftYaml } from './draft-from.ts'
import { Refusal } from './refusal.ts'
import { readConfiguredRegister } from './register-access.ts'

const usage = `Usage:
  pnpm studies check                        compares our studies with the public registers
  pnpm studies import NCT01234567           prints the first draft of a study; also 2024-512345-12-00, or a saved file
  pnpm studies import NCT01234567 --to draft.yaml
  pnpm studies finish draft.yaml mk2214     makes the document of a study of a draft; mk2214 is its address
  pnpm studies coverage labels.csv          reports how many criteria of real studies ours can express, from a table of labels
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { to: { type: 'string' } },
})
const [command, numberOrFile, slug = ''] = positionals

if (command === 'check') await check()
else if (command === 'import' && numberOrFile !== undefined && values.to !== true) await draft(numberOrFile, values.to)
else if (command === 'finish' && numberOrFile !== undefined && isSlug(slug)) await finish(numberOrFile)
else if (command === 'coverage' && numberOrFile !== undefined) await cover(numberOrFile)
else {
  process.stderr.write(usage)
  process.exitCode = 2
}

async function draft(from: string, to: string | false | undefined): Promise<void> {
  await printRefusal(async () => {
    const sources = { readRegister: readConfiguredRegister, readText: (file: string) => readFile(file, 'utf8') }
    const yaml = draftYaml(await draftFrom(from, sources))
    if (typeof to === 'string') await writeNew(to, yaml)
    else process.stdout.write(yaml)
  })
}

/** Writes the document of a study. The content service reads it within a second, and both servers within a minute. */
async function finish(file: string): Promise<void> {
  const folder = process.env['CMS_CONTENT_DIR'] ?? path.join(import.meta.dirname, '../../apps/cms/content')
  const document = path.join(folder, 'studies', `${slug}.yaml`)
  await printRefusal(async () => {
    await writeNew(document, finishedDraft(await readFile(file, 'utf8'), slug))
    process.stdout.write(`${document} is written.\n`)
  })
}

async function cover(file: string): Promise<void> {
  await printRefusal(async () => {
    const expressed = expressedIn(await readText(path.join(import.meta.dirname, 'coverage/expressed.yaml')))
    process.stdout.write(`${coverageReport(coverage(labelledRows(await readText(file)), expressed)).join('\n')}\n`)
  })
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new Refusal(`${file} cannot be read.`)
  }
}

/** Prints expected errors as plain sentences. */
async function printRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Writes a new file; an existing file is not overwritten, because it may be a draft with checked lines. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new Refusal(
      exists ? `${file} exists already. Choose another name.` : `${file} cannot be written: ${String(error)}`,
    )
  }
}
