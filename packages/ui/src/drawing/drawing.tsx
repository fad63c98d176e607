/**
 * Shows a drawing from `@clairmemoire/ui/drawings`. It is decorative, so it is hidden from screen readers. It loads lazily, unless it
 * is `first` on the page.
 */
export function Drawing({ src, wide = false, first = false, isBeside = false }: DrawingProps) {
  return (
    <img
      className={isBeside ? 'drawing drawing--beside' : 'drawing'}
      src={src}
      alt=""
      width="240"
      height={wide ? 175 : 200}
      loading={first ? undefined : 'lazy'}
    />
  )
}

interface DrawingProps {
  /** The imported file, for example `@clairmemoire/ui/drawings/tea.svg`. */
  src: string
  /** The file is wider than usual, as on the home page. */
  wide?: boolean
  /** The drawing is on the first screen, so it loads at once. */
  first?: boolean
  /** The drawing is beside a text, and is hidden if it does not fit there. */
  isBeside?: boolean
}
