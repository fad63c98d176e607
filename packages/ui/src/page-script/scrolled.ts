/** Marks the root element while the page is scrolled away from its top: the header then lifts itself off the page. */
export function followScrolling(page: Window): void {
  const mark = () => page.document.documentElement.toggleAttribute('data-scrolled', page.scrollY > 0)
  page.addEventListener('scroll', mark, { passive: true })
  mark()
}
