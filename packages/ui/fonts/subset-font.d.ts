declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype'
    /** A number pins an axis, a range limits it. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  }

  /** The font reduced to the letters of the text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
