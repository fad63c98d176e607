import type { Passkeys } from '@clairmemoire/api-client/schema'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { type StagedBackend, unreachable } from '../../testing/staged-backend.ts'

const meta: Meta = { title: 'Desk/Passkeys' }

export default meta

const phone: Passkeys['passkeys'][number] = {
  id: '2f6f2c52-1c57-4d0b-9e0b-5f7a4c9f8e21',
  name: 'Téléphone',
  host: 'clairmemoire.example',
  created_at: '2027-03-05T09:00:00.000Z',
  last_used_at: '2027-03-08T08:00:00.000Z',
}
const usb = { ...phone, id: '2f6f2c52-1c57-4d0b-9e0b-5f7a4c9f8e22', name: 'USB', last_used_at: null }

const title = (say: Say) => say('Mes clés de connexion', 'My login keys')
const shown = (keys: Partial<Passkeys>, backend: StagedBackend = {}) =>
  sitePage({
    path: '/desk/passkeys',
    isLogged: true,
    heading: title,
    backend: () => ({
      'GET /api/auth/passkeys/': { passkeys: [], recovery_codes_left: 0, demanded: false, ...keys },
      ...backend,
    }),
  })

export const Empty = shown({})
export const NoneThoughDemanded = shown({ demanded: true })
export const Two = shown({ passkeys: [phone, usb], recovery_codes_left: 9 })

const withoutName = shown({})
export const WithoutName: StoryObj = {
  ...withoutName,
  play: async (context) => {
    await withoutName.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(screen.getByText(say('Ajouter une clé', 'Add a key')))
    await screen.findByText(say('Donnez un nom à la clé', 'Give the key a name'))
  },
}

const renewed = shown(
  { passkeys: [phone], recovery_codes_left: 1 },
  {
    'POST /api/auth/recovery-codes/': {
      recovery_codes: ['7k2m-9p4x-3hcd-wq85', '4xw8-rt2b-9k4p-77wq', 'm8x4-5tr2-7f3k-92qd'],
    },
  },
)
/** The codes are shown once and receive the focus. */
export const NewCodes: StoryObj = {
  ...renewed,
  play: async (context) => {
    await renewed.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(screen.getByText(say('Créer d’autres codes', 'Create new codes')))
    await screen.findByText('7k2m-9p4x-3hcd-wq85')
  },
}

const removing = shown({ passkeys: [phone], recovery_codes_left: 10 })
export const RemoveTheLast: StoryObj = {
  ...removing,
  play: async (context) => {
    await removing.play?.(context)
    const say = sayIn(context.globals['locale'])
    await userEvent.click(screen.getByText(say(/^Retirer/, /^Remove/)))
    await screen.findByText(say(/C’est votre dernière clé/, /This is your last key/))
  },
}

export const Offline = sitePage({
  path: '/desk/passkeys',
  isLogged: true,
  heading: (say) => say('La page ne s’affiche pas', 'We cannot show this page'),
  backend: () => ({ 'GET /api/auth/passkeys/': unreachable }),
})
export const LoggedOut = sitePage({ path: '/desk/passkeys', heading: (say) => say('Se connecter', 'Log in') })
