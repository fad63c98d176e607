import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Progress } from './form-status.tsx'

const meta = { component: Progress } satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

const question = (current: number, total: number) =>
  inLanguage((say) => ({
    label: say(`Question ${current} sur ${total}`, `Question ${current} of ${total}`),
    current,
    total,
  }))

export const FirstOfTwelve: Story = question(1, 12)
export const FourthOfTwelve: Story = question(4, 12)
export const AboutAStudy: Story = inLanguage((say) => ({
  about: (
    <p>
      {say('Étude :', 'Study:')} <strong>MK-2214</strong>
    </p>
  ),
  label: say('Étape 1 sur 5', 'Step 1 of 5'),
  current: 1,
  total: 5,
}))
export const LastOfTwelve: Story = question(12, 12)
export const Empty: Story = question(0, 0)
export const LongWord: Story = inLanguage(() => ({ label: endlessWord, current: 4, total: 12 }))
