import { checkServer, type Finding } from '@clairmemoire/openapi/check-server'
import { expect, it } from 'vitest'
import { backendProcesses } from '../../testing/backend-processes.ts'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }

it('a started backend passes the conformance command of the contract', async () => {
  await using processes = await backendProcesses()
  const port = await processes.start().ready
  const server = new URL(`http://127.0.0.1:${port}`)
  const findings: Finding[] = []
  for await (const finding of checkServer(server, contract, { write: true, token: undefined })) {
    findings.push(finding)
  }
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([])
  const answered = findings.filter(({ isRefused }) => !isRefused).map(({ request }) => request)
  expect(answered).toEqual(expect.arrayContaining(['GET /api/survey/trial-finder/', 'POST /api/trials/signup']))
})
