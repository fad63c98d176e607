import { arcPath, pointAt } from './arc-path.ts'

export interface GrowthRings {
  size: number
  rings: readonly { path: string; width: number; tone: RingTone }[]
  moments: readonly { x: number; y: number; radius: number; tone: MomentTone }[]
}

export type RingTone = 'pine' | 'fern' | 'sage' | 'dew'
export type MomentTone = 'amber' | 'clay'

/** One ring of every year: a strong one, a fine one, a soft one, like the wood of a tree. */
const years: readonly { width: number; tone: RingTone }[] = [
  { width: 7, tone: 'pine' },
  { width: 2.5, tone: 'fern' },
  { width: 10, tone: 'dew' },
  { width: 4, tone: 'fern' },
  { width: 2.5, tone: 'sage' },
]

const size = 520
const centre = size / 2
const innermost = 34
const spacing = 15.2
const ringCount = 15

/**
 * Memory as growth rings: every ring is left open, and the openings wind outwards in one slow spiral; a dot marks a
 * moment remembered at the mouth of some. The same drawing on every call, so that prerendered pages hydrate.
 */
export function growthRings(): GrowthRings {
  const open = Array.from({ length: ringCount }, (_, index) => {
    const year = years[index % years.length] ?? { width: 4, tone: 'fern' as const }
    const mouth = -64 + index * 25
    const gap = 34 + ((index * 37) % 5) * 15
    return { ...year, index, radius: innermost + index * spacing, from: mouth + gap, to: mouth + 360 }
  })
  return {
    size,
    rings: open.map(({ radius, from, to, width, tone }) => ({
      path: arcPath({ centre, radius, from, to }),
      width,
      tone,
    })),
    moments: open
      .filter(({ index }) => index % 3 === 1)
      .map(({ index, radius, to }) => ({
        ...pointAt(centre, radius, to),
        radius: 8 + (index % 4) * 2,
        tone: index % 6 === 4 ? 'clay' : 'amber',
      })),
  }
}
