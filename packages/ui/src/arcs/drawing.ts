/** A line along a circle; paths as SVG has them. */
export interface Line {
  path: string
  width: number
  tone: 'pine' | 'fern' | 'sage' | 'dew' | 'clay'
}

/** A filled circle: a moment remembered, or what lines stand before. */
export interface Dot {
  x: number
  y: number
  radius: number
  tone: 'amber' | 'clay' | 'ink' | 'mist' | 'honey'
}

/** A drawing of the house as plain data, so that a page can carry it in place of what makes it; later marks lie on earlier ones. */
export interface Drawing {
  width: number
  height: number
  marks: readonly (Line | Dot)[]
}
