import { BriefcaseBusiness } from 'lucide'
import { siFacebook, siInstagram, siYoutube } from 'simple-icons'
import { type Drawing, Icon } from '../icon/icon.tsx'
import { ItemList } from '../link-list/link-list.tsx'

/** The networks that have an icon. LinkedIn does not license its logo to icon libraries, so its icon is not its logo. */
export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube'

const filled = (d: string): Drawing => [['path', { d, fill: 'currentColor', stroke: 'none' }]]

const networks: Record<SocialNetwork, { name: string; drawing: Drawing }> = {
  facebook: { name: 'Facebook', drawing: filled(siFacebook.path) },
  instagram: { name: 'Instagram', drawing: filled(siInstagram.path) },
  linkedin: { name: 'LinkedIn', drawing: BriefcaseBusiness },
  youtube: { name: 'YouTube', drawing: filled(siYoutube.path) },
}

/**
 * Links to the pages of the operator on social networks, each with the name of the network. Screen readers announce `title`, which
 * says that these are other sites. Renders nothing if there are no links (R2-82).
 */
export function SocialLinks({ title, links }: SocialLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className="social-links" aria-label={title}>
      <ItemList
        className="social-links__links"
        items={links.map(({ network, href }) => (
          <a key={href} href={href} rel="external">
            <Icon drawing={networks[network].drawing}>{networks[network].name}</Icon>
          </a>
        ))}
      />
    </nav>
  )
}

interface SocialLinksProps {
  title: string
  links: readonly { network: SocialNetwork; href: string }[]
}
