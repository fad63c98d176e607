import { setTimeout as pause } from 'node:timers/promises'
import type { Camp } from './camp.ts'
import { waitingMails } from './database.ts'
import type { Memory } from './product.ts'

/** The product when nobody asks anything of it. */
export interface Rest {
  memory: Memory
  waitingMails: number
}

/** Milliseconds: between two looks, for all mails to leave, until a process tidies its memory up, and for it to do so. */
const pollInterval = 2_000
const mailTimeout = 300_000
const breath = 30_000
const memoryTimeout = 120_000
/** A process that has served attackers may keep this much more memory at rest. */
const maxGrowth = 1.2

/** Waits until the mails have left and the memory has settled; where it is too much, for a while longer. */
export async function restOf({ product, databaseAddress }: Camp, before?: Rest): Promise<Rest> {
  const waiting = async () => waitingMails(await databaseAddress())
  await until(async () => (await waiting()) === 0, mailTimeout)
  await pause(breath)
  await until(async () => before === undefined || !hasGrown(before.memory, await product.memory()), memoryTimeout)
  return { memory: await product.memory(), waitingMails: await waiting() }
}

export function hasGrown(before: Memory, after: Memory): boolean {
  return after.site + after.backend > (before.site + before.backend) * maxGrowth
}

export function memoryInWords({ site, backend }: Memory): string {
  return `${(site + backend).toFixed(0)} MB (site ${site.toFixed(0)}, backend ${backend.toFixed(0)})`
}

async function until(isReached: () => Promise<boolean>, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (!(await isReached()) && performance.now() < deadline) await pause(pollInterval)
}
