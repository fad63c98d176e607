import type { AnyRouter } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'
import { isMeasured } from '../routing/measured-pages.ts'
import { shownPage } from '../routing/shown-page.ts'

/** Tells those who count and those who hear of errors of each page that is shown, the first one included, by its row of the route table. */
export function tellOfPages(router: AnyRouter): void {
  const { measurement, errorReports, locale }: SiteContext = router.options.context
  let startedAt = 0
  const tell = () => {
    const page = shownPage(router.state.matches, locale)
    errorReports.show(page?.path ?? 'NotFound', startedAt)
    measurement.view(page && isMeasured(page) ? page.path : undefined)
  }
  tell()
  router.subscribe('onBeforeNavigate', () => {
    startedAt = performance.now()
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) tell()
  })
}
