import type { ReactNode } from 'react'
import { paint } from './paint.ts'

interface Place {
  x: number
  /** Its position. */
  y: number
}

/** A table across the drawing; `y` is its top. */
export function Table({ y, from = 16, to = 224 }: { y: number; from?: number; to?: number }) {
  return (
    <>
      <path d={`M${from + 18} ${y + 8}V200M${to - 18} ${y + 8}V200`} strokeWidth="6" />
      <path d={`M${from} ${y}H${to}V${y + 9}H${from}Z`} fill={paint.wood} />
    </>
  )
}

/** Whether it steams. */
export function Cup({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M11-15c11-2 11 11-1 10" />
      <path d="M-12-19H12C12-6 8 0 0 0S-12-6-12-19Z" fill={paint.white} />
      <path d="M-4-26c-4-5 4-7 0-12M5-26c-4-5 4-7 0-12" stroke={paint.fern} strokeWidth="2" />
    </g>
  )
}

/** A sheet of paper on a table, seen from the side. */
export function Paper({ x, y }: Place) {
  return <path d={`M${x - 24} ${y}l6-7h34l6 7Z`} fill={paint.white} />
}

/** A sheet, card or screen facing the viewer; `x` and `y` are its centre. */
export function Sheet({ x, y, width = 44, height = 56, tilt = 0, colour = paint.white, children }: SheetProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="5" fill={colour} />
      {children}
    </g>
  )
}

interface SheetProps extends Place {
  width?: number
  height?: number
  tilt?: number
  colour?: string
  children?: ReactNode
}

export function Plant({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-28V-62" />
      <path
        d="M0-40C-22-40-26-56-24-64-8-64 0-54 0-40ZM0-48C20-50 24-66 22-74 6-72 0-62 0-48ZM0-60C-12-70-12-84-5-92 7-84 7-72 0-60Z"
        fill={paint.sage}
      />
      <path d="M-17-28H17L13 0H-13Z" fill={paint.clay} />
    </g>
  )
}

export function Tree({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-60M0-28L-12-42" strokeWidth="6" />
      <path d="M-28-44A20 20 0 0 1-32-80 24 24 0 0 1 8-104 22 22 0 0 1 32-70 18 18 0 0 1 22-42Z" fill={paint.sage} />
    </g>
  )
}

export function Heart({ x, y }: Place) {
  return <path d={`M${x} ${y + 9}c-8-6-12-11-8-16 3-4 8-1 8 3 0-4 5-7 8-3 4 5 0 10-8 16Z`} fill={paint.clay} />
}

/** A check mark in a disc. */
export function Check({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill={paint.fern} />
      <path d="M-6 1L-1 6 7-5" stroke={paint.white} strokeWidth="3.4" />
    </g>
  )
}

/** A stethoscope around a doctor's neck. */
export const stethoscope = (
  <>
    <path d="M-12 6C-14 26-12 36 0 40 10 37 15 26 12 6M0 40V50" strokeWidth="2.6" stroke={paint.ink} />
    <circle cy="54" r="5" fill={paint.amber} />
  </>
)
