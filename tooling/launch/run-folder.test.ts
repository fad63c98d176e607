import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@clairmemoire/vitest'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'runs-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
})

const module = path.join(import.meta.dirname, 'run-folder.mjs')
const takes = `
  import { takeRunFolder } from ${JSON.stringify(module)}
  const other = takeRunFolder('/a/checkout')
  console.log(other ?? process.env.TMPDIR)
`
const options = () => ({ env: { ...process.env, TMPDIR: parent } })
const argumentsOf = (source: string) => ['--input-type=module', '--eval', source]

/** Starts a run and waits for its end; returns its folder, or the process id of another run. */
function run() {
  const { stdout, status } = spawnSync('node', argumentsOf(takes), { ...options(), encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout.trim()
}

/** Starts a run that continues until it is killed, and returns its folder. */
async function startRun() {
  const child = spawn('node', argumentsOf(`${takes} setInterval(() => {}, 1000)`), options())
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  await vi.waitUntil(() => output.endsWith('\n'), eventually)
  const end = new Promise((resolve) => child.once('exit', resolve))
  return { child, folder: output.trim(), end }
}

it('a run has a separate folder, which is removed when the run has ended', () => {
  const folder = run()
  expect(path.dirname(folder)).toBe(parent)
  expect(existsSync(folder)).toBe(false)
})

it('a second run of the same checkout reports the process id of the first run, and does not change its folder', async () => {
  const { child, folder } = await startRun()
  expect(run()).toBe(String(child.pid))
  expect(existsSync(folder)).toBe(true)
})

it('the next run removes the files of a killed run', async () => {
  const { child, folder, end } = await startRun()
  writeFileSync(path.join(folder, 'left'), '')
  child.kill('SIGKILL')
  await end
  expect(existsSync(folder)).toBe(true)
  expect(run()).toBe(folder)
  expect(existsSync(folder)).toBe(false)
})
