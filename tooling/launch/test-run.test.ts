import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lockRun } from './test-run.mjs'

function newLock() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'tests.lock')
}

it('a second run in the folder of one that goes on is told to wait', () => {
  const lock = newLock()
  expect(lockRun(lock)).toBeUndefined()
  expect(lockRun(lock)).toContain(`process ${process.pid}`)
})

it('a lock that a killed run left behind stops nobody', () => {
  const lock = newLock()
  const ended = execFileSync(process.execPath, ['--print', 'process.pid'], { encoding: 'utf8' })
  writeFileSync(lock, ended)
  expect(lockRun(lock)).toBeUndefined()
})
