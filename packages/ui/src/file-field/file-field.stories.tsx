import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { FileField } from './file-field.tsx'

const meta = { component: FileField } satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined

export const Unanswered: Story = inLanguage((say) => ({
  label: say('Le fichier de l’autre appareil', 'The file from the other device'),
  hint: say('Son nom commence par « continuer ».', 'Its name begins with “continue”.'),
  accept: '.json',
  onChange: nothing,
}))
export const WithError: Story = inLanguage((say) => ({
  label: say('Le fichier de l’autre appareil', 'The file from the other device'),
  error: say('Choisissez un fichier', 'Choose a file'),
  onChange: nothing,
}))
export const LongWord: Story = inLanguage(() => ({ label: endlessWord, onChange: nothing }))
