export interface Image {
  /** Where a reader gets it, such as `/cms/uploads/brain.webp`. */
  url: string
  /** What it shows, for who cannot see it; never empty (WCAG 1.1.1). */
  alt: string
  /** Pixels. */
  width?: number
  height?: number
  /** The same picture in smaller files, the smallest first; without any there is but the one. */
  sizes?: readonly ImageSize[]
}

export interface ImageSize {
  url: string
  /** Pixels. */
  width: number
}
