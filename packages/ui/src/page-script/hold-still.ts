/**
 * Lets a change of the text size leave the panel it was chosen in where it is and as large as it was, until the panel is
 * closed: otherwise the next choice would no longer be under the reader’s finger.
 */
export function holdStill(panel: HTMLElement, change: () => void): void {
  const size = rootSize()
  const { left, top } = panel.getBoundingClientRect()
  const { style } = panel
  change()
  const zoom = (Number(style.zoom || 1) * size) / rootSize()
  style.cssText = `zoom: ${zoom}`
  const moved = panel.getBoundingClientRect()
  style.translate = `${(left - moved.left) / zoom}px ${(top - moved.top) / zoom}px`
  panel.closest('details')?.addEventListener('toggle', () => panel.removeAttribute('style'), { once: true })
}

function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
