import type { StudyPage, Visit, VisitTag } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatHours } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { visitTagWords } from '../../../study-entries/index.ts'
import type { Line, StudyPart, VisitStep } from './study-part.ts'

const places: Record<NonNullable<Visit['place']>, MessageDescriptor> = {
  home: msg({ id: 'studies.visit.home', message: 'Chez vous' }),
  centre: msg({ id: 'studies.visit.centre', message: 'Dans un centre' }),
}

export const otherVisits = msg({
  id: 'studies.visit.others',
  message: 'Étapes citées par nos sources. Il peut y en avoir d’autres.',
})

/** The visits according to the sources; undefined if the sources name no visits. */
export function visitsOf(
  { visits }: StudyPage,
  line: (text: string) => Line,
  i18n: I18n,
  locale: Locale,
): Pick<StudyPart, 'visits'> | undefined {
  if (visits.length === 0) return undefined
  return { visits: visits.map((visit) => stepOf(visit, line, i18n, locale)) }
}

function stepOf(
  { when, place, hours, text, tags }: Visit,
  line: (text: string) => Line,
  i18n: I18n,
  locale: Locale,
): VisitStep {
  const about = [place && i18n._(places[place]), hours && hoursText(formatHours(locale, hours), i18n)]
    .filter(Boolean)
    .join(', ')
  return {
    when,
    ...(about ? { about } : {}),
    text: line(text),
    ...drawingOf(tags, place),
    ...(tags.length > 0 ? { tags: tags.map((tag) => i18n._(visitTagWords[tag])) } : {}),
  }
}

/** Draws the least familiar procedure of the visit; without such a procedure, a visit at home shows a home. */
function drawingOf(tags: readonly VisitTag[], place: Visit['place']): Pick<VisitStep, 'drawing'> {
  const drawing = drawn.find((tag) => tags.includes(tag)) ?? (place === 'home' ? place : undefined)
  return drawing ? { drawing } : {}
}

const drawn = ['lumbar_puncture', 'infusion', 'scan', 'by_mouth', 'blood_test', 'memory_tests'] as const

function hoursText(time: string, i18n: I18n): string {
  return i18n._(msg({ id: 'studies.visit.hours', message: `environ ${time}` }))
}
