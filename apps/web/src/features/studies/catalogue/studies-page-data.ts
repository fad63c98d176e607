import { countryOfLocale } from '@clairmemoire/domain/country'
import { type ListPart, partOf } from '@clairmemoire/domain/list-part'
import { searchStudies } from '@clairmemoire/domain/study-search'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { SearchField } from '@clairmemoire/ui/search-form'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import type { PublicSettings } from '../../../platform/settings/public-settings.ts'
import { type SiteContext, settingsOfVisitor } from '../../../platform/site/site-context.ts'
import { catalogueFilters } from '../../../routing/list-filters.ts'
import { listSearch } from '../../../routing/list-search.ts'
import { loadPageCopy, type PageText } from '../../../routing/page-loader.ts'
import { studiesInOwnCountry } from '../../../routing/site-address.ts'
import { entryOf, type StudyEntry, shownStudies, studyEntriesCatalog } from '../../../study-entries/index.ts'
import { studiesCopy } from '../page-copies.ts'
import { entryNotes } from './catalogue-entry.copy.ts'
import { readCatalogueSearch, searchFields } from './catalogue-search.ts'

export interface CatalogueEntry extends StudyEntry {
  notes: readonly string[]
  /** Whether the study may match the search although its sources say nothing about one of the filters. */
  toAsk: boolean
}

export interface StudiesPageData {
  list: ListPart<CatalogueEntry>
  fields: readonly SearchField[]
  /** The parameters of the search, for the links to other pages of the list. */
  search: Readonly<Record<string, string>>
  /** Whether a filter is set or a typed value was unclear. */
  isSearched: boolean
  contacts: readonly ContactCard[]
  /** The address of the studies in the site's country, if their pages are in another language than this page. */
  inOwnCountry: string | undefined
  pageText: PageText
}

const partSize = 10

/** The data of one page of the results. Throws NotFound beyond the last page. */
export async function studiesPageData(
  context: SiteContext,
  given: Readonly<Record<string, unknown>>,
): Promise<StudiesPageData> {
  const address = listSearch(given, catalogueFilters)
  const { i18n, locale, settings } = context
  const read = readCatalogueSearch(address, countryOfLocale(locale))
  const [studies, words] = await Promise.all([
    shownStudies(context),
    loadPageCopy(context, studiesCopy),
    loadCatalog(i18n, studyEntriesCatalog),
  ])
  const found = searchStudies(studies, read.wish)
  const part = partOf(found, read.page, partSize)
  if (!part) throw notFound()
  const entries = part.entries.map((one) => ({
    ...entryOf(one.study, context),
    notes: entryNotes(one, read.wish, i18n, locale),
    toAsk: !one.certain,
  }))
  return {
    list: { ...part, entries },
    fields: searchFields(address, read, i18n),
    search: address,
    isSearched: read.narrows || read.unclear.length > 0,
    contacts: contactCards(settingsOfVisitor(context), i18n),
    inOwnCountry: studiesInOwnCountry(settings),
    ...words,
  }
}

/** One way to contact the clinic. */
interface ContactCard {
  title: string
  text: string
  link: { text: string; href: string }
}

/** The cards for telephone, call back and mail. They are finished texts, so that the page needs no code to build them. */
function contactCards({ contactPhone, contactEmail }: PublicSettings, i18n: I18n): ContactCard[] {
  return [
    {
      title: i18n._(msg({ id: 'studies.contact.phone', message: 'Par téléphone' })),
      text: i18n._(
        msg({ id: 'studies.contact.phone-text', message: 'Posez vos questions à une personne de notre équipe.' }),
      ),
      link: { text: formatPhone(contactPhone), href: `tel:${contactPhone}` },
    },
    {
      title: i18n._(msg({ id: 'studies.contact.call', message: 'Nous vous appelons' })),
      text: i18n._(
        msg({
          id: 'studies.contact.call-text',
          message: 'Choisissez un moment : l’appel dure 10 minutes, et il est gratuit.',
        }),
      ),
      link: {
        text: i18n._(msg({ id: 'studies.contact.call-link', message: 'Laisser mes coordonnées' })),
        href: '/trial-forms',
      },
    },
    {
      title: i18n._(msg({ id: 'studies.contact.mail', message: 'Par e-mail' })),
      text: i18n._(
        msg({
          id: 'studies.contact.mail-text',
          message: 'Écrivez-nous sans détail sur votre santé : un e-mail n’est pas confidentiel.',
        }),
      ),
      link: { text: contactEmail, href: `mailto:${contactEmail}` },
    },
  ]
}
