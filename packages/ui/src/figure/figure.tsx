import type { ReactNode } from 'react'

/** A picture that belongs to a text, fetched when the reader comes near. With its size given, nothing moves when it comes. */
export function Figure({ image: { url, alt, width, height, sizes }, caption }: FigureProps) {
  return (
    <figure className="figure">
      <img
        className="figure__image"
        src={url}
        srcSet={sizes && sourceSet([...sizes, ...(width === undefined ? [] : [{ url, width }])])}
        sizes={sizes && 'auto, (min-width: 48rem) 42rem, 100vw'}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption === undefined ? null : <figcaption className="figure__caption">{caption}</figcaption>}
    </figure>
  )
}

export interface Picture {
  url: string
  /** What it shows, for who cannot see it (WCAG 1.1.1). */
  alt: string
  /** Pixels. */
  width?: number
  height?: number
  /** The same picture in smaller files; the browser takes the one that suffices. */
  sizes?: readonly { url: string; width: number }[]
}

function sourceSet(sizes: Required<Picture>['sizes']): string {
  return sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

interface FigureProps {
  image: Picture
  caption?: ReactNode
}
