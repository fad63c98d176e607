import { runTests } from './run-tests.ts'
import type { Seed } from './seeds/seed.ts'
import { seeds } from './seeds/seeds.ts'
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const end = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)

function interrupt(): void {
  say('ends with the tests that run now')
  end.abort()
}

const words = process.argv.slice(2)
const chosen = seeds.filter(
  ({ defect, file }) => words.length === 0 || words.some((word) => `${defect} ${file}`.includes(word)),
)

await using copy = await copyWorkspace()
process.exitCode = (await isWhole(copy)) && (await allCaught(copy)) ? 0 : 1

/** Tests that fail without a defect would catch anything. */
async function isWhole({ folder }: WorkspaceCopy): Promise<boolean> {
  const tests = [...new Set(chosen.flatMap((seed) => seed.tests))]
  const { passed, failed } = await runTests(folder, tests, end.signal)
  if (end.signal.aborted) return false
  say(`without a defect: ${passed} tests pass, ${failed} fail`)
  return passed > 0 && failed === 0
}

async function allCaught(workspace: WorkspaceCopy): Promise<boolean> {
  const missed: Seed[] = []
  let tried = 0
  for (const seed of chosen) {
    const restore = await workspace.spoil(seed)
    const { failed } = await runTests(workspace.folder, seed.tests, end.signal)
    await restore()
    if (end.signal.aborted) break
    tried += 1
    if (failed === 0) missed.push(seed)
    say(`${failed > 0 ? 'caught' : 'MISSED'}  ${seed.defect}`)
  }
  say(
    `${tried - missed.length} of ${chosen.length} caught, ${missed.length} missed, ${chosen.length - tried} not tried`,
  )
  return tried === chosen.length && missed.length === 0
}
