import { execFile, fork } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { enteredSites } from '@clairmemoire/cms-client/testing/repository-studies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './artifact.ts'
import { ownPostgres } from './own-postgres.ts'

const run = promisify(execFile)

/** A running artifact that has no environment variables except the given settings. */
interface RunningArtifact extends AsyncDisposable {
  url: string
}

interface Installation {
  /** Where the artifacts are. */
  folder: string
  settings: Record<string, string>
}

/** Copies the artifacts to a folder outside the repository, so that they cannot use files of the repository. */
async function installArtifacts(folder: string): Promise<void> {
  await cp(path.join(import.meta.dirname, 'dist'), folder, { recursive: true })
}

/** Starts an artifact; rejects with its output if it ends before it listens. */
async function startArtifact(artifact: string, { folder, settings }: Installation): Promise<RunningArtifact> {
  const child = fork(path.join(folder, artifact, 'main.mjs'), {
    cwd: folder,
    env: settings,
    execArgv: [],
    silent: true,
  })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    void ended.then((code) => reject(new Error(`The ${artifact} ended (${code}): ${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`The ${artifact} ended with ${code}: ${output}`)
    },
  }
}

/** Runs an operator command of an artifact and returns its output. */
async function runCommand(command: string, { folder, settings }: Installation): Promise<string> {
  const [program = '', ...args] = command.split(' ')
  const { stdout } = await run(process.execPath, [path.join(folder, 'backend', `${program}.mjs`), ...args], {
    cwd: folder,
    env: settings,
  })
  return stdout
}

let folder: string
const running = new AsyncDisposableStack()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'artifacts-'))
  await installArtifacts(folder)
})
afterAll(async () => {
  await running.disposeAsync()
  await rm(folder, { recursive: true, force: true })
})

const signup = {
  locale: 'fr',
  form_version: '2',
  answers: { trial_code: 'PREDICTOM', respondent: 'self', country: 'FR' },
  call: {
    first_name: 'Camille',
    last_name: 'Exemple',
    email: 'camille@exemple.example',
    phone: '01 99 00 56 78',
    callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
  },
  consents: { agreed: true, text_version: '2026-11' },
}

describe('the artifacts on a machine without installed packages', () => {
  let site: string
  let backend: Installation

  beforeAll(async () => {
    const { url } = running.use(await ownPostgres())
    const content = running.use(await startArtifact('content', { folder, settings: { CMS_PORT: '0' } }))
    // On a machine that is busy with other tests, the delay of the event loop may exceed the limit.
    const limits = { MAX_EVENT_LOOP_DELAY: 'off' }
    const STUDY_SITES_FILE = path.join(folder, 'study-sites.yaml')
    await writeFile(STUDY_SITES_FILE, enteredSites)
    const shared = { CMS_URL: content.url, STUDY_SITES_FILE }
    backend = { folder, settings: { ...shared, BACKEND_PORT: '0', DATABASE_URL: url, ...limits } }
    const api = running.use(await startArtifact('backend', backend))
    const settings = { ...shared, PORT: '0', BACKEND_URL: api.url }
    site = running.use(await startArtifact('site', { folder, settings })).url
  })

  it('accept a signup through the site, and queue the mails', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': '3f0d3f0e-6f1b-4a53-9d5f-0a1c1f2b3c4d' }
    const answer = await fetch(`${site}/api/trials/signup`, { method: 'POST', headers, body: JSON.stringify(signup) })
    expect(await answer.text()).toContain('"reference":"CM-')
    expect(answer.status).toBe(201)
    await expect.poll(() => mailsIn(path.join(folder, '.data/outbox'))).toHaveLength(2)
  })

  it.each([
    ['/', 'text/html', 'mémoire'],
    ['/nos-articles', 'text/html', '<h1'],
    ['/licenses.txt', 'text/plain', 'MIT'],
    ['/icons/192.png', 'image/png', 'PNG'],
    ['/content/study-sites', 'application/json', '"sample":false'],
    ['/sitemap.xml', 'application/xml', '<loc>'],
  ])('answer %s', async (address, type, part) => {
    const answer = await fetch(site + address)
    expect(answer.headers.get('content-type')).toContain(type)
    expect(await answer.text()).toContain(part)
  })

  it('serve every script and style sheet of the home page', async () => {
    const home = await (await fetch(site)).text()
    const assets = new Set(home.match(/\/assets\/[\w.-]+/g))
    const answers = await Promise.all([...assets].map(async (asset) => (await read(site + asset)).status))
    expect(assets.size).toBeGreaterThan(2)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('draw the preview picture of a shared link', async () => {
    const home = await (await fetch(site)).text()
    const [, address = ''] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(home) ?? []
    expect((await read(site + address)).headers.get('content-type')).toBe('image/png')
  })

  it.each([
    ['mails', 'No unsent mails.'],
    ['users add dominique@clairmemoire.example Dominique Exemple', 'dominique@clairmemoire.example'],
    ['person export camille@exemple.example', 'Camille'],
    ['questionnaire export memory-test', '"resourceType": "Questionnaire"'],
    ['migrate', 'The tables are up to date.'],
  ])('take the command `%s`', async (command, part) => {
    expect(await runCommand(command, backend)).toContain(part)
  })
})

it.each(['site', 'backend', 'content'])(
  'the size of the %s differs from the documented size by at most a tenth',
  async (artifact) => {
    const document = await readFile(path.join(root, 'docs/operations/server.md'), 'utf8')
    const [, output] = new RegExp(`\\| \`${artifact}\` \\| ([\\d.]+) MB`).exec(document) ?? []
    const size = await sizeOf(path.join(folder, artifact))
    expect(size / 1e6 / Number(output)).toBeGreaterThan(0.9)
    expect(size / 1e6 / Number(output)).toBeLessThan(1.1)
  },
)

it.each([
  ['site', 'react'],
  ['backend', 'pg-boss'],
  ['content', 'yaml'],
])('the bill of materials of the %s lists Node and its packages, such as %s', async (artifact, name) => {
  const bill = JSON.parse(await readFile(path.join(folder, artifact, 'sbom.cdx.json'), 'utf8'))
  const purls: string[] = bill.components.map(({ purl }: { purl: string }) => purl)
  expect(purls).toContain(`pkg:generic/node@${process.versions.node}`)
  expect(purls.some((purl) => purl.startsWith(`pkg:npm/${name}@`))).toBe(true)
  expect(new Set(purls).size).toBe(purls.length)
})

it('a backend without a database names the missing setting', async () => {
  await expect(startArtifact('backend', { folder, settings: {} })).rejects.toThrow(
    /set DATABASE_URL to a PostgreSQL of your own\.\s*$/,
  )
})

async function mailsIn(outbox: string): Promise<string[]> {
  return (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
}

async function sizeOf(place: string): Promise<number> {
  const files = await readdir(place, { recursive: true })
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(place, file))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Reads the whole body of the answer, because a site waits for open responses before it stops. */
async function read(address: string): Promise<Response> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return answer
}
