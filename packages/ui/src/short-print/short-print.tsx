import '../study.css'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** A button that prints the page without its long parts, on one sheet. The print command of the browser prints everything. */
export function ShortPrint({ children }: { children: ReactNode }) {
  return (
    <Button kind="quiet" data-print="short">
      {children}
    </Button>
  )
}

/** A text that `ShortPrint` prints only if it `isShort`. */
export function PrintPart({ isShort = false, children }: { isShort?: boolean | undefined; children: ReactNode }) {
  return <div className={isShort ? 'prose' : 'prose print-part--long'}>{children}</div>
}
