import { countryOfLocale } from '@clairmemoire/domain/country'
import { type ListPart, partOf } from '@clairmemoire/domain/list-part'
import { searchStudies } from '@clairmemoire/domain/study-search'
import { studiesAt } from '@clairmemoire/studies/studies-at-sites'
import type { SearchField } from '@clairmemoire/ui/search-form'
import { notFound } from '@tanstack/react-router'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { listSearch } from '../../../routing/list-search.ts'
import { loadPageCopy } from '../../../routing/page-copy.ts'
import type { PageText } from '../../../routing/page-text.ts'
import { type StudyEntry, shownStudies } from '../../../study-entries/index.ts'
import { entryNotes } from './catalogue-entry.copy.ts'
import { readCatalogueSearch } from './catalogue-search.ts'
import { type ContactCard, contactCards } from './contact-cards.copy.ts'
import { searchFields } from './search-fields.copy.ts'
import { studiesCopy } from './studies.copy.ts'

export interface CatalogueEntry extends StudyEntry {
  notes: readonly string[]
  /** Something that is looked for is not known of it. */
  toAsk: boolean
}

export interface StudiesPageData {
  list: ListPart<CatalogueEntry>
  fields: readonly SearchField[]
  /** What the address says of it, for the parts before and after. */
  search: Readonly<Record<string, string>>
  /** The list is not that of all studies, or something typed was not understood. */
  isSearched: boolean
  contacts: readonly ContactCard[]
  pageText: PageText
}

const partSize = 10

/** One part of what the address looks for, so that a page sends no more with 5,000 studies than with ten; NotFound beyond its end. */
export async function studiesPageData(
  context: SiteContext,
  given: Readonly<Record<string, unknown>>,
): Promise<StudiesPageData> {
  const address = listSearch(given)
  const { content, i18n, locale, settings } = context
  const read = readCatalogueSearch(address, countryOfLocale(locale))
  const [shown, sites, words] = await Promise.all([
    shownStudies(context),
    content().then((contents) => contents.studySites()),
    loadPageCopy(context, studiesCopy),
  ])
  const found = searchStudies(
    studiesAt(sites).filter((study) => study.locale === locale && shown.has(study.slug)),
    read.wish,
  )
  const part = partOf(found, read.page, partSize)
  if (!part) throw notFound()
  const entries = part.entries.flatMap((one) => {
    const entry = shown.entryOf(one.study)
    return entry ? [{ ...entry, notes: entryNotes(one, read.wish, i18n, locale), toAsk: !one.certain }] : []
  })
  return {
    list: { ...part, entries },
    fields: searchFields(address, read, i18n),
    search: address,
    isSearched: read.narrows || read.unclear.length > 0,
    contacts: contactCards(settings, i18n),
    ...words,
  }
}
