/** The longest DNS name plus a dot and a port. */
const maxLength = 253 + 7

/** A normalized Host header: lower case, without port and trailing dot. Empty if it is longer than any host name. */
export function bareHostName(host: string): string {
  if (host.length > maxLength) return ''
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
