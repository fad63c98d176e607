import type { AnyRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of the page that redirected to the login; links cannot set it. */
    wanted?: string
  }
}

/** Opens the page that redirected to the login, or else the desk. */
export function openWantedPage({ history, navigate }: AnyRouter): void {
  const { wanted } = history.location.state
  if (wanted === undefined) void navigate({ to: '/desk' })
  else history.push(wanted)
}
