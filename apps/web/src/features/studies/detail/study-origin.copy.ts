import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { mayRecruit, type Study, type StudyStatus } from '@clairmemoire/domain/study'
import { formatCountry, formatList, formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownStudy } from '../../../study-entries/index.ts'
import { referenceTo, registration } from './registration.copy.ts'
import { furtherFacts } from './study-facts.copy.ts'
import type { FoldedPassage, Line, Passage } from './study-part.ts'

/** The study sites, the sponsor and the sources. */
export function originOf(study: ShownStudy, i18n: I18n, locale: Locale): FoldedPassage[] {
  const { sponsor, page } = study
  return [
    {
      id: 'places',
      title: i18n._(msg({ id: 'studies.origin.places', message: 'Où a lieu l’étude' })),
      ...sitesOf(study, countriesOf(study, i18n, locale), i18n),
    },
    {
      id: 'sources',
      title: i18n._(msg({ id: 'studies.origin.title', message: 'Qui mène l’étude, et nos sources' })),
      paragraphs: [
        plain(i18n._(msg({ id: 'studies.origin.sponsor', message: `Promoteur : ${sponsor}.` }))),
        plain(versionOf(study, i18n, locale)),
      ],
      facts: furtherFacts(study, i18n, locale),
      links: [
        ...study.registryIds.map((id) => registration(id, i18n)),
        ...page.sources.map(({ title, href }) => referenceTo(title, href, i18n)),
        {
          text: i18n._(msg({ id: 'studies.origin.money', message: 'Qui paie, et qui y gagne ?' })),
          href: '/who-pays',
        },
        ...(mayRecruit(study.status) ? [posterOf(study, i18n)] : []),
      ],
    },
  ]
}

function posterOf({ slug }: Study, i18n: I18n) {
  return {
    text: i18n._(msg({ id: 'studies.origin.poster', message: 'Pour les professionnels : une affiche à imprimer' })),
    href: `/essais-cliniques/${slug}/poster`,
  }
}

const plain = (text: string): Line => [{ type: 'text', text }]

/** A sentence with the countries; none if the sources name no country. */
function countriesOf({ countries: codes }: StudyDocument, i18n: I18n, locale: Locale): Line[] {
  if (codes.length === 0) return []
  const countries = formatList(
    locale,
    codes.map((code) => formatCountry(locale, code)),
    'conjunction',
  )
  return [plain(i18n._(msg({ id: 'studies.origin.countries', message: `Pays cités par les sources : ${countries}.` })))]
}

/** Each site with its recruitment state: the state of the study, or closed if the site does not recruit. */
function sitesOf(
  { sites, status }: Study,
  countries: readonly Line[],
  i18n: I18n,
): Pick<Passage, 'paragraphs' | 'list'> {
  return {
    paragraphs: countries,
    list: sites.map(({ city, recruiting }) => plain(siteText(city, recruiting ? status : 'closed', i18n))),
  }
}

/** The version of the text and its approval. */
function versionOf({ version: name, approval }: StudyDocument, i18n: I18n, locale: Locale): string {
  if (!approval) {
    return i18n._(
      msg({
        id: 'studies.version.sample',
        message: `Texte d’exemple, version ${name} : aucun comité d’éthique ne l’a approuvé.`,
      }),
    )
  }
  const { authority, reference, approvedOn } = approval
  const day = formatPlainDate(locale, approvedOn)
  return i18n._(
    msg({
      id: 'studies.version.approved',
      message: `Version ${name} de ce texte, approuvée le ${day} par ${authority} (référence ${reference}).`,
    }),
  )
}

const siteStatus: Record<StudyStatus, MessageDescriptor> = {
  recruiting: msg({ id: 'studies.site.recruiting', message: 'recrute' }),
  to_confirm: msg({ id: 'studies.site.to-confirm', message: 'demandez-⁠nous s’il recrute' }),
  paused: msg({ id: 'studies.site.paused', message: 'ne recrute pas pour le moment' }),
  not_yet_recruiting: msg({ id: 'studies.site.not-yet', message: 'ne recrute pas encore' }),
  closed: msg({ id: 'studies.site.closed', message: 'ne recrute pas' }),
}

/** A site and its recruitment state, such as "Lyon : recrute". */
export function siteText(city: string, status: StudyStatus, i18n: I18n): string {
  const state = i18n._(siteStatus[status])
  return i18n._(msg({ id: 'studies.site.status', message: `${city} : ${state}` }))
}
