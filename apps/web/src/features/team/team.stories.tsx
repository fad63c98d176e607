import type { StaffMember } from '@clairmemoire/api-client/schema'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import {
  keyMissing,
  notPermitted,
  refused,
  type StagedBackend,
  sampleUserId,
  unreachable,
} from '../../testing/staged-backend.ts'

const meta: Meta = { title: 'Desk/Team' }

export default meta

const dominique: StaffMember = {
  pk: sampleUserId,
  email: 'dominique@clairmemoire.example',
  first_name: 'Dominique',
  last_name: 'Exemple',
  role: 'administrator',
  state: 'active',
}
const others: readonly StaffMember[] = (['invited', 'link_over', 'disabled'] as const).map((state, index) => ({
  pk: `5a7d0c1e-90c4-4a58-8c3b-3f3a3c1d2b1${index}`,
  email: `camille.${index}@clairmemoire.example`,
  first_name: 'Camille',
  last_name: 'Vial',
  role: index === 0 ? 'coordinator' : 'caller',
  state,
}))

const title = (say: Say) => say('Équipe', 'Desk team')
const shown = (backend: StagedBackend, heading: (say: Say) => string = title) =>
  sitePage({ path: '/desk/users', isLogged: true, heading, backend: () => backend })
const team = { users: [dominique, ...others] }
const many = Array.from({ length: 400 }, (_, index) => ({
  ...dominique,
  pk: `5a7d0c1e-90c4-4a58-8c3b-3f3a3c1d${String(index).padStart(4, '0')}`,
  email: `person.${index}@clairmemoire.example`,
}))

export const Everybody = shown({ 'GET /api/users/': team })
export const One = shown({ 'GET /api/users/': { users: [dominique] } })
export const Many = shown({ 'GET /api/users/': { users: many } })

const inviting = (answer: NonNullable<StagedBackend['POST /api/users/']>, says: (say: Say) => RegExp): StoryObj => {
  const page = shown({ 'GET /api/users/': { users: [dominique] }, 'POST /api/users/': answer })
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const say = sayIn(context.globals['locale'])
      await userEvent.click(screen.getByText(say('Inviter une personne', 'Invite someone')))
      await userEvent.type(screen.getAllByLabelText(say('Prénom', 'First name'))[0] as HTMLElement, 'Camille')
      await userEvent.type(screen.getAllByLabelText(say('Nom de famille', 'Last name'))[0] as HTMLElement, 'Vial')
      await userEvent.type(screen.getByLabelText(say(/Adresse e-mail/, /Email address/)), 'camille@vial.example')
      await userEvent.click(screen.getByText(say('Envoyer l’invitation', 'Send the invitation')))
      await screen.findByText(says(say))
    },
  }
}

export const Invited = inviting({ ...dominique, pk: '5a7d0c1e-90c4-4a58-8c3b-3f3a3c1d2b10', state: 'invited' }, (say) =>
  say(/L’invitation est envoyée/, /The invitation is on its way/),
)
export const AddressTaken = inviting(refused({ email: [{ message: '', code: 'taken' }] }), (say) =>
  say(/a déjà un compte/, /already has an account/),
)

const lastRefused = refused({ non_field_errors: [{ message: '', code: 'last_administrator' }] })
const ofLast = shown({ 'GET /api/users/': { users: [dominique] }, [`PATCH /api/users/${sampleUserId}/`]: lastRefused })
/** At least one administrator must remain. */
export const LastAdministrator: StoryObj = {
  ...ofLast,
  play: async (context) => {
    await ofLast.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(screen.getByText(say(/^Modifier Dominique/, /^Change Dominique/)))
    await userEvent.click(screen.getByText(say('Fermer l’accès', 'Turn off access')))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await userEvent.click(
      screen.getAllByRole('button', { name: say('Fermer l’accès', 'Turn off access') }).at(-1) as HTMLElement,
    )
    await screen.findByText(say(/la seule personne qui gère/, /the only person who manages/))
  },
}

const failure = (say: Say) => say('La liste ne s’affiche pas', 'The list cannot be shown')
export const NotForThisRole = shown({ 'GET /api/users/': notPermitted }, failure)
export const KeyDemanded = shown({ 'GET /api/users/': keyMissing }, failure)
export const Offline = shown({ 'GET /api/users/': unreachable }, failure)
export const LoggedOut = sitePage({ path: '/desk/users', heading: (say) => say('Se connecter', 'Log in') })
