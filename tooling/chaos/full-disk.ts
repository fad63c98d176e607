import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { wait } from './wait.ts'

const mebibyte = 1024 * 1024
/** Milliseconds after which what was given free is filled again. */
const refill = 200

/** Mounts a disk in memory that is small enough to be filled; undefined where this user may not. */
export function mountSmallDisk(folder: string): Disposable | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'chaos', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return { [Symbol.dispose]: () => execFileSync('umount', ['--lazy', folder]) }
}

/** Leaves no byte free until it is asked to end, then everything again; answers the megabytes that it took. */
export async function fillDisk(folder: string, end: AbortSignal): Promise<number> {
  const ballast = join(folder, 'ballast')
  await using file = await open(ballast, 'w')
  while (!end.aborted) {
    try {
      await file.appendFile(Buffer.alloc(mebibyte / 16))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      await wait(refill, end)
    }
  }
  const { size } = await file.stat()
  await rm(ballast)
  return Math.round(size / mebibyte)
}
