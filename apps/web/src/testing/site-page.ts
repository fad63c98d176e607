import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { StoryObj } from '@storybook/react-vite'
import type { HistoryState } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'
import { existsIn } from '../routing/guard.ts'
import { matchPath } from '../routing/public-paths.ts'
import type { StagedBackend } from './staged-backend.ts'

export interface SitePage {
  /** Any path of the page; the router shows the canonical path. */
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
  clients?: (locale: Locale) => Partial<Pick<SiteContext, 'api' | 'content' | 'queryClient' | 'settings'>>
}

/** A story of a whole page: Storybook shows it with the router, shell and catalogs of the site on an in-memory backend. */
export function sitePage(page: SitePage): StoryObj {
  return {
    parameters: { layout: 'fullscreen', sitePage: page },
    play: async ({ canvas, globals }) => {
      const say = sayIn(globals['locale'])
      const words = isPageOf(page, localeOf(globals)) ? page.heading(say) : titleOfOtherLanguage(say)
      const isReady = (name: string) => name.includes(words)
      await canvas.findByRole('heading', { level: 1, name: isReady })
    },
  }
}

/** The title of the story if the site of this language does not have the page. */
export function titleOfOtherLanguage(say: Say): string {
  return say('Cette page n’existe qu’en anglais', 'This page exists in French only')
}

/** The language of Storybook's toolbar. */
export function localeOf({ locale }: Record<string, unknown>): Locale {
  return isLocale(locale) ? locale : 'fr'
}

/** The address of the story's page in a locale. */
export function urlOf({ path }: SitePage, locale: Locale): string {
  return typeof path === 'string' ? path : path(sayIn(locale))
}

/** Whether the site of a locale has the story's page. An address without a page shows NotFound on both. */
export function isPageOf(page: SitePage, locale: Locale): boolean {
  const [pathname = ''] = urlOf(page, locale).split('?')
  const match = matchPath(pathname)
  return match === undefined || existsIn(match.page, locale)
}
