import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import contract from '../generated/openapi.json' with { type: 'json' }
import { checkServer, type Finding } from './check-server.ts'

const usage = `conformance <address of a backend> [--write] [--token <access token>] [--contract <file>]

Sends the examples of the contract to a running backend, and prints where its responses differ. Exit code 1 when one does.

  --write     also send requests that may change data: only to a server without real data
  --token     an access token, for the operations of the staff
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

function lineOf({ request, status, violations }: Finding): string {
  if (violations.length === 0) return `✓ ${request} answered ${status}`
  return violations.map((violation) => `✗ ${request} answered ${status}: ${violation}`).join('\n')
}

/** Says how many responses differ from the contract, and which were not checked. */
function summaryOf(findings: readonly Finding[], write: boolean): string {
  const differing = findings.filter(({ violations }) => violations.length > 0)
  const refused = findings.filter(({ isRefused }) => isRefused)
  return [
    `${findings.length} requests, ${differing.length} with responses that differ from the contract.`,
    `${refused.length} got a valid error, so their success response was not checked.`,
    ...(write ? [] : ['Nothing was written. --write sends those requests too: only to a server without real data.']),
  ].join('\n')
}
