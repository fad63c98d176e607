import type { Finding } from './check-server.ts'

/** What a person reads of one request. */
export function lineOf({ request, status, violations }: Finding): string {
  if (violations.length === 0) return `✓ ${request} answered ${status}`
  return violations.map((violation) => `✗ ${request} answered ${status}: ${violation}`).join('\n')
}

/** What a person reads at the end: how many differ, and what was not seen. */
export function summaryOf(findings: readonly Finding[], write: boolean): string {
  const differing = findings.filter(({ violations }) => violations.length > 0)
  const refused = findings.filter(({ isRefused }) => isRefused)
  return [
    `${findings.length} requests, ${differing.length} answered otherwise than the contract says.`,
    `${refused.length} were refused as the contract allows; what their success looks like was not seen.`,
    ...(write ? [] : ['Nothing was written. --write asks those operations too: only of a server without real data.']),
  ].join('\n')
}
