import type { Study as StudyText, StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { formatCountry, formatList, formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Reference, registration } from './registration.copy.ts'

/** A sentence; one with a title is about a sample. */
export interface Remark {
  title?: string
  text: string
}

/** Where a study takes place, who runs it and where its facts come from. */
export interface Origin {
  places: { title: string; remarks: readonly Remark[] }
  sources: {
    title: string
    sponsor: string
    registrations: readonly Reference[]
    list: readonly Reference[]
    version: Remark
  }
}

export function originOf(study: Study, text: StudyText, page: StudyPage, i18n: I18n, locale: Locale): Origin {
  const { sponsor } = page
  return {
    places: {
      title: i18n._(msg({ id: 'studies.origin.places', message: 'Où a lieu l’étude' })),
      remarks: [...countriesOf(page, i18n, locale), sitesOf(study, i18n, locale)],
    },
    sources: {
      title: i18n._(msg({ id: 'studies.origin.title', message: 'Qui mène l’étude, et nos sources' })),
      sponsor: i18n._(msg({ id: 'studies.origin.sponsor', message: `Promoteur : ${sponsor}.` })),
      registrations: study.registryIds.map((id) => registration(id, i18n)),
      list: page.sources.map(({ title, href }) => (href === undefined ? { text: title } : { text: title, href })),
      version: versionOf(text, i18n, locale),
    },
  }
}

/** None where the sources name no country. */
function countriesOf({ countries: codes }: StudyPage, i18n: I18n, locale: Locale): Remark[] {
  if (codes.length === 0) return []
  const countries = formatList(
    locale,
    codes.map((code) => formatCountry(locale, code)),
    'conjunction',
  )
  return [
    { text: i18n._(msg({ id: 'studies.origin.countries', message: `Pays cités par les sources : ${countries}.` })) },
  ]
}

function sitesOf({ sites }: Study, i18n: I18n, locale: Locale): Remark {
  const cities = formatList(
    locale,
    sites.map(({ city }) => city),
    'conjunction',
  )
  if (!sites.some(({ sample }) => sample)) return { text: cities }
  return {
    title: i18n._(msg({ id: 'studies.origin.sample.title', message: 'Lieux d’exemple' })),
    text: i18n._(
      msg({
        id: 'studies.origin.sample.text',
        message: `${cities}. Ces villes sont des exemples, pas de vrais centres de l’étude. Demandez-nous les lieux pendant l’appel.`,
      }),
    ),
  }
}

/** Which text of the study this is, and who has approved it. */
function versionOf({ version: name, approval }: StudyText, i18n: I18n, locale: Locale): Remark {
  if (!approval) {
    return {
      title: i18n._(msg({ id: 'studies.version.sample.title', message: 'Texte d’exemple' })),
      text: i18n._(
        msg({
          id: 'studies.version.sample.text',
          message: `Version ${name}. Aucun comité d’éthique n’a approuvé ce texte. Il sert à montrer le site.`,
        }),
      ),
    }
  }
  const { authority, reference, approvedOn } = approval
  const day = formatPlainDate(locale, approvedOn)
  return {
    text: i18n._(
      msg({
        id: 'studies.version.approved',
        message: `Version ${name} de ce texte, approuvée le ${day} par ${authority} (référence ${reference}).`,
      }),
    ),
  }
}
