import { execFile } from 'node:child_process'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A disk that is small enough to be filled, in memory. */
export interface SmallDisk extends AsyncDisposable {
  /** Leaves no byte free until it is asked to end, then everything again; the megabytes that it took. */
  fill: (end: AbortSignal) => Promise<number>
}

const run = promisify(execFile)
const megabytes = 512
const chunk = Buffer.alloc(64 * 1024)
/** Milliseconds after which what was given free is filled again. */
const pollInterval = 200

/** Undefined where this user may not mount a disk. */
export async function smallDisk(folder: string): Promise<SmallDisk | undefined> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'chaos', folder])
  } catch {
    return undefined
  }
  return {
    async fill(end) {
      const ballast = join(folder, 'ballast')
      const { bavail, bsize } = await statfs(folder)
      await using file = await open(ballast, 'w')
      while (!end.aborted) {
        await fillUp(file)
        await pause(pollInterval, undefined, { signal: end }).catch(() => undefined)
      }
      await rm(ballast)
      return Math.round((bavail * bsize) / 1024 / 1024)
    },
    [Symbol.asyncDispose]: async () => void (await run('umount', ['--lazy', folder])),
  }
}

async function fillUp(file: Awaited<ReturnType<typeof open>>): Promise<void> {
  try {
    for (;;) await file.appendFile(chunk)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
