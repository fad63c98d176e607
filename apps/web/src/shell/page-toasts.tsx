import { Toasts } from '@clairmemoire/ui/toasts'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { SiteToasts } from './failure-parts.tsx'

/** Toasts for the page inside. Their code comes when another page is opened, so that it is there before anything can fail to be read. */
export function PageToasts({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // The router tells of a navigation as it begins; no state of it does.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => setOpen(pathChanged)), [router])
  return (
    <Toasts
      renderRegion={(asked) => <Suspense>{(isOpen || asked.length > 0) && <SiteToasts asked={asked} />}</Suspense>}
    >
      {children}
    </Toasts>
  )
}
