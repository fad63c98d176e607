import { Banner } from '@clairmemoire/ui/banner'
import { Link } from '@tanstack/react-router'

/** On the English site only, and in these words (R2-75). */
export function TrialsBanner() {
  return (
    <Banner>
      <Link to="/essais-cliniques">Click here to join an ongoing clinical trial to better understand your memory</Link>
    </Banner>
  )
}
