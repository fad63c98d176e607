import type { Kind } from '@clairmemoire/settings/kinds'
import type { SocialLink } from '../src/platform/settings/public-settings.ts'

const networks = new Map<string, SocialLink['network']>([
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['youtube.com', 'youtube'],
])

/** Addresses separated by commas; the host says which network it is. */
export const socialLinks: Kind<readonly SocialLink[]> = {
  expected: 'https addresses at Facebook, Instagram, LinkedIn or YouTube',
  read: (text) => {
    const addresses = text.split(',').flatMap((address) => address.trim() || [])
    const links = addresses.map((address) => ({ address, link: readLink(address) }))
    const refused = links.find(({ link }) => link === undefined)
    return refused ? { refused: refused.address } : { value: links.flatMap(({ link }) => link ?? []) }
  },
}

function readLink(address: string): SocialLink | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const network = networks.get(url?.hostname.replace(/^www\./, '') ?? '')
  return url?.protocol === 'https:' && network ? { network, href: url.href } : undefined
}
