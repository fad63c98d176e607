import type { ReactNode } from 'react'
import { paint } from './paint.ts'

/** The viewBox that all but the wide drawings share. */
const field = { width: 240, height: 200 }

/** A drawing: a pebble in the background, optionally a sun, and the line style of all shapes. */
export function Scene({
  width = field.width,
  height = field.height,
  ground = paint.mist,
  line = 2.6,
  sun,
  children,
}: SceneProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke={paint.ink}
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={pebble(width, height)} fill={ground} stroke="none" />
      {sun && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill={paint.amber} stroke="none" />}
      {/* Clipped to the pebble. */}
      <svg width={width} height={Math.round(height * 0.96)}>
        {children}
      </svg>
    </svg>
  )
}

/** Round and uneven above, flat at the bottom. */
function pebble(width: number, height: number): string {
  const x = (share: number) => Math.round(width * share)
  const y = (share: number) => Math.round(height * share)
  return `M${x(0.03)} ${y(0.62)}C${x(0.02)} ${y(0.28)} ${x(0.2)} ${y(0.06)} ${x(0.5)} ${y(0.08)}S${x(0.98)} ${y(0.26)} ${x(0.97)} ${y(0.6)}C${x(0.97)} ${y(0.8)} ${x(0.93)} ${y(0.96)} ${x(0.84)} ${y(0.96)}H${x(0.16)}C${x(0.07)} ${y(0.96)} ${x(0.04)} ${y(0.82)} ${x(0.03)} ${y(0.62)}Z`
}

/** A limb or a tube: a thick line between two thin ones, with open ends that join the shape it begins on. */
export function Limb({ d, colour, width = 15 }: { d: string; colour: string; width?: number }) {
  return (
    <g strokeLinecap="butt">
      <path d={d} strokeWidth={width + 5} />
      <path d={d} stroke={colour} strokeWidth={width} />
      {/* Hides the line where it begins. */}
      <path d={`${/^M[^A-Z]+/.exec(d)?.[0]}h.1`} stroke={colour} strokeWidth={width - 1} strokeLinecap="round" />
    </g>
  )
}

interface SceneProps {
  width?: number
  height?: number
  ground?: string
  /** Its width. */
  line?: number
  /** Its centre and radius. */
  sun?: readonly [x: number, y: number, radius: number]
  children: ReactNode
}
