import { buttonClass } from '@clairmemoire/ui/button'
import { Link } from '@tanstack/react-router'
import type { Way } from './talk-first.copy.ts'

/** An action that leads on from the page of a study; a `quiet` one stands beside the main one. */
export function WayOn({ text, to, kind = 'primary', ...where }: Way & { kind?: 'primary' | 'quiet' }) {
  const path: string = to
  return (
    <Link to={path} {...where} className={buttonClass(kind)}>
      {text}
    </Link>
  )
}
