/** Of a name in the DNS, its port and a dot in between. */
const longest = 253 + 7

/** A Host header reduced to what names the host: lower case, without port and without the root's trailing dot. Empty where it is longer than any host’s name. */
export function bareHostName(host: string): string {
  if (host.length > longest) return ''
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
