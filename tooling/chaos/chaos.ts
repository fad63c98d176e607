import { execFileSync } from 'node:child_process'
import { hostility, kills } from './attacks.ts'
import { root } from './product.ts'
import { faultsUnder, rounds } from './survival.ts'
import { openTestbed } from './testbed.ts'

const runs = [
  { database: 'own', attacks: kills },
  { database: 'elsewhere', attacks: hostility },
] as const
/** Of a long list of faults so many are told. */
const maxTold = 10

const minutes = Number(process.env['CHAOS_MINUTES']?.trim() || 20)
if (!(minutes > 0)) throw new RangeError('CHAOS_MINUTES must be a number of minutes.')
const share = Math.round((minutes * 60_000) / (kills.length + hostility.length) / rounds)
const plan = {
  honestVisitors: 200,
  warmUp: Math.max(45_000, share),
  attack: Math.round(share * 0.75),
  calm: Math.round(share * 0.25),
}

const build = ['exec', 'turbo', 'run', 'build', 'artifacts', '--output-logs=errors-only']
execFileSync('pnpm', build, { cwd: root, stdio: 'inherit' })

const interruption = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('interrupted')))
})
interruption.catch(() => undefined)
const faults: string[] = []
for (const { database, attacks } of runs) {
  say(`\nDatabase: ${database}, ${(plan.attack / 1000).toFixed(0)} s for each attack`)
  faults.push(...(await faultsUnder(attacks, () => openTestbed(database), plan, say, interruption)))
}
for (const fault of faults.slice(0, maxTold)) say(`FAULT ${fault}`)
say(faults.length === 0 ? 'survived' : `not survived: ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
