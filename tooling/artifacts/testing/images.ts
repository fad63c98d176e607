import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../artifact.ts'

const run = promisify(execFile)

/** The folder of a minimal Debian system; later runs use it again. */
const debian = '/var/tmp/clairmemoire-debian'

/** The settings in an image for the containers that run it. */
interface ImageConfig {
  User: string
  Cmd: string[]
  Env: string[]
  StopSignal: string
  Healthcheck: { Test: string[] }
}

export interface Images extends AsyncDisposable {
  configOf: (server: string) => Promise<ImageConfig>
  /** Runs a command as the user of the image, and returns its output. */
  runIn: (server: string, command: readonly string[], settings?: Record<string, string>) => Promise<string>
  start: (server: string, settings: Record<string, string>) => Promise<RunningContainer>
}

interface RunningContainer {
  output: () => string
  /** Sends SIGTERM and resolves to the exit code. */
  stop: () => Promise<number | null>
}

/** Builds an image of each artifact in a temporary storage, without a registry and without a daemon. */
export async function buildImages(artifacts: string, servers: readonly string[]): Promise<Images> {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  const storage = ['--storage-driver=vfs', `--root=${folder}/storage`, `--runroot=${folder}/run`]
  const buildah = async (...args: readonly string[]) =>
    (await run('buildah', [...storage, ...args], { maxBuffer: 1e8 })).stdout.trim()
  const containers = new Map<string, string>()

  if (!existsSync(path.join(debian, 'etc/debian_version')))
    await run('debootstrap', ['--variant=minbase', 'bookworm', debian], { maxBuffer: 1e8 })
  const base = await buildah('from', 'scratch')
  await buildah('copy', '--quiet', base, debian, '/')
  await buildah('commit', '--quiet', '--rm', base, 'localhost/debian')
  const context = path.join(folder, 'context')
  await cp(artifacts, context, { recursive: true })
  await cp(process.execPath, path.join(context, 'node/bin/node'))
  for (const server of servers) {
    const options = ['--isolation=chroot', '--format=docker', '--pull=never', '--build-arg=DEBIAN=localhost/debian']
    const file = path.join(root, 'deploy/containers/Containerfile')
    await buildah('build', ...options, `--build-arg=SERVER=${server}`, `--file=${file}`, `--tag=${server}`, context)
    containers.set(server, await buildah('from', '--pull=never', `localhost/${server}`))
  }

  const runOptions = (server: string, settings: Record<string, string>) => [
    'run',
    '--isolation=chroot',
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
    containers.get(server) ?? '',
    '--',
  ]
  const configOf = async (server: string): Promise<ImageConfig> =>
    JSON.parse(await buildah('inspect', '--type=image', `localhost/${server}`)).Docker.config
  return {
    configOf,
    async runIn(server, command, settings = {}) {
      // The output goes through a file, because on a busy machine buildah may lose the end of the output.
      const output = ['sh', '-c', '"$@" >/tmp/output', 'sh']
      await buildah(...runOptions(server, settings), ...output, ...command)
      const place = await buildah('mount', containers.get(server) ?? '')
      return (await readFile(path.join(place, 'tmp/output'), 'utf8')).trim()
    },
    async start(server, settings) {
      const { Cmd } = await configOf(server)
      const place = await buildah('mount', containers.get(server) ?? '')
      // The container has no separate namespace for processes, so the process has the same id on this machine.
      const command = ['sh', '-c', 'echo $$ >/tmp/pid; exec "$@"', 'sh', ...Cmd]
      const child = spawn('buildah', [...storage, ...runOptions(server, settings), ...command])
      return runningContainer(child, path.join(place, 'tmp/pid'))
    },
    async [Symbol.asyncDispose]() {
      await buildah('rm', '--all')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function runningContainer(child: ChildProcess, pidFile: string): RunningContainer {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    output: () => output,
    async stop() {
      process.kill(Number(await readFile(pidFile, 'utf8')), 'SIGTERM')
      return ended
    },
  }
}
