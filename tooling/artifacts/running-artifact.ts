import { execFile, fork } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An artifact at work, with no setting but those given. */
export interface RunningArtifact extends AsyncDisposable {
  url: string
}

export interface Place {
  /** Where the artifacts are. */
  folder: string
  settings: Record<string, string>
}

/** Away from the repository, so that nothing of it is found. */
export async function installArtifacts(folder: string): Promise<void> {
  await cp(path.join(import.meta.dirname, 'dist'), folder, { recursive: true })
}

/** Fails with what it said when it ends before it listens. */
export async function startArtifact(artifact: string, { folder, settings }: Place): Promise<RunningArtifact> {
  const child = fork(path.join(folder, artifact, 'main.mjs'), {
    cwd: folder,
    env: settings,
    execArgv: [],
    silent: true,
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    void ended.then((code) => reject(new Error(`The ${artifact} ended (${code}): ${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`The ${artifact} ended with ${code}: ${said}`)
    },
  }
}

/** What a command of the operator prints. */
export async function runCommand(command: string, { folder, settings }: Place): Promise<string> {
  const [program = '', ...args] = command.split(' ')
  const { stdout } = await run(process.execPath, [path.join(folder, 'backend', `${program}.mjs`), ...args], {
    cwd: folder,
    env: settings,
  })
  return stdout
}
