declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype'
    /** A number pins an axis, a range narrows it. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  }

  /** The same font with the letters of the text alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
