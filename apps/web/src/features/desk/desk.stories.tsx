import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { withoutContent } from '../../platform/content/content.ts'
import { sitePage } from '../../testing/site-page.ts'
import { notFound, nothing, refused, sampleReference, silent, unreachable } from '../../testing/staged-backend.ts'
import { longestSession } from './desk-view.tsx'
import { switchKeys } from './key-switch.ts'
import {
  deskOfOne,
  emptyDesk,
  sampleDesk,
  sampleGuide,
  sampleRecord,
  sampleSheet,
  sampleUser,
} from './testing/sample-desk.ts'
import { longDesk } from './testing/sample-lists.ts'
import { sampleStart } from './testing/sample-figures.ts'

const meta: Meta = { title: 'Desk/Requests' }

export default meta

const page = { path: '/desk', isLogged: true }
const title = (say: Say) => say('Demandes et appels', 'Requests and calls')

const list = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({ 'GET /api/desk/requests/': sampleDesk(locale), 'GET /api/user/': sampleUser }),
})
export const Requests: StoryObj = {
  ...list,
  play: async (context) => {
    await list.play?.(context)
    const { canvas, userEvent } = context
    await expect(canvas.getAllByText(/En retard de|Late by/)).toHaveLength(1)
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('link', { name: 'Jo Vial' })).toHaveFocus()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Une touche seule|Single keys/ }))
    await userEvent.click(screen.getByRole('button', { name: /^(Fermer|Close)$/ }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    switchKeys(true)
  },
}
const requestCounts = { list: 0, user: 0 }
const leftOpen = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({
    'GET /api/desk/requests/': () => {
      requestCounts.list += 1
      return requestCounts.list === 1 ? Promise.resolve(Response.json(sampleDesk(locale))) : silent()
    },
    'GET /api/user/': () => {
      requestCounts.user += 1
      return Promise.resolve(Response.json(sampleUser))
    },
  }),
})
/** The session is checked when the user returns to the page. After a day the personal data are removed from the screen. */
export const SessionOver: StoryObj = {
  ...leftOpen,
  beforeEach: () => {
    Object.assign(requestCounts, { list: 0, user: 0 })
  },
  play: async (context) => {
    await leftOpen.play?.(context)
    const say = sayIn(context.globals['locale'])
    await screen.findByText(/Dominique/)
    await screen.findAllByText(/Camille/)
    const { user } = requestCounts
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(requestCounts.user).toBeGreaterThan(user))
    const { now } = Date
    Date.now = () => now.call(Date) + longestSession
    window.dispatchEvent(new Event('focus'))
    Date.now = now
    await screen.findByRole('heading', { level: 1, name: say(/Un instant/, /One moment/) })
    await expect(screen.queryByText(/Camille/)).toBeNull()
  },
}
export const Empty = sitePage({
  ...page,
  heading: title,
  backend: () => ({ 'GET /api/desk/requests/': emptyDesk, 'GET /api/user/': sampleUser }),
})
export const One = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({ 'GET /api/desk/requests/': deskOfOne(locale), 'GET /api/user/': sampleUser }),
})
export const Twenty = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({ 'GET /api/desk/requests/': longDesk(locale, 20), 'GET /api/user/': sampleUser }),
})
export const FiveThousand = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({ 'GET /api/desk/requests/': longDesk(locale, 5000), 'GET /api/user/': sampleUser }),
})
export const WithFigures = sitePage({
  ...page,
  heading: title,
  backend: (locale) => ({
    'GET /api/desk/requests/': sampleDesk(locale),
    'GET /api/desk/start-studies/': sampleStart('PREDICTOM', 'MK2214'),
    'GET /api/user/': { ...sampleUser, role: 'coordinator' },
  }),
})
export const Offline = sitePage({
  ...page,
  heading: (say) => say('La liste ne s’affiche pas', 'The list cannot be shown'),
  backend: () => ({ 'GET /api/desk/requests/': unreachable }),
})
export const LoggedOut = sitePage({
  path: '/desk',
  heading: (say) => say('Se connecter', 'Log in'),
})

const opened = { path: `/desk/requests/${sampleReference}`, isLogged: true, heading: () => 'Jo Vial' }
const record = `/api/desk/requests/${sampleReference}/` as const

export const Request = sitePage({
  ...opened,
  backend: (locale) => ({ [`GET ${record}`]: sampleRecord(locale), 'GET /api/user/': sampleUser }),
})
export const RequestOfAColleague = sitePage({
  ...opened,
  backend: (locale) => {
    const claim = { name: 'Alex Exemple', since: '2027-03-05T09:02:00Z', is_mine: false }
    return { [`GET ${record}`]: sampleRecord(locale, { claim }), 'GET /api/user/': sampleUser }
  },
})
export const ClosedRequest = sitePage({
  ...opened,
  backend: (locale) => {
    const closed = sampleRecord(locale, { state: 'closed', outcome: 'settled' })
    return { [`GET ${record}`]: closed, 'GET /api/user/': sampleUser }
  },
})
export const ErasedRequest = sitePage({
  ...opened,
  heading: (say) => say('Cette demande n’existe plus', 'This request no longer exists'),
  backend: () => ({ [`GET ${record}`]: notFound, 'GET /api/user/': sampleUser }),
})

const mine = { name: 'Dominique Exemple', since: '2027-03-05T09:02:00Z', is_mine: true }
const calling = sitePage({
  ...opened,
  clients: (locale) => {
    const guides = [sampleGuide(locale)]
    const page = async (slug: string) => guides.find((guide) => guide.slug === slug)
    return { content: async () => ({ ...withoutContent, page }) }
  },
  backend: (locale) => ({
    [`GET ${record}`]: sampleRecord(locale, { claim: mine }),
    [`PUT ${record}draft/`]: nothing,
    [`POST ${record}outcomes/`]: refused({ version: [{ message: '', code: 'changed_meanwhile' }] }),
    'GET /api/user/': sampleUser,
  }),
})
const unshared = sitePage({
  ...opened,
  backend: (locale) => ({
    [`GET ${record}`]: { ...sampleRecord(locale, { claim: mine }), shares_answers: false },
    [`PUT ${record}answers/`]: sampleRecord(locale, { claim: mine }),
    'GET /api/user/': sampleUser,
  }),
})
/** Answers given on the telephone are saved once the person has consented. */
export const AnsweredByPhone: StoryObj = {
  ...unshared,
  play: async (context) => {
    await unshared.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.click(canvas.getByText(say('Noter les réponses de la personne', 'Record the person’s answers')))
    const yes = canvas.getByRole('radio', { name: say('Oui', 'Yes') })
    const declined = canvas.getByRole('checkbox', { name: say(/préfère ne pas répondre/, /prefers not to answer/) })
    await userEvent.click(yes)
    await userEvent.click(declined)
    await expect(yes).not.toBeChecked()
    await userEvent.click(yes)
    await expect(declined).not.toBeChecked()
    const keep = canvas.getByRole('button', { name: say('Garder ces réponses', 'Save these answers') })
    await userEvent.click(keep)
    await canvas.findByText(say('Sans son accord, ne notez rien', 'If they do not agree, record nothing'))
    await userEvent.click(canvas.getByRole('checkbox', { name: say('La personne a dit oui', 'The person said yes') }))
    await userEvent.click(keep)
    await canvas.findByText(say('Réponses gardées', 'Answers saved'))
    await expect(canvas.queryByText(say('C’est noté', 'Recorded'))).toBeNull()
  },
}

const handedOver = sitePage({
  ...opened,
  backend: (locale) => {
    const before = sampleRecord(locale, { claim: mine })
    return {
      [`GET ${record}`]: before,
      [`PUT ${record}pass-on/`]: { ...before, sheet: sampleSheet(locale) },
      [`GET ${record}hand-overs/`]: { hand_overs: [] },
      'GET /api/user/': sampleUser,
    }
  },
})
/** The sheet for the study site appears once the person has consented. */
export const HandedOver: StoryObj = {
  ...handedOver,
  play: async (context) => {
    await handedOver.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await userEvent.click(canvas.getByText(say('Feuille pour le centre de l’étude', 'Sheet for the study site')))
    await userEvent.click(canvas.getByRole('button', { name: say('La personne a dit oui', 'The person said yes') }))
    await canvas.findByRole('heading', { name: say('Une personne pour votre étude', 'A person for your study') })
  },
}

/** The earlier notes are shown during a call, and an outcome is rejected if the person has changed the request meanwhile. */
export const Calling: StoryObj = {
  ...calling,
  play: async (context) => {
    await calling.play?.(context)
    const { canvas, userEvent, globals } = context
    const say = sayIn(globals['locale'])
    await expect(canvas.getByRole('textbox', { name: say(/Vos notes/, /Your notes/) })).toHaveValue(
      say('Rappeler après le marché.', 'Call after the market.'),
    )
    await canvas.findByText(say('Demandez la personne par son nom.', 'Ask for the person by name.'))
    await userEvent.click(canvas.getByRole('radio', { name: say('Rendez-vous pris', 'Appointment made') }))
    await canvas.findByLabelText(say('Heure, là-bas', 'Time there'))
    await userEvent.click(canvas.getByRole('button', { name: say('Enregistrer l’appel', 'Save the call') }))
    await canvas.findByRole('alert')
  },
}
