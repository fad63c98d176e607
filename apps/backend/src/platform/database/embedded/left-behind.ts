import { readdir, readFile, readlink, realpath } from 'node:fs/promises'

/**
 * Ends at once whatever works in a data folder that no server holds any more. Workers of a server that was killed end by
 * themselves, but for one that waits for another which is dead too; PostgreSQL starts only when the last is gone. Linux tells
 * who works where; on other systems nothing is found.
 */
export async function endLeftBehind(folder: string): Promise<void> {
  const home = await realpath(folder)
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const areWorkers = await Promise.all(numbers.map((pid) => isWorkerIn(home, pid)))
  for (const pid of numbers.filter((_, index) => areWorkers[index])) kill(pid)
}

/** A person may stand in the folder with a shell: the name of the program counts too. */
async function isWorkerIn(home: string, pid: number): Promise<boolean> {
  try {
    const [folder, name] = await Promise.all([readlink(`/proc/${pid}/cwd`), readFile(`/proc/${pid}/comm`, 'utf8')])
    return folder === home && name.trim() === 'postgres'
  } catch {
    return false
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
