/** The contract with another version in `info`, and nothing else of it changed. */
export function withVersion(contract: string, version: string): string {
  return contract.replace(/^(info:\n(?: .*\n)*? {2}version: ).+$/m, `$1${version}`)
}
