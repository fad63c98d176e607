import { execFileSync } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Attack } from './attacks/attack.ts'
import { fullDisk } from './attacks/full-disk.ts'
import { hostileVisitors } from './attacks/hostile-visitors.ts'
import { kills } from './attacks/kills.ts'
import { silence } from './attacks/silence.ts'
import { largeBodies } from './attacks/ten-senders.ts'
import { besiege } from './besiege.ts'
import { type Camp, withDatabaseElsewhere, withOwnDatabase } from './camp.ts'
import { planSiege, readMinutes } from './plan.ts'
import { killProcess, processesIn } from './processes.ts'
import { asText, isSurvived, type NamedCourse } from './report.ts'
import { root } from './repository.ts'

interface Siege {
  name: string
  pitch: () => Promise<Camp>
  attacks: readonly Attack[]
}

/** No process is killed in the second, so its memory at the end is that of processes that lived through all of it. */
const sieges: readonly Siege[] = [
  { name: 'With its own database', pitch: withOwnDatabase, attacks: [...kills, fullDisk] },
  {
    name: 'With a database elsewhere',
    pitch: withDatabaseElsewhere,
    attacks: [...hostileVisitors, ...largeBodies, ...silence],
  },
]

const minutes = readMinutes(process.env['SIEGE_MINUTES'])
const plan = planSiege(minutes, sieges.flatMap(({ attacks }) => attacks).length)
say(`${minutes} minutes of attacks, ${plan.rounds} of ${(plan.attack / 1000).toFixed(0)} s each`)
execFileSync('pnpm', ['exec', 'turbo', 'run', 'build', 'artifacts', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
})

const interruption = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('interrupted')))
})
interruption.catch(() => undefined)
const lag = monitorEventLoopDelay()
lag.enable()
const courses: NamedCourse[] = []
for (const siege of sieges) courses.push({ name: siege.name, course: await courseOf(siege) })
say(asText(courses))
process.exit(isSurvived(courses) ? 0 : 1)

async function courseOf({ name, pitch, attacks }: Siege) {
  say(`\n${name}`)
  const { folder, course } = await underSiege(pitch, attacks)
  const left = await processesIn(folder)
  for (const { pid } of left) killProcess(pid)
  const faults = left.map(({ pid, part }) => `process ${pid} (${part}) was left behind`)
  const own = `the script itself lagged by ${(lag.max / 1e6).toFixed(0)} ms at most`
  lag.reset()
  return { ...course, facts: [...course.facts, own], faults: [...course.faults, ...faults] }
}

async function underSiege(pitch: Siege['pitch'], attacks: Siege['attacks']) {
  await using camp = await pitch()
  return { folder: camp.folder, course: await Promise.race([besiege(camp, attacks, plan, say), interruption]) }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
