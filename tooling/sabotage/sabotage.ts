import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { seeds } from './seeds.ts'
import { copyWorkspace, seedDefect } from './workspace-copy.ts'

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)

const words = process.argv.slice(2)
const chosen = seeds.filter(
  ({ defect, file }) => words.length === 0 || words.some((word) => `${defect} ${file}`.includes(word)),
)

await using copy = await copyWorkspace()
process.exitCode = (await allCaught(copy.path)) ? 0 : 1

async function allCaught(workspace: string): Promise<boolean> {
  // If a test failed without a defect, it would seem to detect every defect.
  if (!(await pass(workspace, [...new Set(chosen.map(({ test }) => test))]))) {
    say('Tests fail without a defect.')
    return false
  }
  let caught = 0
  for (const seed of chosen) {
    const restore = await seedDefect(workspace, seed)
    // A race condition appears only by chance, so a defect that was not detected is tried again.
    const isMissed = (await pass(workspace, [seed.test])) && (await pass(workspace, [seed.test]))
    await restore()
    if (interruption.signal.aborted) break
    if (!isMissed) caught += 1
    say(`${isMissed ? 'MISSED' : 'caught'}  ${seed.defect}`)
  }
  say(`${caught} of ${chosen.length} caught`)
  return caught > 0 && caught === chosen.length
}

/** Runs these test files in a workspace, one package after the other; returns whether all of them pass. */
async function pass(workspace: string, tests: readonly string[]): Promise<boolean> {
  const packages = Map.groupBy(tests, (test) => test.split('/', 2).join('/'))
  for (const [folder, files] of packages) {
    if (interruption.signal.aborted) return false
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...files.map((file) => file.slice(folder.length + 1))]
    const env = { ...process.env, TEST_TIER: 'full' }
    // The run has a separate process group. Otherwise Ctrl-C would end it without stopping its database server.
    const run = spawn(process.execPath, args, { cwd: join(workspace, folder), env, stdio: 'ignore', detached: true })
    const [code] = await once(run, 'close')
    if (code !== 0) return false
  }
  return true
}

function interrupt(): void {
  say('ends with the tests that run now')
  interruption.abort()
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
