import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

const run = promisify(execFile)

/** The system user that runs the server when the backend itself runs as root, which PostgreSQL refuses. */
export interface ServerUser {
  uid: number
  gid: number
}

/** Undefined when the server can run as the user of this process; root gets a user `postgres`, made when there is none. */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await userNamed('postgres')) ?? (await makeUser('postgres'))
}

/** Whether the user may enter every folder on the way to a path. */
export async function canReach(user: ServerUser, path: string): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & enter) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

async function makeUser(name: string): Promise<ServerUser> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', name])
  } catch {
    throw new StartRefusal(
      'PostgreSQL does not run as root and no user for it could be made; start as another user or set DATABASE_URL.',
    )
  }
  const user = await userNamed(name)
  if (user === undefined) throw new StartRefusal(`The system user ${name} was made but cannot be found.`)
  return user
}

async function userNamed(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((part) => run('id', [part, name])))
    return uid && gid && { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
