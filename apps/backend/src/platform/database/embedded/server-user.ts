import { execFile } from 'node:child_process'
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
  const known = await userNamed('postgres')
  if (known !== undefined) return known
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const made = await userNamed('postgres')
  if (made !== undefined) return made
  throw new StartRefusal(
    'PostgreSQL does not run as root and no user for it could be made; start as another user or set DATABASE_URL.',
  )
}

async function userNamed(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((part) => run('id', [part, name])))
    return uid && gid && { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
