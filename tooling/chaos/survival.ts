import { setTimeout as pause } from 'node:timers/promises'
import type { Attacks } from './attacks.ts'
import { startVisitors } from './honest-visitors.ts'
import { processesIn, signal } from './processes.ts'
import { openTestbed, type Testbed } from './testbed.ts'
import { type KnownSignup, mailFaults, signupFaults, storedSignups, waitingMails } from './verdict.ts'
import { until } from './wait.ts'

/** The attacks and their durations in milliseconds. */
export interface Plan {
  /** Memory is compared only between two rounds of the same attacks that follow each other. */
  rounds: readonly Attacks[]
  honestVisitors: number
  /** The duration of each attack; `calm` is the duration of the recovery after it. */
  attack: number
  calm: number
}

/**
 * In milliseconds, the longest wait until all mails are sent, the pause before memory is measured, the longest wait until memory is
 * low enough, and the longest wait until all processes have ended.
 */
const times = { mails: 300_000, breath: 30_000, settle: 120_000, ends: 10_000 }
/** Processes may use more memory after the first round of attacks. After another round they may use at most this many times as much. */
const maxGrowth = 1.2

/**
 * Runs the attacks one after the other while legitimate visitors use the site; then checks the stored data, the mails, the memory, and that
 * no process is left.
 *
 * @returns the faults, one sentence each
 */
export async function findFaults(plan: Plan, interruption = new AbortController().signal): Promise<string[]> {
  const faults: string[] = []
  let folder: string
  {
    await using testbed = await openTestbed()
    folder = testbed.dataDirectory
    faults.push(...(await attack(testbed, plan, interruption)))
  }
  await until(async () => (await processesIn(folder)).length === 0, times.ends)
  const remaining = await processesIn(folder)
  for (const { pid } of remaining) signal(pid, 'SIGKILL')
  return [...faults, ...remaining.map(({ part }) => `a process (${part}) was remaining behind`)]
}

async function attack(testbed: Testbed, plan: Plan, interruption: AbortSignal): Promise<string[]> {
  const { product, port, mails, dataDirectory } = testbed
  const known: KnownSignup[] = []
  const judged: { attack: string; verdict: string }[] = []
  const faults: string[] = []
  let current = 'none'
  const visited = {
    origin: `http://127.0.0.1:${port}`,
    wasDown: (from: number, to: number) => product.downTimes.some((time) => time.from <= to && from <= time.to),
    note: (verdict: string) => void judged.push({ attack: current, verdict }),
  }

  let maxMemory = Number.POSITIVE_INFINITY
  for (const [index, round] of plan.rounds.entries()) {
    const finish = startVisitors(plan.honestVisitors, visited, known)
    for (const [name, run] of Object.entries(round)) {
      current = name
      const before = judged.length
      const done = await run(testbed, AbortSignal.timeout(plan.attack))
      await pause(plan.calm)
      interruption.throwIfAborted()
      const verdicts = judged.slice(before).map(({ verdict }) => verdict)
      const refused = verdicts.filter((verdict) => verdict === 'refused').length
      const count = `${verdicts.length} requests, ${refused} refused, ${verdicts.filter(isViolation).length} violations`
      say(`${name}: ${done}; ${count}`)
    }
    current = 'none'
    await product.ready()
    await finish()
    const isRepeated = round === plan.rounds[index - 1]
    const atRest = await memoryAtRest(dataDirectory, isRepeated ? maxMemory : Number.POSITIVE_INFINITY)
    say(`at rest after round ${index + 1}: ${atRest.toFixed(0)} MB`)
    if (isRepeated && atRest > maxMemory) faults.push('memory at rest grows with each round of attacks')
    maxMemory = atRest * maxGrowth
  }

  const stored = await storedSignups(dataDirectory)
  say(`${known.length} signups answered, ${stored.length} stored`)
  say(`${mails.arrived.length} mails arrived, ${await waitingMails(dataDirectory)} still to leave`)
  const violations = judged.filter(({ verdict }) => isViolation(verdict))
  const kinds = Map.groupBy(violations, (each) => `${each.attack}: ${each.verdict}`)
  return [
    ...faults,
    ...[...kinds].map(([kind, all]) => `${kind} (${all.length} times)`),
    ...signupFaults(known, stored),
    ...mailFaults(stored, mails.arrived, product.downTimes),
    ...product.unexpectedEnds.map((said) => `the product ended by itself: ${said}`),
  ]
}

/** Prints a line about the progress. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function isViolation(verdict: string): boolean {
  return verdict !== 'served' && verdict !== 'refused'
}

/** Returns the megabytes of memory that site and backend use after all mails are sent; waits if it is more than `maxMemory`. */
async function memoryAtRest(dataDirectory: string, maxMemory: number): Promise<number> {
  const memory = async () => {
    const servers = (await processesIn(dataDirectory)).filter(({ part }) => part === 'site' || part === 'backend')
    return servers.reduce((sum, { megabytes }) => sum + megabytes, 0)
  }
  await until(async () => (await waitingMails(dataDirectory)) === 0, times.mails)
  await pause(times.breath)
  await until(async () => (await memory()) <= maxMemory, times.settle)
  return memory()
}
