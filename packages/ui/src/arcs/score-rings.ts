import { arcPath, type Drawing, type Line, pointAt } from './drawing.ts'

/** What the rings of a result show; shares go from 0 to 1. */
export interface ScoreShares {
  /** Of the outer ring; undefined where there is too little to say: the ring then stays empty. */
  whole: number | undefined
  /** Of the rings inside, from the outermost. */
  parts: readonly number[]
}

const size = 300
const centre = { x: size / 2, y: size / 2 }
const outer = { radius: 128, width: 18 }
const innermost = 30
const start = 135
const fullSweep = 270
const partTones: readonly Line['tone'][] = ['fern', 'sage']

/** A result in the rings of the house: how far the outer one has grown, and one thin ring for each part. Words beside it say the same. */
export function scoreRings({ whole, parts }: ScoreShares): Drawing {
  const spacing = Math.min(16, (outer.radius - innermost - 18) / Math.max(1, parts.length))
  const track = ring(outer.radius, 1, outer.width, 'dew')
  const grown = whole === undefined || whole <= 0 ? [] : [ring(outer.radius, whole, outer.width, 'pine')]
  const moment = whole === undefined ? [] : [{ ...endOf(outer.radius, whole), radius: 14, tone: 'amber' as const }]
  const inner = parts.flatMap((share, index) =>
    share > 0
      ? [ring(outer.radius - 22 - index * spacing, share, 5, partTones[index % partTones.length] ?? 'fern')]
      : [],
  )
  return {
    width: size,
    height: size,
    marks: [track, ...inner, ...grown, ...moment, { ...centre, radius: 12, tone: 'ink' }],
  }
}

function ring(radius: number, share: number, width: number, tone: Line['tone']): Line {
  return { path: arcPath({ centre, radius, from: start, to: start + sweepOf(share) }), width, tone }
}

function endOf(radius: number, share: number) {
  return pointAt(centre, radius, start + (share <= 0 ? 0 : sweepOf(share)))
}

function sweepOf(share: number): number {
  return fullSweep * Math.min(1, share)
}
