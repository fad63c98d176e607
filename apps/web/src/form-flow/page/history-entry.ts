import { type RouterHistory, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The position in a page with forms; the address never contains it (R0-13). */
    position?: HistoryPosition
  }
}

export interface HistoryPosition {
  stage: string
  step?: string
  /** The step of the previous entry. */
  from?: string
}

/** The position of the current history entry. */
export function positionIn({ location }: RouterHistory): HistoryPosition | undefined {
  return location.state.position
}

/** A hook that returns the same position and updates it after the browser's Back and Forward. */
export function useHistoryPosition(): HistoryPosition | undefined {
  return useLocation({ select: ({ state }) => state.position })
}
