/**
 * Every navigation starts at the top of its page, Back and Forward included (R2-01), except to a list, which is shown where its reader
 * left it: the server marks it with `data-keeps-place`.
 */
export function startAtTop(page: Window, { dataset }: HTMLElement): void {
  if (dataset['keepsPlace'] !== undefined) return
  page.history.scrollRestoration = 'manual'
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.scrollTo(0, 0)
  })
}
