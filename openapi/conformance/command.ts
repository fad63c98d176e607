import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import contract from '../generated/openapi.json' with { type: 'json' }
import { checkServer, type Finding } from './check-server.ts'

const usage = `conformance <address of a backend> [--write] [--token <access token>] [--contract <file>]

Asks a running backend what the contract has examples of, and says where its answers differ. Exit code 1 when one does.

  --write     ask what may change something too: only of a server without real data
  --token     an access token, for the operations of people who are signed in
  --contract  another contract than version ${contract.info.version}: a bundle in JSON`

const options = {
  write: { type: 'boolean', default: false },
  token: { type: 'string' },
  contract: { type: 'string' },
} as const

async function conformance(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const address = positionals[0] ?? ''
  if (!/^https?:/.test(address) || !URL.canParse(address) || positionals.length > 1) throw new Error(usage)
  const document: object = values.contract ? JSON.parse(await readFile(values.contract, 'utf8')) : contract
  const findings: Finding[] = []
  for await (const finding of checkServer(new URL(address), document, { write: values.write, token: values.token })) {
    findings.push(finding)
    process.stdout.write(`${lineOf(finding)}\n`)
  }
  process.stdout.write(`\n${summaryOf(findings, values.write)}\n`)
  return findings.some(({ violations }) => violations.length > 0) ? 1 : 0
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `The backend cannot be reached: ${error.cause.message}` : error.message
}

process.exitCode = await conformance().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  return 2
})

/** What a person reads of one request. */
function lineOf({ request, status, violations }: Finding): string {
  if (violations.length === 0) return `✓ ${request} answered ${status}`
  return violations.map((violation) => `✗ ${request} answered ${status}: ${violation}`).join('\n')
}

/** What a person reads at the end: how many differ, and what was not seen. */
function summaryOf(findings: readonly Finding[], write: boolean): string {
  const differing = findings.filter(({ violations }) => violations.length > 0)
  const refused = findings.filter(({ isRefused }) => isRefused)
  return [
    `${findings.length} requests, ${differing.length} answered otherwise than the contract says.`,
    `${refused.length} were refused as the contract allows; what their success looks like was not seen.`,
    ...(write ? [] : ['Nothing was written. --write asks those operations too: only of a server without real data.']),
  ].join('\n')
}
