import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { earlierResultsPart, finderPart, ownResultPart, linkForRelativePart } from '../../own-results/index.ts'
import { sitePage } from '../../testing/site-page.ts'
import {
  conflict,
  notFound,
  type StagedBackend,
  sampleEarlierId,
  sampleResultId,
  unreachable,
} from '../../testing/staged-backend.ts'
import { sampleRecommendation } from './testing/sample-recommendation.ts'
import { sampleSurvey, stored } from './testing/sample-survey.ts'

const meta: Meta = { title: 'Recommendations' }

export default meta

interface ShownResult {
  /** Changes of the sample result. */
  change?: (locale: Locale) => Partial<Recommendation>
  heading?: (say: Say) => string
  backend?: (locale: Locale) => StagedBackend
  /** The stored draft of the trial finder. */
  finder?: unknown
  /** The ids of the results that this device stores for comparison. */
  earlier?: readonly string[]
  /** Other stored data. */
  remembered?: Readonly<Record<string, unknown>>
}

const talkToDoctor = (say: Say) => say('Parlez-en à votre médecin', 'It is worth talking to your doctor')
const path = `/api/forms/orientation/recommendation/${sampleResultId}` as const

const pathOfEarlier = `/api/forms/orientation/recommendation/${sampleEarlierId}` as const
const sampleEarlierResult = (locale: Locale) =>
  sampleRecommendation(locale, {
    id: sampleEarlierId,
    answered_on: '2026-09-01',
    areas: sampleRecommendation(locale).areas?.slice(0, 1) ?? [],
  })

const shown = ({ change, heading = talkToDoctor, backend, finder, earlier, remembered }: ShownResult = {}) =>
  sitePage({
    path: '/recommendations',
    heading,
    remembered: () => ({
      [ownResultPart]: { id: sampleResultId },
      ...(finder === undefined ? {} : { [finderPart]: finder }),
      ...(earlier === undefined ? {} : { [earlierResultsPart]: { ids: earlier } }),
      ...remembered,
    }),
    backend: (locale) => {
      const result = sampleRecommendation(locale, change?.(locale))
      return { [`GET ${path}`]: result, [`PATCH ${path}`]: { ...result, chosen_goals: ['walk'] }, ...backend?.(locale) }
    },
  })

/** The page with every section open, after the buttons with these names were pressed. */
function pressed(page: StoryObj, ...names: readonly ((say: Say) => string)[]): StoryObj {
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      for (const part of document.querySelectorAll<HTMLDetailsElement>('.accordion > details')) part.open = true
      for (const name of names) await userEvent.click(await screen.findByText(name(say)))
    },
  }
}

const step = (band: 'nothing_urgent' | 'make_appointment' | 'not_enough', title: (say: Say) => string) =>
  shown({
    heading: title,
    change: (locale) => ({
      score: {
        points: 4,
        max_points: 80,
        band,
        at_least: false,
        title: title(sayIn(locale)),
        text: '…',
        because: [],
        starts: { talk_to_doctor: 24, make_appointment: 49 },
      },
    }),
  })

export const Empty = sitePage({
  path: '/recommendations',
  heading: (say) => say('Votre score de mémoire', 'Your memory score'),
})
export const TalkToDoctor = shown()
export const AllOpen = pressed(shown())
export const NothingUrgent = step('nothing_urgent', (say) => say('Rien ne presse', 'Nothing urgent'))
export const MakeAppointment = step('make_appointment', (say) =>
  say('Prenez rendez-⁠vous', 'Please make an appointment'),
)
const getHelp = (say: Say) => say('Demandez de l’aide', 'Get help')
export const Urgent = shown({
  heading: getHelp,
  change: (locale) => {
    const say = sayIn(locale)
    const urgent = { title: getHelp(say), text: say('N’attendez pas.', 'Do not wait.') }
    return { urgent, areas: [], causes: [], advice: [], goals: [] }
  },
})
export const LowMoodVeryOften = shown({
  change: (locale) => {
    const { advice } = sampleRecommendation(locale)
    return { advice: advice.flatMap((one) => [{ ...one, id: 'dark_thoughts', help: 'crisis_line' as const }, one]) }
  },
})
export const NotEnough = step('not_enough', (say) => say('Trop peu de réponses', 'Too few answers'))
const short = shown({
  change: (locale) => {
    const say = sayIn(locale)
    const { areas = [] } = sampleRecommendation(locale)
    return {
      rest: { minutes: 10, not_asked: [say('les mots', 'words'), say('le sommeil', 'sleep')] },
      areas: areas.map((area) => (area.id === 'words' ? { ...area, level: 'not_asked' as const } : area)),
    }
  },
})
export const ShortForm = short
export const ShortFormAllOpen = pressed(short)
export const ShortFormForTheDoctor = pressed(short, (say) =>
  say('La feuille pour mon médecin', 'The sheet for my doctor'),
)
export const AtLeast = shown({
  change: (locale) => {
    const { score } = sampleRecommendation(locale)
    return score ? { declined: 12, score: { ...score, at_least: true } } : {}
  },
})
export const InformationOnly = sitePage({
  path: '/recommendations',
  heading: (say) => say('Nos conseils', 'Our advice'),
  remembered: () => ({ [ownResultPart]: { id: sampleResultId } }),
  backend: (locale) => {
    const { score: _, areas: __, ...rest } = sampleRecommendation(locale, { information_only: true, causes: [] })
    return { [`GET ${path}`]: rest }
  },
})
const seeBoth = (say: Say) => say('Voir les deux côte à côte', 'See both side by side')
const withARelative = shown({
  change: (locale) => {
    const { answers } = sampleRecommendation(locale)
    const items = answers.map(({ id, question, answer }) => ({ id, question, own: answer, relative: answer }))
    return { relative: { answered_on: '2027-03-06', items } }
  },
})
export const WithARelative = withARelative
export const TwoViews = pressed(withARelative, seeBoth)

const ask = (say: Say) => say('Demander à quelqu’un', 'Ask someone')
const makeLink = (say: Say) => say('Créer le lien', 'Create the link')
const agree = (say: Say) =>
  say(
    'J’accepte qu’un proche réponde à des questions sur ma mémoire. Ses réponses seront gardées et comparées aux miennes.',
    'I agree that someone close answers questions about my memory. Their answers will be kept and compared with mine.',
  )
const relativeLink = { link_id: 'Wm4tR9bQ2c-K7uXy_0dEfA', expires_on: '2027-04-04' }
export const AskSomeoneClose = pressed(shown(), ask)
export const AskWithoutConsent = pressed(shown(), ask, makeLink)
export const AskOffline = pressed(shown(), ask, agree, makeLink)
export const LinkToGive = pressed(
  shown({ backend: () => ({ [`POST ${path}/relative-link`]: relativeLink }) }),
  ask,
  agree,
  makeLink,
)

const openCall = (say: Say) => say('Demander un appel', 'Ask for a call')
const askCall = (say: Say) => say('Demander cet appel', 'Ask for this call')
export const AskForACall = pressed(shown(), openCall)
export const AskForACallWithError = pressed(shown(), openCall, askCall)
export const CallPlanned = shown({
  change: () => ({
    contact: {
      email: false,
      phone: true,
      callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
      call_by: '2027-03-10',
    },
  }),
})

const giveView = (say: Say) => say('Donner mon avis', 'Give feedback')
const sendView = (say: Say) => say('Envoyer mon avis', 'Send my feedback')
const decline = (say: Say) => say('Non merci', 'No, thank you')
const withSurvey = (answer: StagedBackend['POST /api/survey/satisfaction/'] = stored) =>
  shown({
    backend: (locale) => ({
      'GET /api/survey/satisfaction/': sampleSurvey(locale),
      'POST /api/survey/satisfaction/': answer,
    }),
  })
export const Opinion = pressed(withSurvey(), giveView)
export const OpinionOffline = pressed(withSurvey(unreachable), giveView, sendView)
export const OpinionGivenBefore = pressed(withSurvey(conflict), giveView, sendView)
export const AboutQuestions = pressed(withSurvey(), giveView, sendView)
export const OpinionThanks = pressed(withSurvey(), giveView, sendView, decline)
const keepHere = (say: Say) => say('Garder mes résultats ici', 'Save my results here')
export const SavedToCompare = pressed(shown(), keepHere)
export const EarlierResults = pressed(
  shown({
    earlier: [sampleEarlierId, sampleResultId],
    backend: (locale) => ({ [`GET ${pathOfEarlier}`]: sampleEarlierResult(locale) }),
  }),
)
export const WithAMatchedStudy = pressed(shown({ finder: { result: { outcome: 'match', trial_code: 'TRONTIER_1' } } }))
export const WithAStudyToSee = pressed(
  shown({ finder: { result: { outcome: 'cannot_tell', trial_code: 'PREDICTOM' } } }),
)
export const WithoutAStudy = pressed(shown({ finder: { result: { outcome: 'no_match', trial_code: '_' } } }))

const makePlan = (say: Say) => say('Faire mon plan de la semaine', 'Make my plan for the week')
const firstGoal = (say: Say) => say('Marcher un peu plus', 'Walk a little more')
const openLink = (say: Say) => say('Me l’envoyer', 'Send it to me')
const sendLink = (say: Say) => say('Envoyer le lien', 'Send the link')

export const WeekPlan = pressed(shown(), firstGoal, makePlan)
export const NoGoalChosen = pressed(shown(), makePlan)
export const GoalsOffline = pressed(shown({ backend: () => ({ [`PATCH ${path}`]: unreachable }) }), firstGoal, makePlan)
export const DoctorSheet = pressed(shown(), (say) => say('La feuille pour mon médecin', 'The sheet for my doctor'))
export const SendLink = pressed(shown(), openLink)
export const SendLinkWithError = pressed(shown(), openLink, sendLink)
export const LinkSent: StoryObj = {
  ...shown({
    backend: (locale) => ({ [`PATCH ${path}`]: sampleRecommendation(locale) }),
  }),
  play: async (context) => {
    await SendLink.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.type(await screen.findByLabelText(say('Votre adresse e-mail', 'Your email address')), 'a@b.test')
    await userEvent.click(document.getElementById('link-consent') ?? document.body)
    await userEvent.click(await screen.findByText(sendLink(say)))
    await screen.findByText(say(/Le lien part vers/, /on its way/))
  },
}
export const SavedFor30Days = pressed(shown(), (say) => say('Le garder 30 jours ici', 'Keep it here for 30 days'))
export const OnPaper = pressed(shown(), (say) => say('L’imprimer avec un code QR', 'Print it with a QR code'))
export const RelativeLinkAgain = pressed(
  shown({
    remembered: {
      [linkForRelativePart]: { about: `${sampleResultId} `, link: { ...relativeLink, expires_on: '9999-01-01' } },
    },
  }),
  (say) => say('Revoir le lien pour votre proche', 'Show the link for someone close to you again'),
)
export const EraseEverything = pressed(shown(), (say) =>
  say('Tout effacer : réponses, résultat, coordonnées', 'Erase everything: answers, result, contact details'),
)
export const Unknown = shown({
  heading: (say) => say('Ce résultat n’est plus là', 'This result is no longer here'),
  backend: () => ({ [`GET ${path}`]: notFound }),
})
export const Offline = shown({
  heading: (say) => say('Votre résultat ne s’affiche pas', 'We cannot show your result'),
  backend: () => ({ [`GET ${path}`]: unreachable }),
})
