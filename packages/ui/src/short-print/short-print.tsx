import '../study.css'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** Prints the page without its long parts, on one sheet; the browser's own print command keeps everything. */
export function ShortPrint({ children }: { children: ReactNode }) {
  return (
    <Button kind="quiet" data-print="short">
      {children}
    </Button>
  )
}

/** Running text that is only on the sheet if `isShort`. */
export function PrintPart({ isShort = false, children }: { isShort?: boolean | undefined; children: ReactNode }) {
  return <div className={isShort ? 'prose' : 'prose print-part--long'}>{children}</div>
}
