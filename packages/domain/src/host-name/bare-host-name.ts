/** A Host header reduced to what names the host: lower case, without port and without the root's trailing dot. */
export function bareHostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
