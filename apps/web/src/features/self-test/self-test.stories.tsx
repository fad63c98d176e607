import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import {
  overloaded,
  refused,
  type StagedBackend,
  sampleResultId,
  silent,
  unreachable,
} from '../../testing/staged-backend.ts'
import { sampleForm } from './testing/sample-form.ts'
import { selfTestPage } from './testing/self-test-page.ts'

const meta: Meta = { title: 'Self-test' }

export default meta

const introduction = (say: Say) => say('Faire le point sur la mémoire', 'Take a closer look at memory')
const at = (step: string, french: string, english: string) =>
  selfTestPage({ stage: 'test', step, heading: (say) => say(french, english) })
const continued = { result: sampleResultId, answered: ['signs', 'signs_seen', 'repeats'] }
const afterShortForm = (step: string, french: string, english: string) =>
  selfTestPage({ stage: 'test', step, draft: { continued }, heading: (say) => say(french, english) })

export const Introduction = sitePage({
  path: '/questionnaire',
  heading: introduction,
  backend: (locale) => ({ 'GET /api/forms/orientation': sampleForm(locale) }),
})
export const IntroductionOffline = sitePage({ path: '/questionnaire', heading: introduction })
export const WelcomeBack = selfTestPage({
  stage: 'test',
  step: 'repeats',
  isNewVisit: true,
  heading: (say) => say('Vous revoilà', 'Welcome back'),
})
export const SuddenSign = selfTestPage({
  stage: 'test',
  step: 'signs',
  entry: ['speech'],
  heading: (say) => say('L’un de ces signes', 'Did one of these'),
})
export const StoppedBySuddenSign = selfTestPage({
  stage: 'test',
  step: 'signs_seen',
  answers: { signs: ['speech'] },
  heading: (say) => say('Appelez les secours', 'Call for help'),
})
export const ScaleInWords = at('repeats', 'Redites-vous', 'Do you say the same')
const tenAndOne = Array.from({ length: 11 }, (_, index) => `repeats_${index}`)
export const Pause = selfTestPage({
  stage: 'test',
  step: tenAndOne.at(-1) ?? '',
  entry: 'often',
  answers: Object.fromEntries(tenAndOne.slice(0, -1).map((id) => [id, 'often'])),
  heading: (say) => say('Redites-vous', 'Do you say the same'),
  backend: (locale) => {
    const form = sampleForm(locale)
    const questions = form.questions.filter(({ id }) => id === 'repeats')
    const manyQuestions = tenAndOne.flatMap((id) => questions.map((question) => ({ ...question, id })))
    return { 'GET /api/forms/orientation': { ...form, questions: manyQuestions } }
  },
})
export const AboutSomeoneClose = selfTestPage({
  stage: 'test',
  step: 'repeats',
  draft: { userType: 'relative' },
  heading: (say) => say('Cette personne redit-elle', 'Does this person say'),
})
export const Day = afterShortForm('began', 'Quel jour', 'What day did it happen')
export const LongText = afterShortForm('comment', 'Que voulez-vous dire', 'What else do you want')
export const Consent = at('consent', 'Votre accord avant', 'Your consent before')
export const ConsentOfARelative = selfTestPage({
  stage: 'test',
  step: 'consent',
  draft: { userType: 'relative' },
  heading: (say) => say('Votre accord avant', 'Your consent before'),
})
export const ConsentOfAPatient = selfTestPage({
  stage: 'test',
  step: 'consent',
  draft: { userType: 'professional' },
  heading: (say) => say('L’accord de la personne', 'The consent of the person'),
})
export const CheckAnswers = at('check', 'Relisez vos réponses', 'Look over your answers')
export const OlderQuestions = selfTestPage({
  stage: 'test',
  step: 'repeats',
  draft: { questionnaireVersion: '0' },
  heading: (say) => say('Redites-vous', 'Do you say the same'),
})
export const Sent = selfTestPage({
  stage: 'test',
  draft: { isSent: true },
  heading: (say) => say('Vos réponses sont envoyées', 'Your answers have been sent'),
})
const invitation = { link: sampleResultId }
export const Invited = selfTestPage({
  stage: 'invitation',
  draft: { invitation },
  heading: (say) => say('Votre regard', 'Your view'),
})
export const AnsweringForWhoAsked = selfTestPage({
  stage: 'view',
  step: 'repeats',
  draft: { invitation },
  heading: (say) => say('Cette personne redit-elle', 'Does this person say'),
})
export const ConsentToShow = selfTestPage({
  stage: 'view',
  step: 'consent',
  draft: { invitation },
  heading: (say) => say('Votre accord avant', 'Your consent before'),
})
export const LinkGone = selfTestPage({
  stage: 'link-gone',
  draft: { invitation: { ...invitation, isGone: true } },
  heading: (say) => say('Ce lien ne peut plus', 'This link no longer works'),
})
export const ViewSent = selfTestPage({
  stage: 'view-sent',
  draft: { viewResult: sampleResultId },
  heading: (say) => say('Merci', 'Thank you'),
})
export const LoadingOffline = selfTestPage({
  stage: 'test',
  heading: (say) => say('La suite ne s’affiche pas', 'We cannot show the next part'),
  backend: () => ({ 'GET /api/forms/orientation': unreachable }),
})

const impossibleDay = selfTestPage({
  stage: 'test',
  step: 'began',
  draft: { continued },
  entry: { day: '31', month: '2', year: '2026' },
  heading: (say) => say('Quel jour', 'What day did it happen'),
})
export const WithError: StoryObj = {
  ...impossibleDay,
  play: async (context) => {
    await impossibleDay.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(context.canvas.getByRole('button', { name: say('Continuer', 'Continue') }))
    await context.canvas.findByText(say('Il y a un problème', 'There is a problem'))
  },
}

/** Sends the answers. The backend returns `answer`, and the text from `shows` appears. */
function sending(answer: StagedBackend['POST /api/forms/orientation'] & {}, shows?: (say: Say) => string): StoryObj {
  const page = selfTestPage({
    stage: 'test',
    step: 'check',
    heading: (say) => say('Relisez vos réponses', 'Look over your answers'),
    backend: () => ({ 'POST /api/forms/orientation': answer }),
  })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      const send = say('Envoyer et voir mon résultat', 'Send and see my result')
      await userEvent.click(context.canvas.getByRole('button', { name: send }))
      if (shows) await context.canvas.findByText(shows(say))
    },
  }
}

const notSent = (say: Say) => say('Vos réponses ne sont pas encore envoyées', 'Your answers have not been sent yet')

export const Offline = sending(unreachable, notSent)
export const Overloaded = sending(overloaded, notSent)
export const Sending = sending(silent)
export const AnswerRefused = sending(
  refused({ 'answers.repeats': [{ code: 'unknown_option', message: 'No such option.' }] }),
  (say) => say('Il y a un problème', 'There is a problem'),
)

/** The page after the buttons with these names were pressed. */
function pressed(page: StoryObj, ...names: readonly ((say: Say) => string)[]): StoryObj {
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      for (const name of names) await userEvent.click(await context.canvas.findByRole('button', { name: name(say) }))
    },
  }
}

const carry = (say: Say) => say('Continuer sur un autre appareil', 'Continue on another device')
const save = (say: Say) => say('Enregistrer le fichier', 'Save the file')
const carried = (say: Say) =>
  say('Continuer ici un test commencé sur un autre appareil', 'Continue a test you started on another device')
const open = (say: Say) => say('Ouvrir et continuer', 'Open and continue')

export const CarryOn = pressed(ScaleInWords, carry)
export const CarryOnWithoutPassphrase = pressed(ScaleInWords, carry, save)
export const OpenFile = pressed(Introduction, carried)
export const OpenWithoutFile = pressed(Introduction, carried, open)
export const OpenOtherFile: StoryObj = {
  ...OpenFile,
  play: async (context) => {
    await OpenFile.play?.(context)
    const say = sayIn(context.globals['locale'])
    const field = await context.canvas.findByLabelText(
      say('Le fichier de l’autre appareil', 'The file from the other device'),
    )
    await userEvent.upload(field, new File(['a letter'], 'letter.json'))
    await userEvent.type(context.canvas.getByLabelText(say('Votre phrase secrète', 'Your passphrase')), 'quatre mots')
    await userEvent.click(context.canvas.getByRole('button', { name: open(say) }))
    await context.canvas.findByText(/ne vient pas de ce site|does not come from this site/)
  },
}
