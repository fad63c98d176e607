import type { Invitation } from '@clairmemoire/api-client/schema'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { notFound, type StagedBackend, sampleResultId, unreachable } from '../../testing/staged-backend.ts'

const meta: Meta = { title: 'Desk/Invitation' }

export default meta

const invitation: Invitation = { email: 'camille@clairmemoire.example', expires_at: '2027-03-12T09:00:00.000Z' }
const url = `/api/invitations/${sampleResultId}` as const
const title = (say: Say) => say('Choisir un mot de passe', 'Choose a password')
const over = (say: Say) => say('Ce lien ne sert plus', 'This link no longer works')
const opened = (backend: StagedBackend, heading: (say: Say) => string = title) =>
  sitePage({ path: `/invitation#${sampleResultId}`, heading, backend: () => backend })

/** Types a password, sends it, and checks the text that appears. */
const chosen = (password: string, answer: StagedBackend, says: (say: Say) => RegExp): StoryObj => {
  const page = opened({ [`GET ${url}`]: invitation, ...answer })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      await userEvent.type(screen.getByLabelText(say('Votre mot de passe', 'Your password')), password)
      await userEvent.click(screen.getByText(say('Enregistrer le mot de passe', 'Save the password')))
      await screen.findByText(says(say))
    },
  }
}

const words = 'seven plain words nobody guesses'

export const Unanswered = opened({ [`GET ${url}`]: invitation })
export const TooShort = chosen('eleven char', {}, (say) => say(/^Écrivez au moins 12/, /^Enter at least 12/))
export const Chosen = chosen(
  words,
  { [`POST ${url}`]: () => Promise.resolve(new Response(null, { status: 204 })) },
  (say) => say(/est enregistré/, /is saved/),
)
export const UsedMeanwhile = chosen(words, { [`POST ${url}`]: notFound }, (say) =>
  say(/Ce lien ne sert plus/, /This link no longer works/),
)
export const NotSent = chosen(words, { [`POST ${url}`]: unreachable }, (say) =>
  say(/connexion à Internet/, /internet connection/i),
)
export const Unknown = opened({ [`GET ${url}`]: notFound }, over)
export const WithoutKey = sitePage({ path: '/invitation', heading: over })
export const Offline = opened({ [`GET ${url}`]: unreachable }, (say) =>
  say('Le lien ne s’ouvre pas', 'We cannot open the link'),
)
