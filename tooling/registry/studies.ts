/** `pnpm studies`: the studies and the public registers. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { draftYaml } from './import/draft-yaml.ts'
import { importStudy } from './import/import-study.ts'
import { readRegister } from './import/read-register.ts'
import { RegisterProblem } from './import/register-problem.ts'

const usage = `Usage:
  pnpm studies check                        compares our studies with the public registers
  pnpm studies import NCT01234567           prints the first draft of a study; also 2024-512345-12-00, or a saved file
  pnpm studies import NCT01234567 --to draft.yaml
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { to: { type: 'string' } },
})
const [command, numberOrFile] = positionals

if (command === 'check') await check()
else if (command === 'import' && numberOrFile !== undefined && values.to !== true) await draft(numberOrFile, values.to)
else {
  process.stderr.write(usage)
  process.exitCode = 2
}

async function draft(from: string, to: string | false | undefined): Promise<void> {
  try {
    const sources = { readRegister, readText: (file: string) => readFile(file, 'utf8') }
    const yaml = draftYaml(await importStudy(from, sources))
    if (typeof to === 'string') await writeNew(to, yaml)
    else process.stdout.write(yaml)
  } catch (error) {
    if (!(error instanceof RegisterProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** A draft with lines that a person has seen is not written over. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new RegisterProblem(
      exists ? `${file} exists already. Choose another name.` : `${file} cannot be written: ${String(error)}`,
    )
  }
}
