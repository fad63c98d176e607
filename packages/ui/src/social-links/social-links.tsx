import { BriefcaseBusiness } from 'lucide'
import { siFacebook, siInstagram, siYoutube } from 'simple-icons'
import { type Drawing, Icon } from '../icon/icon.tsx'
import { ItemList } from '../link-list/link-list.tsx'

/** The networks that have a drawing here. LinkedIn lets no library pass its mark on: a plain drawing stands for it. */
export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube'

const filled = (d: string): Drawing => [['path', { d, fill: 'currentColor', stroke: 'none' }]]

const networks: Record<SocialNetwork, { name: string; drawing: Drawing }> = {
  facebook: { name: 'Facebook', drawing: filled(siFacebook.path) },
  instagram: { name: 'Instagram', drawing: filled(siInstagram.path) },
  linkedin: { name: 'LinkedIn', drawing: BriefcaseBusiness },
  youtube: { name: 'YouTube', drawing: filled(siYoutube.path) },
}

/** Where else the operator can be read, by the names of the networks; a screen reader says `title`, that these are other sites. Without links there is nothing (R2-82). */
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
