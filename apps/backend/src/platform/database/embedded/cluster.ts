import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { owner, type StartProgram } from './programs.ts'

/** Makes the folder of a database where there is none: aside, and moved into place when complete, so that none is half. */
export async function makeCluster(home: string, start: StartProgram): Promise<void> {
  if (existsSync(home)) return giveToServer(home)
  const draft = await mkdtemp(`${home}-`)
  const password = join(draft, 'password')
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  giveToServer(draft)
  const options = '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-instructions'.split(' ')
  const folders = [`--pgdata=${join(draft, 'data')}`, `--pwfile=${password}`]
  const { isWell, words } = await start('initdb', [...folders, ...options], join(draft, 'server.log')).ended
  // Of two backends that start at once in a new folder, the first one's cluster stands.
  if (isWell) await rename(draft, home).catch(() => undefined)
  await rm(draft, { recursive: true, force: true })
  if (!existsSync(home)) throw new StartRefusal(`PostgreSQL could not make its data folder ${home}: ${words}`)
}

/** It may have been somebody else's: of an earlier start by another user. */
function giveToServer(folder: string): void {
  if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

/** Ends workers that a killed server left behind and that wait for another dead one. Only Linux tells who works where. */
export async function endWorkers(folder: string): Promise<void> {
  const home = await realpath(folder)
  for (const pid of await readdir('/proc').catch(() => [])) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    // A person may stand in the folder with a shell.
    if (place === home && name.trim() === 'postgres') endProcess(Number(pid))
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
