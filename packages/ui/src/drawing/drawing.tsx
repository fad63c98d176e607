/**
 * A drawing of people, by its file in `@clairmemoire/ui/drawings`. Without `alt` it is decorative and hidden from screen readers. It loads lazily
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
  /** The file: `@clairmemoire/ui/drawings/tea.svg`. */
  src: string
  /** Text alternative in the language of the page, if the drawing adds information. */
  alt?: string
  /** The home page's is wider. */
  wide?: boolean
  /** On the first screen: it loads at once. */
  first?: boolean
  /** Shown beside text, and hidden where it does not fit. */
  isBeside?: boolean
}
