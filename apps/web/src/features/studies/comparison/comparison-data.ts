import type { Locale } from '@clairmemoire/domain/locale'
import { isAnswerable, type Procedures, type StudyFacts } from '@clairmemoire/domain/study'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { comparedStudies } from '../../../routing/list-filters.ts'
import { listSearch } from '../../../routing/list-search.ts'
import { loadPageCopy, type PageText } from '../../../routing/page-loader.ts'
import {
  type FactLine,
  glanceFacts,
  type ShownStudy,
  shownStudies,
  statusLabels,
  visitTagWords,
} from '../../../study-entries/index.ts'
import { procedureTexts } from '../catalogue/catalogue-entry.copy.ts'
import { criterionForReader } from '../detail/criteria.copy.ts'
import { checkedFact, furtherFacts } from '../detail/study-facts.copy.ts'
import { comparisonCopy } from '../page-copies.ts'

export interface ComparisonData {
  studies: readonly Pick<StudyFacts, 'name' | 'slug'>[]
  /** All studies of the catalogue, which give the names of the studies stored on the device. */
  allStudies: readonly Pick<StudyFacts, 'name' | 'slug'>[]
  lines: readonly ComparisonLine[]
  /** Whether more studies were chosen than can be compared. */
  isCut: boolean
  /** Texts about the studies stored on the device, which the server does not know. */
  words: SavedStudiesWords
  pageText: PageText
}

/** The largest number of studies; more columns would be hard to distinguish and would not fit on a sheet. */
const max = 3

/** Compares the studies that the address names, in the order of the catalogue; without studies, the comparison is empty. */
export async function comparisonData(
  context: SiteContext,
  given: Readonly<Record<string, unknown>>,
): Promise<ComparisonData> {
  const { i18n, locale } = context
  const address = listSearch(given, comparedStudies)
  const [all, copy] = await Promise.all([shownStudies(context), loadPageCopy(context, comparisonCopy)])
  const chosen = all.filter(({ slug }) => address[slug] === '1')
  const compared = chosen.slice(0, max)
  return {
    studies: compared.map(named),
    allStudies: all.map(named),
    lines: comparisonLines(compared, i18n, locale),
    isCut: chosen.length > max,
    words: savedStudiesWords(i18n),
    ...copy,
  }
}

const named = ({ name, slug }: ShownStudy) => ({ name, slug })

/** One aspect, with the value of each study in the order of the studies. */
interface ComparisonLine {
  term: string
  values: readonly string[]
}

/** The aspects in display order. A missing value is shown as unknown; an aspect without any value is left out. */
function comparisonLines(studies: readonly ShownStudy[], i18n: I18n, locale: Locale): ComparisonLine[] {
  if (studies.length === 0) return []
  const unknown = i18n._(msg({ id: 'studies.comparison.unknown', message: 'Nos sources ne le disent pas.' }))
  const line = (term: string, valueOf: (compared: ShownStudy) => string | undefined): ComparisonLine[] => {
    const values = studies.map(valueOf)
    return values.every((value) => value === undefined)
      ? []
      : [{ term, values: values.map((value) => value ?? unknown) }]
  }
  const facts = studies.map((study) => new Map(factsOf(study, i18n, locale).map(entry)))
  const terms = [...new Set(facts.flatMap((known) => [...known.keys()]))]
  const procedureText =
    (procedure: keyof Procedures) =>
    ({ procedures }: ShownStudy) =>
      procedures[procedure] === 'unknown' ? undefined : procedureTexts(procedures, i18n)[procedure]
  return [
    ...line(i18n._(msg({ id: 'studies.comparison.status', message: 'Recrutement' })), ({ status }) =>
      i18n._(statusLabels[status]),
    ),
    ...line(i18n._(msg({ id: 'studies.comparison.summary', message: 'En bref' })), ({ page }) => page.summary),
    ...line(
      i18n._(msg({ id: 'studies.detail.may-take-part', message: 'Vous pourriez participer si' })),
      ({ criteria }) =>
        criteria
          .filter(isAnswerable)
          .map((criterion) => `${criterionForReader(i18n, locale, criterion)}.`)
          .join(' '),
    ),
    ...line(i18n._(visitTagWords.lumbar_puncture), procedureText('lumbarPuncture')),
    ...line(i18n._(visitTagWords.infusion), procedureText('infusion')),
    ...line(i18n._(msg({ id: 'studies.comparison.home', message: 'À la maison' })), procedureText('atHome')),
    ...line(
      i18n._(msg({ id: 'studies.comparison.partner', message: 'La place d’un proche' })),
      ({ page }) => page.partner,
    ),
    ...line(i18n._(msg({ id: 'studies.comparison.costs', message: 'Frais et trajets' })), ({ page }) => page.costs),
    ...terms.map((term) => ({ term, values: facts.map((known) => known.get(term) ?? unknown) })),
    ...line(i18n._(msg({ id: 'studies.comparison.sponsor', message: 'Promoteur' })), ({ sponsor }) => sponsor),
  ]
}

function factsOf(study: ShownStudy, i18n: I18n, locale: Locale): FactLine[] {
  return [...glanceFacts(study, i18n, locale), ...furtherFacts(study, i18n, locale), checkedFact(study, i18n, locale)]
}

function entry({ term, value }: { term: string; value: string }): [string, string] {
  return [term, value]
}

/** Texts that are used only if the device stores studies. */
interface SavedStudiesWords {
  saved: string
  refused: string
  compare: string
  removeAll: string
}

function savedStudiesWords(i18n: I18n): SavedStudiesWords {
  return {
    saved: i18n._(msg({ id: 'studies.saved.done', message: 'Ces études sont gardées sur cet appareil.' })),
    refused: i18n._(
      msg({
        id: 'studies.saved.refused',
        message: 'Cet appareil ne permet pas de les garder. Imprimez cette page, ou notez les noms.',
      }),
    ),
    compare: i18n._(msg({ id: 'studies.saved.compare', message: 'Comparer les études gardées' })),
    removeAll: i18n._(msg({ id: 'studies.saved.forget-all', message: 'Ne plus garder aucune étude' })),
  }
}
