import type { Say } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'
import { refused, type StagedBackend, throttled, unreachable } from '../../testing/staged-backend.ts'

const meta: Meta = { title: 'Desk/Login' }

export default meta

const wrong = refused({ non_field_errors: [{ message: '', code: 'wrong_credentials' }] })

/** Submits the form. The backend returns `login`, and a text that matches `says` appears. */
function answered(login: NonNullable<StagedBackend['POST /api/auth/login/']>, says: RegExp): StoryObj {
  const page = pageOfLogin(() => ({ 'POST /api/auth/login/': login }))
  return {
    ...page,
    play: async (context) => {
      await page.play?.(context)
      const { canvas } = context
      await userEvent.type(await canvas.findByLabelText(/e-mail|email/), 'dominique@clairmemoire.example')
      await userEvent.type(canvas.getByLabelText(/^Votre mot de passe|^Your password/), 'not the password')
      await userEvent.click(canvas.getByRole('button', { name: /^Se connecter|^Log in/ }))
      await expect(await canvas.findByText(says)).toBeVisible()
    },
  }
}

const key = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
const options = '{"challenge":"bWVtb2lyZQ","rpId":"localhost","allowCredentials":[]}'

export const Unanswered = pageOfLogin()
export const WrongPassword = answered(wrong, /ne correspondent pas|do not match/)
export const Throttled = answered(throttled, /Attendez une minute|Wait one minute/)
export const Offline = answered(unreachable, /connexion à Internet|internet connection/i)
export const KeyAsked = answered({ key, options }, /Utiliser ma clé|Use my key/)
/** The passkey was created on the site in the other language. */
export const KeyOfTheOtherSite = answered(
  { key, options: null },
  /Votre clé ne sert pas sur ce site|Your key does not work/,
)

function pageOfLogin(backend?: () => StagedBackend): StoryObj {
  const heading = (say: Say) => say('Se connecter', 'Log in')
  return sitePage({ path: '/login', heading, ...(backend && { backend }) })
}
