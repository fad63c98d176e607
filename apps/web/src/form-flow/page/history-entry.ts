import { type RouterHistory, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The position at a page with forms; the address never holds it (R0-13). */
    position?: HistoryPosition
  }
}

export interface HistoryPosition {
  stage: string
  step?: string
  /** The step that the entry before this one stands for. */
  from?: string
}

/** The position of the present entry of the history. */
export function positionIn({ location }: RouterHistory): HistoryPosition | undefined {
  return location.state.position
}

/** The same, followed: the browser's Back and Forward change it. */
export function useHistoryPosition(): HistoryPosition | undefined {
  return useLocation({ select: ({ state }) => state.position })
}
