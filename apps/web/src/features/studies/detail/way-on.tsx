import { buttonClass } from '@clairmemoire/ui/button'
import { Link } from '@tanstack/react-router'
import type { Way } from './talk-first.copy.ts'

/** A main action that leads on from the page of a study. */
export function WayOn({ text, to, search }: Way) {
  const path: string = to
  return (
    <Link to={path} search={{ ...search }} className={buttonClass('primary')}>
      {text}
    </Link>
  )
}
