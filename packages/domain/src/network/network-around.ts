import { Address4, Address6 } from 'ip-address'

/** The network of an address, as large as one customer often has: /24 for IPv4, /48 for IPv6. Any other text is returned unchanged. */
export function networkAround(address: string): string {
  if (address.includes('/')) return address
  if (Address4.isValid(address)) return new Address4(`${address}/24`).startAddress().correctForm()
  if (!Address6.isValid(address)) return address
  const six = new Address6(address)
  return six.isMapped4()
    ? networkAround(six.to4().correctForm())
    : new Address6(`${address}/48`).startAddress().correctForm()
}
