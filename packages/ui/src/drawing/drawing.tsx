/**
 * Shows a drawing from `@clairmemoire/ui/drawings`. A drawing without `alt` is decorative and hidden from screen readers. It loads lazily,
 * unless it is `first` on the page.
 */
export function Drawing({ src, alt = '', wide = false, first = false, isBeside = false }: DrawingProps) {
  return (
    <img
      className={isBeside ? 'drawing drawing--beside' : 'drawing'}
      src={src}
      alt={alt}
      width="240"
      height={wide ? 175 : 200}
      loading={first ? undefined : 'lazy'}
    />
  )
}

interface DrawingProps {
  /** The imported file, for example `@clairmemoire/ui/drawings/tea.svg`. */
  src: string
  /** Text alternative in the language of the page, if the drawing adds information. */
  alt?: string
  /** The file is wider than usual, as on the home page. */
  wide?: boolean
  /** The drawing is on the first screen, so it loads at once. */
  first?: boolean
  /** The drawing is beside a text, and is hidden if it does not fit there. */
  isBeside?: boolean
}
