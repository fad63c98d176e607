import type { AnyRouter } from '@tanstack/react-router'

/**
 * The footer came with the document. Once another page stands it is read again, so that a site that stays open follows its editors,
 * and what begins with a form, which has no footer, gets one (R7-32). Nobody is told when that fails: there is one to show.
 */
export function readFooterAgain(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    import('./news-of-footer.ts').then(
      ({ takeNewsOfFooter }) => takeNewsOfFooter(router.options.context),
      () => undefined,
    )
  })
}
