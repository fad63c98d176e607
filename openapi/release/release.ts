import { execFileSync } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withVersion } from './contract-version.ts'
import { contracts } from './contracts.ts'
import { refusalsOf } from './refusals.ts'

const folder = join(import.meta.dirname, '..')
const source = join(folder, 'openapi.yaml')

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(join(cwd, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' })
}

async function release(): Promise<void> {
  run(contracts.repository, 'changeset', 'version')
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  await writeFile(source, withVersion(await readFile(source, 'utf8'), version))
  run(folder, 'redocly', 'bundle', source, '--output', contracts.current)
  await copyFile(contracts.current, contracts.released)
}

const refusals = await refusalsOf(contracts)
if (refusals.length === 0) {
  await release()
} else {
  process.stderr.write(`${['Not released.', ...refusals].join('\n\n')}\n`)
  process.exitCode = 1
}
