import { Address4, Address6 } from 'ip-address'

/** The network that an address is in, as large as one customer of a provider often has: /24 of IPv4, /48 of IPv6. What is no address is itself. */
export function networkAround(address: string): string {
  if (address.includes('/')) return address
  if (Address4.isValid(address)) return new Address4(`${address}/24`).startAddress().correctForm()
  if (!Address6.isValid(address)) return address
  const six = new Address6(address)
  return six.isMapped4()
    ? networkAround(six.to4().correctForm())
    : new Address6(`${address}/48`).startAddress().correctForm()
}
