import { createElement, type ReactNode } from 'react'

/** The elements of a drawing on a field of 24 by 24, as Lucide gives them. */
export type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, unknown>>])[]

/** A drawing before its words, hidden from those who listen: without words there is no drawing (R2-77). */
export function Icon({ drawing, frame, children }: IconProps) {
  const svg = (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
  return (
    <>
      {frame === undefined ? svg : <span className={frame}>{svg}</span>}
      {children}
    </>
  )
}

interface IconProps {
  drawing: Drawing
  /** The class of what stands around the drawing, where it has a place of its own beside the words. */
  frame?: string
  children: ReactNode
}
