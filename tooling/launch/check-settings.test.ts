import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Runs the check of these settings that precedes the start of the servers, and returns its messages. */
function check(settings: Record<string, string>, servers = ['site', 'backend', 'cms']) {
  const program = path.join(import.meta.dirname, 'check-settings.mjs')
  const env = { PATH: process.env['PATH'], ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...servers], { env, encoding: 'utf8' })
  return { status, stdout, lines: stderr.split('\n').filter(Boolean) }
}

it('valid settings pass without a message', () => {
  expect(check({})).toEqual({ status: 0, stdout: '', lines: [] })
})

it('all invalid settings of all servers are reported at once, in one sentence for each (R0-03, R0-05)', () => {
  const { status, lines } = check({
    SITE_ENV: 'production',
    TRUST_PROXY: 'banana',
    BACKEND_PORT: 'x',
    CMS_PORT: '-1',
    STUDY_SITES_FILE: '/nowhere',
  })
  expect(status).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^TRUST_PROXY must be true, false, a number of proxies, .+, not "banana"\.$/),
    expect.stringMatching(/^BACKEND_PORT must be .+, not "x"\.$/),
    expect.stringMatching(/^CMS_PORT must be .+, not "-1"\.$/),
    'STUDY_SITES_FILE: /nowhere cannot be read (ENOENT).',
    expect.stringMatching(/^SITE_ENV=production needs these settings: (?=.*OPERATOR_NAME)(?=.*SMTP_URL).+\.$/),
  ])
})

it('settings of a server that runs elsewhere are not checked', () => {
  expect(check({ RATE_LIMIT_READS: 'x', CMS_PORT: '-1', SITE_ENV: 'staging' }, ['site']).lines).toEqual([])
})
