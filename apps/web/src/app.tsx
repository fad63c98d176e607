import { LocaleProvider } from '@clairmemoire/i18n/provider'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SiteRouter } from './router.tsx'

interface AppProps {
  router: SiteRouter
  /** Called once the page is hydrated. */
  onInteractive?: () => void
}

/** Renders the same tree on the server and in the browser, so that hydration finds no difference. */
export function App({ router, onInteractive }: AppProps) {
  const { i18n, applicationState } = router.options.context
  // The stored state is restored after hydration, because the first render must equal that of the server, which has no stored state
  // (R4-20).
  useEffect(() => applicationState.restore(), [applicationState])
  useEffect(() => onInteractive?.(), [onInteractive])
  return (
    <LocaleProvider i18n={i18n}>
      <RouterProvider router={router} />
    </LocaleProvider>
  )
}
