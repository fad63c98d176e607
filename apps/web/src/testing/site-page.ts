import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { StoryObj } from '@storybook/react-vite'
import type { HistoryState } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'
import type { StagedBackend } from './staged-backend.ts'

export interface SitePage {
  /** Any form of the path; the router shows the canonical path. */
  path: string | ((say: Say) => string)
  /** A part of the heading that is shown when the page is ready. */
  heading: (say: Say) => string
  backend?: (locale: Locale) => StagedBackend
  /** The stored state of this device, by the name of the part. */
  remembered?: (locale: Locale) => Readonly<Record<string, unknown>>
  /** The position of a form page in the history; without it the visit is a new one. */
  position?: HistoryState['position']
  /** Whether a staff member is logged in on this device. */
  isLogged?: boolean
  clients?: (locale: Locale) => Partial<Pick<SiteContext, 'api' | 'content' | 'queryClient'>>
}

/** A story of a whole page: Storybook shows it with the router, shell and catalogs of the site on an in-memory backend. */
export function sitePage(page: SitePage): StoryObj {
  return {
    parameters: { layout: 'fullscreen', sitePage: page },
    play: async ({ canvas, globals }) => {
      const words = page.heading(sayIn(globals['locale']))
      const isReady = (name: string) => name.includes(words)
      await canvas.findByRole('heading', { level: 1, name: isReady })
    },
  }
}
