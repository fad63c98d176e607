import type { Locale } from '@clairmemoire/domain/locale'
import type { comparedStudies, Filters } from './list-filters.ts'

/** The subjects of the site map page. */
export type Subject = 'clinic' | 'research' | 'easy' | 'articles' | 'legal'

/** The facts of a page: one row of the route table. */
export interface PageRow {
  /** NotFound and TechnicalIssue have no row: they are shown in place, at the requested address. */
  screen: string
  /** The path declared by the route file; a segment that starts with a colon is a parameter. */
  path: string
  /** The canonical path in a locale, if it differs from `path`. Those of a parent also apply to its children. */
  canonicalPath?: Partial<Record<Locale, string>>
  /** Other forms, which redirect to the canonical path. */
  aliases?: readonly string[]
  /** The locales that have the page and its title; by default both. */
  locales?: readonly Locale[]
  /** Whether the page exists once for each study of a site, and not in the other language; its loader decides. */
  ofStudy?: true
  /** The page is the document named like the last part of `path`: it needs no route file, unless it shows more than the document. */
  document?: true | 'own-route'
  /** The query parameters that filter or paginate the list: `?age=72`, `?page=2`. */
  filters?: Filters | typeof comparedStudies
  header: boolean
  footer: boolean
  /**
   * Whether the English banner about clinical trials is shown (R2-76 lists where it is hidden); it belongs to the header, so a page without
   * one has neither.
   */
  banner: boolean
  /** Nothing delays or covers its numbers: it has no banner, and does not ask about cookies. */
  urgent?: true
  /** Whether the page has a breadcrumb; not the home page and forms. It is shown below the first level only. */
  breadcrumb: boolean
  /** Whether the page is a form. */
  form: boolean
  /**
   * When React hydrates the page (ADR 0005): at once if nothing can be read without it; with stored state, if the device may have some that
   * belongs on the page; otherwise when somebody touches a control that needs it.
   */
  hydrates: 'at-once' | 'with-stored-data' | 'on-use'
  /** Whether it is a list that keeps its scroll position. */
  keepsPlace?: true
  /** The subject that lists the page on the site map page; false if only a mail, a form or a redirect leads to it. */
  listed: Subject | false
  /** Whether views of the page and clicks on it may be measured: on no form, and on no page that reveals something about health. */
  measured: boolean
  /** The page leads to the clinic, so its document is shown with key facts of the clinic. */
  clinicFacts?: true
  /** The subject of its structured data; that of a document are the questions that it answers. */
  about?: 'clinic' | 'study' | 'article'
  /**
   * The module that the first press on a form loads, below `src/features/`. By default the one of its route named `*-view` or `*-stages`.
   */
  opens?: string
  /** The first request of a form to the backend, up to the parameter of the language: it is preloaded with the scripts. */
  requests?: string
  requiresAuth: boolean
  status: 200 | 503
}

export const fullPage = {
  header: true,
  footer: true,
  banner: true,
  breadcrumb: true,
  form: false,
  hydrates: 'on-use',
  listed: 'clinic',
  measured: true,
  requiresAuth: false,
  status: 200,
} as const

export const barePage = { ...fullPage, header: false, footer: false, banner: false, breadcrumb: false } as const

/** A form, without links that lead away from it. */
export const formPage = { ...barePage, form: true, hydrates: 'at-once', measured: false } as const
export const frenchForm = { ...formPage, locales: ['fr'] } as const

/** Pages to log in. */
export const entrancePage = {
  ...fullPage,
  breadcrumb: false,
  form: true,
  hydrates: 'at-once',
  listed: false,
  measured: false,
} as const

/** For the staff only, without links that lead away. */
export const staffPage = { ...formPage, listed: false, requiresAuth: true } as const

/** Shows a record of this device or of a private link. */
export const ownPage = { ...fullPage, hydrates: 'at-once', listed: false, measured: false } as const

export const documentPage = { ...fullPage, document: true } as const
export const legalPage = { ...documentPage, listed: 'legal' } as const
export const frenchDocument = { ...documentPage, locales: ['fr'] } as const

export const urgent = { banner: false, urgent: true } as const

/** An easy-to-read version of another page. */
export const easyPage = <Name extends string, End extends string>(name: Name, end: End, frenchEnd: string) => ({
  ...documentPage,
  listed: 'easy' as const,
  screen: `Easy${name}` as const,
  path: `/easy-${end}` as const,
  canonicalPath: { fr: `/facile-a-lire/${frenchEnd}`, en: `/easy-to-read/${end}` },
})
