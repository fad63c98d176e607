import type { Locale } from '@clairmemoire/domain/locale'
import type { comparedStudies, Filters } from './list-filters.ts'

/** The subjects of the site map page. */
export type Subject = 'clinic' | 'research' | 'easy' | 'articles' | 'legal'

/** The facts of a page: one row of the route table. */
export interface PageRow {
  /** The name of the page. NotFound and TechnicalIssue have no row, because they are shown at the requested address. */
  screen: string
  /** The path declared by the route file; a segment that starts with a colon is a parameter. */
  path: string
  /** The canonical path in a locale, if it differs from `path`. The canonical path of a parent also begins the paths of its children. */
  canonicalPath?: Partial<Record<Locale, string>>
  /** Other paths of the page; they redirect to the canonical path. */
  aliases?: readonly string[]
  /** The locales in which the page exists; by default both. */
  locales?: readonly Locale[]
  /** Set if the page shows one study. A study exists on one site only, so the loader decides whether the page exists. */
  ofStudy?: true
  /**
   * The page shows the document named like the last part of `path`, and has no route file. With `own-route` it has one, because it shows
   * more than the document.
   */
  document?: true | 'own-route'
  /** The query parameters that filter or paginate the list: `?age=72`, `?page=2`. */
  filters?: Filters | typeof comparedStudies
  header: boolean
  footer: boolean
  /**
   * Whether the English banner about clinical trials is shown (R2-76 lists where it is hidden). The banner is part of the header, so a page
   * without a header has no banner.
   */
  banner: boolean
  /** Set for a page with emergency numbers. No banner and no question about cookies may delay or cover them. */
  urgent?: true
  /** Whether the page has a breadcrumb; the home page and forms have none. It is shown only below the first level of the site. */
  breadcrumb: boolean
  form: boolean
  /**
   * When React hydrates the page (ADR 0005). `at-once`: nothing can be read without React. `with-stored-data`: at once if the device may
   * have stored data for the page, otherwise on use. `on-use`: when the visitor reaches a control that needs React.
   */
  hydrates: 'at-once' | 'with-stored-data' | 'on-use'
  /** Set for a list that keeps its scroll position. */
  keepsPlace?: true
  /** The subject that lists the page on the site map page; false if only a mail, a form or a redirect leads to it. */
  listed: Subject | false
  /**
   * Whether views of the page and clicks on it may be measured. Forms and pages that reveal something about a visitor's health are never
   * measured.
   */
  measured: boolean
  /** Set for a page that leads to the clinic: its document is shown with key facts of the clinic. */
  clinicFacts?: true
  /**
   * The subject of the page's structured data. A page with `document` needs none: its structured data are the questions that it answers.
   */
  about?: 'clinic' | 'study' | 'article'
  /**
   * The path, below `src/features/`, of the module that a form loads at the first press. The default is the module of its route named
   * `*-view` or `*-stages`.
   */
  opens?: string
  /**
   * The address of a form's first request to the backend, without the language at its end. The request is preloaded together with the
   * scripts.
   */
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

/** A page for staff only, without links that lead away from it. */
export const staffPage = { ...formPage, listed: false, requiresAuth: true } as const

/** A page that shows a record stored on this device or opened by a private link. */
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
