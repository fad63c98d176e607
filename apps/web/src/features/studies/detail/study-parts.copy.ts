import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Criterion } from '@clairmemoire/domain/study'
import type { CriteriaItem } from '@clairmemoire/ui/criteria-list'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExplainedText } from '../../../blocks/index.ts'
import { criterionText } from './criteria.copy.ts'

/** A text; hard words are explained where they are first read. */
export type Line = readonly ExplainedText[]

/** A part of the page of a study, with what it has. */
export interface StudyPart {
  /** Of its heading, for the table of contents. */
  id: string
  title: string
  criteria?: readonly (CriteriaItem & { id: string; text: string })[]
  paragraphs?: readonly Line[]
  list?: readonly Line[]
}

interface PartsOf {
  page: StudyPage
  criteria: readonly Criterion[]
  questionsToAsk: readonly string[]
  line: (text: string) => Line
}

const titles = {
  known: msg({ id: 'studies.detail.may-take-part', message: 'Vous pourriez participer si' }),
  checked: msg({ id: 'studies.detail.checked-with-you', message: 'Ce que l’équipe vérifierait avec vous' }),
  aim: msg({ id: 'studies.detail.what-it-tests', message: 'Ce que l’étude cherche à savoir' }),
  plan: msg({ id: 'studies.detail.what-happens', message: 'Ce qui est prévu' }),
  partner: msg({ id: 'studies.detail.partner', message: 'La place d’un proche' }),
  'good-to-know': msg({ id: 'studies.detail.good-to-know', message: 'Bon à savoir' }),
  questions: msg({ id: 'studies.detail.questions', message: 'Questions à poser pendant l’appel' }),
} satisfies Record<string, MessageDescriptor>

const questionsWhy = msg({
  id: 'studies.detail.questions-why',
  message: 'Nous n’avons pas encore ces informations. Vous pouvez lire ces questions à la personne qui vous appelle.',
})

/** What a page says of a study, in its order; a part of which nothing is known is left out. */
export function studyParts({ page, criteria, questionsToAsk, line }: PartsOf, i18n: I18n, locale: Locale): StudyPart[] {
  const part = (id: keyof typeof titles, content: Omit<StudyPart, 'id' | 'title'>) => ({
    id,
    title: i18n._(titles[id]),
    ...content,
  })
  const ofTeam = ({ kind }: Criterion) => kind === 'checked_by_team'
  const linesOf = (some: readonly Criterion[], state: 'person' | 'team') => ({
    criteria: some.map((criterion) => ({ id: criterion.id, state, text: criterionText(criterion, i18n, locale) })),
  })
  const checked = criteria.filter(ofTeam)
  return [
    part(
      'known',
      linesOf(
        criteria.filter((criterion) => !ofTeam(criterion)),
        'person',
      ),
    ),
    ...(checked.length > 0 ? [part('checked', linesOf(checked, 'team'))] : []),
    part('aim', { paragraphs: page.whatItTests.map(line) }),
    part('plan', { paragraphs: page.whatHappens.map(line) }),
    ...(page.partner ? [part('partner', { paragraphs: [line(page.partner)] })] : []),
    part('good-to-know', { list: page.goodToKnow.map(line) }),
    part('questions', { paragraphs: [line(i18n._(questionsWhy))], list: questionsToAsk.map(line) }),
  ]
}
