import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { isAnswerable, type Procedures, type StudyFacts } from '@clairmemoire/domain/study'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusLabels } from '../../../study-entries/index.ts'
import { procedureTexts } from '../catalogue/catalogue-entry.copy.ts'
import { criterionText } from '../detail/criteria.copy.ts'
import { factLines } from '../detail/study-facts.copy.ts'

export interface ComparedStudy {
  study: StudyFacts
  page: StudyPage
}

/** One thing that people ask of each study, and each one’s answer in the order of the studies. */
export interface ComparisonLine {
  term: string
  values: readonly string[]
}

/** In the order people ask. What the sources do not say of one study is told so. */
export function comparisonLines(studies: readonly ComparedStudy[], i18n: I18n, locale: Locale): ComparisonLine[] {
  if (studies.length === 0) return []
  const unknown = i18n._(msg({ id: 'studies.comparison.unknown', message: 'Nos sources ne le disent pas.' }))
  const line = (term: string, valueOf: (compared: ComparedStudy) => string | undefined): ComparisonLine => ({
    term,
    values: studies.map((compared) => valueOf(compared) ?? unknown),
  })
  const facts = studies.map(({ study, page }) => new Map(factLines(study, page, i18n, locale).map(entry)))
  const terms = [...new Set(facts.flatMap((known) => [...known.keys()]))]
  const asked =
    (procedure: keyof Procedures) =>
    ({ study: { procedures } }: ComparedStudy) =>
      procedures[procedure] === 'unknown' ? undefined : procedureTexts(procedures, i18n)[procedure]
  return [
    line(i18n._(msg({ id: 'studies.comparison.status', message: 'Recrutement' })), ({ study }) =>
      i18n._(statusLabels[study.status]),
    ),
    line(i18n._(msg({ id: 'studies.comparison.summary', message: 'En bref' })), ({ page }) => page.summary),
    line(i18n._(msg({ id: 'studies.comparison.who', message: 'Vous pourriez participer si' })), ({ study }) =>
      study.criteria
        .filter(isAnswerable)
        .map((criterion) => `${criterionText(criterion, i18n, locale)}.`)
        .join(' '),
    ),
    line(
      i18n._(msg({ id: 'studies.comparison.lumbar-puncture', message: 'Ponction lombaire' })),
      asked('lumbarPuncture'),
    ),
    line(i18n._(msg({ id: 'studies.comparison.infusion', message: 'Perfusion' })), asked('infusion')),
    line(i18n._(msg({ id: 'studies.comparison.home', message: 'À la maison' })), asked('atHome')),
    line(
      i18n._(msg({ id: 'studies.comparison.partner', message: 'La place d’un proche' })),
      ({ page }) => page.partner,
    ),
    line(i18n._(msg({ id: 'studies.comparison.costs', message: 'Frais et trajets' })), ({ page }) => page.costs),
    ...terms.map((term) => ({ term, values: facts.map((known) => known.get(term) ?? unknown) })),
    line(i18n._(msg({ id: 'studies.comparison.sponsor', message: 'Promoteur' })), ({ page }) => page.sponsor),
  ]
}

function entry({ term, value }: { term: string; value: string }): [string, string] {
  return [term, value]
}
