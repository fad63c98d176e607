import { Banner } from '@clairmemoire/ui/banner'
import { Link, useRouter } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'

/** In these words, and in no other language (R2-75). */
const invitation = 'Click here to join an ongoing clinical trial to better understand your memory'
const label = 'Clinical trial invitation'

/** On the English site only (R2-75); a press is counted as one of the banner (R7-42). */
export function TrialsBanner() {
  const { measurement }: SiteContext = useRouter().options.context
  return (
    <Banner label={label}>
      <Link to="/essais-cliniques" onClick={() => measurement.click('Clinical Trials', 'Navbar:Banner')}>
        {invitation}
      </Link>
    </Banner>
  )
}
