import { Banner } from '@clairmemoire/ui/banner'
import { Link } from '@tanstack/react-router'

/** In these words, and in no other language (R2-75). */
const invitation = 'Click here to join an ongoing clinical trial to better understand your memory'
const label = 'Clinical trial invitation'

/** On the English site only (R2-75). */
export function TrialsBanner() {
  return (
    <Banner label={label}>
      <Link to="/essais-cliniques">{invitation}</Link>
    </Banner>
  )
}
