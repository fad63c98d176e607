import { execFileSync } from 'node:child_process'
import { nonKillingAttacks, kills } from './attacks.ts'
import { root } from './product.ts'
import { findFaults, say } from './survival.ts'

const rounds = [kills, nonKillingAttacks, nonKillingAttacks]

const minutes = Number(process.env['CHAOS_MINUTES']?.trim() || 20)
if (!(minutes > 0)) throw new RangeError('CHAOS_MINUTES must be a number of minutes.')
const share = (minutes * 60_000) / rounds.flatMap(Object.keys).length
const plan = { rounds, honestVisitors: 200, attack: Math.round(share * 0.75), calm: Math.round(share * 0.25) }

const build = ['exec', 'turbo', 'run', 'build', 'artifacts', '--output-logs=errors-only']
execFileSync('pnpm', build, { cwd: root, stdio: 'inherit' })

const interruption = new AbortController()
// A signal ends the run after the current attack.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort())
say(`${(plan.attack / 1000).toFixed(0)} s for each attack`)
const faults = await findFaults(plan, interruption.signal)
for (const fault of faults.slice(0, 10)) say(`FAULT ${fault}`)
say(faults.length === 0 ? 'survived' : `not survived: ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
