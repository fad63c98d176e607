import type { StudyDocument, StudyPage, Visit, VisitTag } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Criterion } from '@clairmemoire/domain/study'
import { formatHours } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { visitTagWords } from '../../../study-entries/index.ts'
import { cautions } from '../cautions.copy.ts'
import { criterionForReader } from './criteria.copy.ts'
import { type Fears, fearsOf } from './fears.copy.ts'
import type { FoldedPassage, Line, StudyPart, VisitStep } from './study-part.ts'

interface TopicOf {
  page: StudyPage
  study: Pick<StudyDocument, 'kind' | 'placebo'>
  line: (text: string) => Line
}

type Topic = Pick<StudyPart, 'chance' | 'paragraphs'>

const noPlacebo = msg({
  id: 'studies.topic.no-placebo',
  message: 'Cette étude ne teste aucun médicament : personne n’y reçoit de placebo.',
})

/** The text about a placebo, with a chart if a source gives the chance to receive one. */
function placeboOf({ study, line }: TopicOf, i18n: I18n): Topic | undefined {
  if (study.kind === 'observational') return { paragraphs: [line(i18n._(noPlacebo))] }
  const { placebo } = study
  if (!placebo) return undefined
  const { receive, of } = placebo
  const chance =
    receive === 1
      ? msg({
          id: 'studies.topic.chance-one',
          message: `Sur ${of} personnes, une reçoit le placebo. Le hasard décide.`,
        })
      : msg({
          id: 'studies.topic.chance',
          message: `Sur ${of} personnes, ${receive} reçoivent le placebo. Le hasard décide.`,
        })
  return { chance: placebo, paragraphs: [line(i18n._(chance))] }
}

function partnerOf({ page: { partner, partnerTime }, line }: TopicOf): Topic | undefined {
  const known = [partner, partnerTime].filter((text) => text !== undefined)
  return known.length > 0 ? { paragraphs: known.map(line) } : undefined
}

const keepMedicines = msg({
  id: 'studies.topic.keep-medicines',
  message: 'N’arrêtez aucun médicament pour entrer dans une étude sans l’avis de votre médecin.',
})

function medicinesOf({ page: { medicines }, line }: TopicOf, i18n: I18n): Topic {
  return { paragraphs: [...(medicines ? [line(medicines)] : []), line(i18n._(keepMedicines))] }
}

const noMedicine = msg({
  id: 'studies.topic.no-medicine',
  message:
    'Cette étude ne teste aucun médicament. Les examens peuvent gêner : demandez pendant l’appel ce qu’il faut en savoir.',
})
const sideEffectsUnknown = msg({
  id: 'studies.topic.side-effects-unknown',
  message:
    'Ce produit n’est pas encore un médicament : personne n’en connaît tous les effets. L’équipe doit vous dire par écrit les risques connus, avant votre accord.',
})

function sideEffectsOf({ page: { sideEffects }, study, line }: TopicOf, i18n: I18n): Topic {
  const gap: MessageDescriptor = study.kind === 'observational' ? noMedicine : sideEffectsUnknown
  return { paragraphs: [line(sideEffects ?? i18n._(gap))] }
}

function costsOf({ page: { costs }, line }: TopicOf): Topic | undefined {
  return costs ? { paragraphs: [line(costs)] } : undefined
}

interface PartsOf extends TopicOf, Fears {
  page: StudyPage
  study: StudyDocument
  questionsToAsk: readonly string[]
  /** The sections about study sites, sponsor and sources. */
  origin: readonly FoldedPassage[]
}

const titles = {
  known: msg({ id: 'studies.detail.may-take-part', message: 'Vous pourriez participer si' }),
  checked: msg({ id: 'studies.detail.checked-with-you', message: 'Ce que l’équipe vérifierait avec vous' }),
  aim: msg({ id: 'studies.detail.what-it-tests', message: 'Ce que l’étude cherche à savoir' }),
  plan: msg({ id: 'studies.detail.what-happens', message: 'Ce qui est prévu' }),
  visits: msg({ id: 'studies.detail.visits', message: 'Les visites, étape par étape' }),
  placebo: msg({ id: 'studies.detail.placebo', message: 'La chance de recevoir le placebo' }),
  partner: msg({ id: 'studies.detail.partner', message: 'La place d’un proche' }),
  medicines: msg({ id: 'studies.detail.medicines', message: 'Dois-je arrêter mes médicaments ?' }),
  'side-effects': msg({ id: 'studies.detail.side-effects', message: 'Les effets indésirables connus' }),
  costs: msg({ id: 'studies.detail.costs', message: 'Les frais et les trajets' }),
  fears: msg({ id: 'studies.detail.fears', message: 'Ce qui peut inquiéter, et ce qu’il faut savoir' }),
  'good-to-know': msg({ id: 'studies.detail.good-to-know', message: 'Bon à savoir' }),
  questions: msg({ id: 'studies.detail.questions', message: 'Ce que nous demanderons pour vous' }),
} satisfies Record<string, MessageDescriptor>

const questionsWhy = msg({
  id: 'studies.detail.questions-why',
  message: 'Nos sources ne le disent pas. Nous le demandons à l’équipe de l’étude.',
})

const toAsk = (count: number, i18n: I18n) =>
  i18n._(
    msg({
      id: 'studies.detail.questions-count',
      message: plural(count, { one: '# question', other: '# questions' }),
    }),
  )

const conditionsBefore = msg({
  id: 'studies.detail.conditions-before',
  message: 'Les conditions pour participer, quand l’étude recrutait',
})

/** The parts of a study page in display order. A topic without sources has no heading and is listed as an open question. */
export function studyParts(of: PartsOf, i18n: I18n, locale: Locale): StudyPart[] {
  const { page, study, questionsToAsk, origin, line } = of
  const part = (id: keyof typeof titles, content: Omit<StudyPart, 'id' | 'title'>) => ({
    id,
    title: i18n._(titles[id]),
    ...content,
  })
  const partIfKnown = (id: keyof typeof titles, content: Omit<StudyPart, 'id' | 'title'> | undefined) =>
    content ? [part(id, content)] : []
  const isCheckedByTeam = ({ kind }: Criterion) => kind === 'checked_by_team'
  const linesOf = (some: readonly Criterion[], state: 'person' | 'team') => ({
    criteria: some.map((criterion) => ({ id: criterion.id, state, text: criterionForReader(i18n, locale, criterion) })),
  })
  const checked = study.criteria.filter(isCheckedByTeam)
  const more = page.visits.length > 0 ? [i18n._(otherVisits)] : []
  const lines = (texts: readonly string[]): { paragraphs: readonly Line[] } => ({ paragraphs: texts.map(line) })
  const known = part('known', {
    ...linesOf(
      study.criteria.filter((criterion) => !isCheckedByTeam(criterion)),
      'person',
    ),
    ...(checked.length > 0 ? { folded: [part('checked', linesOf(checked, 'team'))] } : {}),
  })
  return [
    // The title of a closed study must not say that the reader may take part.
    study.status === 'closed' ? { ...known, title: i18n._(conditionsBefore) } : known,
    part('aim', {
      ...lines(page.whatItTests.slice(0, 1)),
      folded: [part('plan', lines([...page.whatItTests.slice(1), ...page.whatHappens, ...more]))],
    }),
    ...partIfKnown('visits', visitsOf(page, line, i18n, locale)),
    part('fears', {
      folded: [
        ...partIfKnown('partner', partnerOf(of)),
        ...partIfKnown('placebo', placeboOf(of, i18n)),
        part('medicines', medicinesOf(of, i18n)),
        part('side-effects', sideEffectsOf(of, i18n)),
        ...partIfKnown('costs', costsOf(of)),
        ...fearsOf(of, i18n),
        part('good-to-know', { list: page.goodToKnow.map(line) }),
        ...origin,
      ],
    }),
    ...(questionsToAsk.length > 0
      ? [
          part('questions', {
            ...lines([i18n._(questionsWhy)]),
            folded: [{ id: 'to-ask', title: toAsk(questionsToAsk.length, i18n), list: questionsToAsk.map(line) }],
            isBoxed: true,
          }),
        ]
      : []),
  ]
}

/** The last part of the page: cautions that every reader should know before agreeing. */
export function cautionsPart(line: (text: string) => Line, i18n: I18n): StudyPart {
  return {
    id: 'cautions',
    title: i18n._(cautions.title),
    paragraphs: [line(i18n._(cautions.talk))],
    list: cautions.points.map((point) => line(i18n._(point))),
  }
}

const places: Record<NonNullable<Visit['place']>, MessageDescriptor> = {
  home: msg({ id: 'studies.visit.home', message: 'Chez vous' }),
  centre: msg({ id: 'studies.visit.centre', message: 'Dans un centre' }),
}

const otherVisits = msg({
  id: 'studies.visit.others',
  message: 'Étapes citées par nos sources. Il peut y en avoir d’autres.',
})

/** The visits according to the sources; undefined if the sources name no visits. */
function visitsOf(
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
