import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { referenceTo } from './registration.copy.ts'
import type { Line, Passage, StudyPart } from './study-part.ts'

/** The first part of the page of a closed study: the reason, the date and the results. An open study may already have results. */
export function closingOf(
  page: StudyPage,
  isClosed: boolean,
  line: (text: string) => Line,
  i18n: I18n,
  locale: Locale,
): StudyPart[] {
  const { closed, results } = page
  if (!isClosed && !results) return []
  const found = results && resultsPassage(results, line, i18n)
  if (!isClosed) return found ? [{ id: 'results', title: i18n._(resultsTitle), ...found }] : []
  return [
    {
      id: 'closed',
      title: i18n._(msg({ id: 'studies.closing.title', message: 'Cette étude ne recrute plus' })),
      paragraphs: [
        ...(closed?.since ? [line(sinceText(formatPlainDate(locale, closed.since), i18n))] : []),
        line(closed?.reason ?? i18n._(reasonUnknown)),
      ],
      passages: [{ title: i18n._(resultsTitle), ...(found ?? { paragraphs: [line(i18n._(noResults))] }) }],
    },
  ]
}

const resultsTitle = msg({ id: 'studies.closing.results', message: 'Ce que l’étude a montré' })
const noResults = msg({
  id: 'studies.closing.no-results',
  message: 'Les résultats ne sont pas connus, ou pas encore publiés. Demandez-les pendant un appel.',
})
const reasonUnknown = msg({
  id: 'studies.closing.reason-unknown',
  message: 'Nos sources ne disent pas pourquoi.',
})

function sinceText(day: string, i18n: I18n): string {
  return i18n._(msg({ id: 'studies.closing.since', message: `Elle ne prend plus personne depuis le ${day}.` }))
}

function resultsPassage(
  { summary, source: { title: text, href } }: NonNullable<StudyPage['results']>,
  line: (text: string) => Line,
  i18n: I18n,
): Pick<Passage, 'paragraphs' | 'links'> {
  return { paragraphs: [line(summary)], links: [referenceTo(text, href, i18n)] }
}
