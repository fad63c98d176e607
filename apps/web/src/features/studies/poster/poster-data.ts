import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { type Criterion, mayRecruit, type StudyFacts } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { type QrCode, qrCode } from '../../../platform/qr-code.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-loader.ts'
import { publicPath } from '../../../routing/public-paths.ts'
import { pageOf } from '../../../routing/site-map.ts'
import { durationOf, type FactLine, type ShownStudy, shownStudy, visitTagWords } from '../../../study-entries/index.ts'
import { cautions } from '../cautions.copy.ts'
import { criterionForReader } from '../detail/criteria.copy.ts'
import { checkedFact, versionFact } from '../detail/study-facts.copy.ts'
import { studiesCatalog } from '../page-copies.ts'

/** The texts of a poster, and the QR code of its page. */
export interface PosterData {
  tag: string
  title: string
  lead: string
  lists: readonly { title: string; items: readonly string[] }[]
  code: QrCode & { label: string }
  /** The address without `https://`, as a person types it. */
  address: string
  call: string
  notes: readonly string[]
  printLabel: string
  pageText: PageText
}

/** Throws NotFound if the study has no page in this locale, has no published text or does not recruit now. */
export async function posterData(context: SiteContext, slug: string): Promise<PosterData> {
  const { i18n, locale, settings, environment } = context
  const [study] = await Promise.all([shownStudy(slug, context), loadCatalog(i18n, studiesCatalog)])
  if (!study || !mayRecruit(study.status)) throw notFound()
  const { name, title } = study
  const address =
    siteOrigin(locale, environment, settings.hosts) + publicPath(pageOf('StudyDetail'), locale, { trial_name: slug })
  return {
    title: i18n._(msg({ id: 'studies.poster.heading', message: 'Recherche sur la mémoire' })),
    tag: i18n._(msg({ id: 'studies.poster.tag', message: 'À l’étude, pas encore prouvé' })),
    lead: title,
    lists: [participationList(study, i18n, locale), procedureList(study, i18n)],
    code: {
      ...qrCode(address),
      label: i18n._(msg({ id: 'studies.poster.code', message: `Code QR de la page de l’étude ${name}` })),
    },
    address: address.replace('https://', ''),
    call: i18n._(msg({ id: 'studies.poster.call', message: 'Pour en parler, sans engagement :' })),
    notes: notesOf(study, i18n, locale),
    printLabel: i18n._(msg({ id: 'studies.poster.print', message: 'Imprimer l’affiche' })),
    pageText: {
      title: i18n._(msg({ id: 'studies.poster.title', message: `Affiche de l’étude ${name}` })),
      description: i18n._(
        msg({
          id: 'studies.poster.description',
          message: `Une affiche à imprimer pour une salle d’attente, sur l’étude ${name}.`,
        }),
      ),
    },
  }
}

/** The criteria that are short enough to read from two meters; the call is for the others. */
const posterCriteria: ReadonlySet<Criterion['kind']> = new Set([
  'age_between',
  'stage_among',
  'no_known_dementia',
  'has_study_partner',
])

function participationList({ criteria }: StudyFacts, i18n: I18n, locale: Locale) {
  return {
    title: i18n._(msg({ id: 'studies.detail.may-take-part', message: 'Vous pourriez participer si' })),
    items: criteria
      .filter(({ kind }) => posterCriteria.has(kind))
      .map((criterion) => criterionForReader(i18n, locale, criterion)),
  }
}

/** The duration and the procedures that the sources name; further facts are discussed in the call. */
function procedureList(study: ShownStudy, i18n: I18n) {
  const done = [...new Set(study.page.visits.flatMap(({ tags }) => tags))].map((tag) => i18n._(visitTagWords[tag]))
  const duration = durationOf(study, i18n)
  const known = [...(duration === undefined ? [] : [duration]), ...done]
  return {
    title: i18n._(msg({ id: 'studies.poster.asks', message: 'Ce qu’elle demande' })),
    items: [
      ...known,
      i18n._(msg({ id: 'studies.poster.asks-more', message: 'Le reste, nous en parlons pendant l’appel' })),
    ],
  }
}

function notesOf(study: ShownStudy, i18n: I18n, locale: Locale): string[] {
  const { sponsor } = study
  const facts = [versionFact(study, i18n), checkedFact(study, i18n, locale)]
  return [
    ...cautions.points.slice(0, 3).map((point) => i18n._(point)),
    i18n._(msg({ id: 'studies.origin.sponsor', message: `Promoteur : ${sponsor}.` })),
    facts.map((line) => fact(i18n, line)).join('. '),
  ]
}

/** A fact with the punctuation of the language. */
function fact(i18n: I18n, { term, value }: FactLine): string {
  return i18n._(msg({ id: 'studies.poster.fact', message: `${term} : ${value}` }))
}
