import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sitePage } from '../../../testing/site-page.ts'
import { nothing, refused, type StagedBackend, sampleReference } from '../../../testing/staged-backend.ts'
import { onlyALetter, sampleLetter, sampleMessages, sampleRecord, sampleUser } from '../testing/sample-desk.ts'

const meta: Meta = { title: 'Desk/Reaching people' }

export default meta

const opened = { path: `/desk/requests/${sampleReference}`, isLogged: true, heading: () => 'Jo Vial' }
const record = `/api/desk/requests/${sampleReference}/` as const
const mine = { name: 'Dominique Exemple', since: '2027-03-05T09:02:00Z', is_mine: true }

const unreached = sitePage({
  ...opened,
  backend: (locale) => ({
    [`GET ${record}`]: { ...sampleRecord(locale, { claim: mine }), ways: onlyALetter },
    [`PUT ${record}draft/`]: nothing,
    [`POST ${record}outcomes/`]: {
      ...sampleRecord(locale, { state: 'waiting', outcome: 'wrong_number' }),
      ways: onlyALetter,
      version: 3,
    },
    [`POST ${record}letter/`]: sampleLetter,
    'GET /api/user/': sampleUser,
  }),
})
/** A person with neither mail nor text messages gets a letter, in their own language. */
export const LetterAfterACall: StoryObj = {
  ...unreached,
  play: async (context) => {
    await unreached.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    const nothingLeaves = say(/ne reçoit ni e-mail ni SMS/, /gets neither email nor text messages/)
    await userEvent.click(canvas.getByRole('radio', { name: say('Mauvais numéro', 'Wrong number') }))
    await canvas.findByText(nothingLeaves)
    await userEvent.click(canvas.getByRole('button', { name: say('Enregistrer l’appel', 'Save the call') }))
    const next = await canvas.findByRole('button', { name: say('Prochain appel', 'Next call') })
    await expect(next).toHaveAccessibleDescription(expect.stringMatching(nothingLeaves))
    await userEvent.click(canvas.getByRole('button', { name: say('Imprimer une lettre', 'Print a letter') }))
    await expect(await canvas.findByText(say(/^La lettre est prête/, /^The letter is ready/))).toHaveFocus()
    const sheet = canvas.getByRole('article')
    await expect(sheet).toHaveTextContent('We tried to reach you')
    await expect(sheet.closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}

const notConfirmed = sitePage({
  ...opened,
  backend: (locale) => ({
    [`GET ${record}`]: {
      ...sampleRecord(locale, { claim: mine }),
      ways: { mail: false, sms: { state: 'possible', last_digits: '0142', is_confirmed: false }, letter: true },
    },
    'GET /api/user/': sampleUser,
  }),
})
/** A number that is not confirmed gets no further text message about the request. */
export const NumberNotConfirmed: StoryObj = {
  ...notConfirmed,
  play: async (context) => {
    await notConfirmed.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.click(
      canvas.getByRole('radio', { name: say('À rappeler un autre jour', 'Call again on another day') }),
    )
    await canvas.findByText(say(/ne reçoit ni e-mail ni SMS/, /gets neither email nor text messages/))
  },
}

/** Opens the tab of the messages. */
const messages = (answers: (locale: Locale) => StagedBackend) => {
  const story = sitePage({
    ...opened,
    backend: (locale) => ({
      [`GET ${record}`]: { ...sampleRecord(locale), messages: sampleMessages(locale) },
      'GET /api/user/': sampleUser,
      ...answers(locale),
    }),
  })
  const play: NonNullable<StoryObj['play']> = async (context) => {
    await story.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Messages/ }))
  }
  return { ...story, play }
}

const texted = messages(() => ({}))
/** The states of text messages; the answer of the person is also beside the number. */
export const TextMessages: StoryObj = {
  ...texted,
  play: async (context) => {
    await texted.play(context)
    const { canvas, globals } = context
    const say = sayIn(globals['locale'])
    for (const state of say(['est arrivé', 'n’est pas arrivé', 'est parti'], ['arrived', 'did not arrive', 'was sent']))
      await expect(canvas.getByText(new RegExp(` ${state}\\.$`))).toBeVisible()
    await expect(canvas.getAllByText(say('Pas jeudi s’il vous plaît', 'Not Thursday please'))).toHaveLength(2)
  },
}

/** Creates a code and checks the text that appears. */
const creatingCode = (answer: NonNullable<StagedBackend[`POST ${typeof record}sms-code/`]>, says: RegExp): StoryObj => {
  const story = messages(() => ({ [`POST ${record}sms-code/`]: answer }))
  return {
    ...story,
    play: async (context) => {
      await story.play(context)
      const { canvas, userEvent, globals } = context
      const say = sayIn(globals['locale'])
      await userEvent.click(canvas.getByText(say('Donner un code', 'Give a code')))
      await userEvent.click(canvas.getByRole('button', { name: say('Créer un code', 'Create a code') }))
      await canvas.findByText(says)
    },
  }
}

export const CodeCreated = creatingCode({ code: '4821' }, /^4821$/)
export const CodeOfAColleague = creatingCode(
  refused({ claim: [{ message: '', code: 'claimed' }] }),
  /Un collègue appelle|A colleague is calling/,
)
