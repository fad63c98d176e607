import { type Locale, locales } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { type PageView, pageView, type SeenLink } from './page-view.ts'
import type { SpecRow } from './spec-table.ts'
import type { Answer, Visit } from './visit.ts'

interface SpecLink {
  label: string
  to: string
}

/** The entries of the main menu in their order, with the one for relatives (R2-49d), and its button (R2-73, R2-74). */
const specMenus: Readonly<Record<Locale, { entries: readonly SpecLink[]; button: SpecLink }>> = {
  fr: {
    entries: [
      { label: 'Nos offres de soin', to: '/nos-offres' },
      { label: 'Nos articles', to: '/nos-articles' },
      { label: 'Notre équipe médicale', to: '/notre-equipe-medicale' },
      { label: 'Notre approche', to: '/notre-approche' },
      { label: 'Qui sommes-nous', to: '/qui-sommes-nous' },
      { label: 'Pour un proche', to: '/pour-un-proche' },
      { label: 'À propos', to: '' },
      { label: 'Qui sommes-nous', to: '/qui-sommes-nous' },
      //
      { label: 'Essais cliniques', to: '/essais-cliniques' },
      { label: 'Professionnels de santé', to: '/pro' },
      { label: 'Partenaires', to: '/partners' },
      { label: 'Plan du site', to: '/plan-du-site' },
    ],
    button: { label: 'Consultez un médecin', to: '/nos-offres/consultation' },
  },
  en: {
    entries: [
      { label: 'Clinical Trials', to: '/clinical-trials' },
      { label: 'Our approach', to: '/our-approach' },
      { label: 'About us', to: '/about-us' },
      { label: 'For someone close', to: '/for-relatives' },
    ],
    button: { label: 'Test your memory', to: '/questionnaire' },
  },
}

/** R2-75 */
const specBanner: SpecLink = {
  label: 'Click here to join an ongoing clinical trial to better understand your memory',
  to: '/clinical-trials',
}

/** What of a row a running site does otherwise than the specification says: one sentence each. */
export async function checkRow(row: SpecRow, visit: Visit): Promise<readonly string[]> {
  const problems = await Promise.all(
    locales.map(async (locale) => {
      const path = row.shown[locale]
      if (path === undefined) return await checkAbsence(row, locale, visit)
      const page = await checkPage(row, path, locale, await visit(locale, path))
      return [...page, ...(await checkForms(row, path, locale, visit))]
    }),
  )
  return problems.flat()
}

/** A page that a language does not have is not found there, by none of its addresses (R2-60). */
async function checkAbsence(row: SpecRow, locale: Locale, visit: Visit): Promise<readonly string[]> {
  const paths = formsOf(row)
  const answers = await Promise.all(paths.map((path) => visit(locale, path)))
  return answers.flatMap(({ status }, index) =>
    status === 404 ? [] : [`${locale} ${paths[index]}: answers ${status}, and there is no such page`],
  )
}

/** Every other form of the address leads to the one that the language shows, and so does a slash at its end. */
async function checkForms(row: SpecRow, shown: string, locale: Locale, visit: Visit): Promise<readonly string[]> {
  const others = formsOf(row).filter((path) => path !== shown)
  const redirects = await Promise.all(
    others.map(async (path) => {
      const { status, headers } = await visit(locale, path)
      return status === 302 && headers.location === shown && headers['cache-control'] === 'no-store'
        ? []
        : [`${locale} ${path}: answers ${status} and leads to ${headers.location ?? 'nowhere'}, not to ${shown}`]
    }),
  )
  const withSlash = shown === '/' ? shown : `${shown}/`
  const { status } = await visit(locale, withSlash)
  return [...redirects.flat(), ...(status === (row.status ?? 200) ? [] : [`${locale} ${withSlash}: answers ${status}`])]
}

function formsOf({ shown, aliases = [] }: SpecRow): readonly string[] {
  return [...new Set([...Object.values(shown), ...aliases])]
}

async function checkPage(row: SpecRow, path: string, locale: Locale, answer: Answer): Promise<readonly string[]> {
  const view = pageView(answer.body)
  const problems: string[] = []
  const expect = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(`${locale} ${path}: ${problem}`)
  }
  expect(answer.status === (row.status ?? 200), `answers ${answer.status}`)
  expect(view.language === locale, `is in ${view.language}`)
  expect(isTitle(view.title, row.title[locale]), `is called ${JSON.stringify(view.title)}`)
  expect(view.description.length >= 40, `says of itself ${JSON.stringify(view.description)}`)
  expect(view.headings.length === 1, `has ${view.headings.length} main headings`)
  expect(view.hasMenu === !row.bare, view.hasMenu ? 'has a header' : 'has no header')
  expect(view.hasFooter === !row.bare, view.hasFooter ? 'has a footer' : 'has no footer')
  expect(view.isIndexed === isIndexed(row), view.isIndexed ? 'is indexed' : 'is not indexed')
  for (const problem of row.bare ? [] : chromeProblems(view, row, locale)) expect(false, problem)
  for (const problem of addressProblems(view, row, path, locale)) expect(false, problem)
  return problems
}

function isTitle(shown: string, expected: string | RegExp | undefined): boolean {
  const suffix = ` – ${productName}`
  if (!shown.endsWith(suffix)) return false
  const title = shown.slice(0, -suffix.length)
  return expected instanceof RegExp ? expected.test(title) : title === expected
}

/** A form is about somebody, and to some pages one is sent. */
function isIndexed({ bare, sentTo, form }: SpecRow): boolean {
  return !bare && !sentTo && !form
}

function chromeProblems(view: PageView, row: SpecRow, locale: Locale): readonly string[] {
  const { entries, button } = specMenus[locale]
  const wanted = [...entries, button]
  const banner = locale === 'en' && !row.withoutBanner ? [specBanner] : []
  return [
    ...(sameLinks(view.menu, wanted) ? [] : [`has the menu ${namesOf(view.menu)}`]),
    ...(sameLinks(view.banner, banner) ? [] : [`has the banner ${namesOf(view.banner)}`]),
  ]
}

function sameLinks(seen: readonly SeenLink[], wanted: readonly SpecLink[]): boolean {
  return JSON.stringify(seen) === JSON.stringify(wanted)
}

function namesOf(links: readonly SeenLink[]): string {
  return JSON.stringify(links.map(({ label, to }) => `${label} → ${to}`))
}

/** Its own address, and that of the same page in the other language, each naming the other. */
function addressProblems(view: PageView, row: SpecRow, path: string, locale: Locale): readonly string[] {
  const addresses = Object.entries(row.shown).map(
    ([language, shown]) => [language, siteOrigin(language === 'fr' ? 'fr' : 'en', 'production') + shown] as const,
  )
  const alternates = row.status === undefined && addresses.length > 1 ? addresses : []
  const seen = [...view.alternates].filter(([language]) => language !== 'x-default')
  return [
    ...(view.canonical === siteOrigin(locale, 'production') + path ? [] : [`calls itself ${view.canonical}`]),
    ...(row.status !== undefined || JSON.stringify(seen) === JSON.stringify(alternates)
      ? []
      : [`names as the same page ${JSON.stringify(seen)}`]),
  ]
}
