/** The YAML text of the contract with another version in `info`. */
export function withVersion(contract: string, version: string): string {
  return contract.replace(/^(info:\n(?: .*\n)*? {2}version: ).+$/m, `$1${version}`)
}
