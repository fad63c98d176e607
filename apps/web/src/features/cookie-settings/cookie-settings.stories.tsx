import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Cookies' }

export default meta

const page = {
  path: '/cookie-settings',
  heading: (say: (french: string, english: string) => string) => say('Gérer mes cookies', 'Manage my cookies'),
}

export const Settings = sitePage(page)
const saved = sitePage(page)
export const Saved = {
  ...saved,
  play: async (context: Parameters<NonNullable<typeof saved.play>>[0]) => {
    await saved.play?.(context)
    const [, , last] = await context.canvas.findAllByRole('button', { name: /Tout|Enregistrer|All|Save/ })
    if (last) await userEvent.click(last)
    await expect(await context.canvas.findByText(/Votre choix est enregistré|Your choice is saved/)).toBeVisible()
  },
}
