import '../study.css'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** Prints the page without its long parts, on one sheet; the print of the browser keeps all of it. */
export function ShortPrint({ children }: { children: ReactNode }) {
  return (
    <Button kind="quiet" data-print="short">
      {children}
    </Button>
  )
}

/** Running text that the sheet has only where it `isShort`. */
export function PrintPart({ isShort = false, children }: { isShort?: boolean | undefined; children: ReactNode }) {
  return <div className={isShort ? 'prose' : 'prose print-part--long'}>{children}</div>
}
