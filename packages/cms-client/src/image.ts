export interface Image {
  /** A path of the content service's own, such as `/uploads/brain.webp`. */
  url: string
  /** What it shows, for who cannot see it; never empty (WCAG 1.1.1). */
  alt: string
  /** Pixels. */
  width?: number
  height?: number
}
