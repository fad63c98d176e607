import { LocaleProvider } from '@clairmemoire/i18n/provider'
import { RouterProvider } from '@tanstack/react-router'
import type { SiteRouter } from './router.tsx'

/** The same tree on the server and in the browser, so that hydration finds what it expects. */
export function App({ router }: { router: SiteRouter }) {
  return (
    <LocaleProvider i18n={router.options.context.i18n}>
      <RouterProvider router={router} />
    </LocaleProvider>
  )
}
