import { isIPv6 } from 'node:net'

/** What one subscriber has: an address of IPv4, or the first 64 bits of one of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::')
  const first = groups(head)
  const last = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/** Without leading zeros, of which there may be any number. */
function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
