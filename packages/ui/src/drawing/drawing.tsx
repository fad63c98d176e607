/**
 * A drawing of the house, from `@clairmemoire/ui/drawings`. Without `alt` it decorates, and nobody who listens hears of it. Its file
 * comes when the reader comes near, unless it is `first` on the page.
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
  src: string
  /** What it tells that no words beside it tell, in the language of the page. */
  alt?: string
  /** The one of the home page is wider. */
  wide?: boolean
  first?: boolean
  /** It stands beside words, and not at all where there is no room for that. */
  isBeside?: boolean
}
