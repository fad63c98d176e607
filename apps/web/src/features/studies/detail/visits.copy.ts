import type { StudyPage, Visit, VisitTag } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatHours } from '@clairmemoire/i18n/hours'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Line, StudyPart, VisitStep } from './study-part.ts'

/** What is done at a visit. */
export const visitTagWords: Record<VisitTag, MessageDescriptor> = {
  memory_tests: msg({ id: 'studies.visit.memory-tests', message: 'Tests de mémoire' }),
  questionnaires: msg({ id: 'studies.visit.questionnaires', message: 'Questionnaires' }),
  blood_test: msg({ id: 'studies.visit.blood-test', message: 'Prise de sang' }),
  scan: msg({ id: 'studies.visit.scan', message: 'Images du cerveau' }),
  lumbar_puncture: msg({ id: 'studies.visit.lumbar-puncture', message: 'Ponction lombaire' }),
  infusion: msg({ id: 'studies.visit.infusion', message: 'Perfusion' }),
  by_mouth: msg({ id: 'studies.visit.by-mouth', message: 'Traitement par la bouche' }),
}

const places: Record<NonNullable<Visit['place']>, MessageDescriptor> = {
  home: msg({ id: 'studies.visit.home', message: 'Chez vous' }),
  centre: msg({ id: 'studies.visit.centre', message: 'Dans un centre' }),
}

const gaps = {
  visits: msg({
    id: 'studies.visit.unknown',
    message: 'Comment se passent les visites : nous ne le savons pas encore. Demandez-le pendant l’appel.',
  }),
  others: msg({
    id: 'studies.visit.others',
    message: 'Ce sont les étapes que citent nos sources. Il peut y en avoir d’autres.',
  }),
  place: msg({
    id: 'studies.visit.place-unknown',
    message:
      'Où ont lieu les visites, chez vous ou dans un centre : nous ne le savons pas encore. Demandez-le pendant l’appel.',
  }),
  hours: msg({
    id: 'studies.visit.hours-unknown',
    message: 'Combien de temps dure chaque visite : nous ne le savons pas encore. Demandez-le pendant l’appel.',
  }),
}

/** The visits that the sources name, and what they do not say of them. */
export function visitsOf(
  { visits = [] }: StudyPage,
  line: (text: string) => Line,
  i18n: I18n,
  locale: Locale,
): Pick<StudyPart, 'visits' | 'paragraphs'> {
  const say = (gap: MessageDescriptor) => line(i18n._(gap))
  if (visits.length === 0) return { paragraphs: [say(gaps.visits)] }
  const steps = visits.map((visit) => stepOf(visit, line, i18n, locale))
  return {
    visits: steps,
    paragraphs: [
      say(gaps.others),
      ...(visits.every(({ place }) => place) ? [] : [say(gaps.place)]),
      ...(visits.every(({ hours }) => hours) ? [] : [say(gaps.hours)]),
    ],
  }
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
    ...(tags.length > 0 ? { tags: tags.map((tag) => i18n._(visitTagWords[tag])) } : {}),
  }
}

function hoursText(time: string, i18n: I18n): string {
  return i18n._(msg({ id: 'studies.visit.hours', message: `environ ${time}` }))
}
