import type { Meta, StoryObj } from '@storybook/react-vite'
import phone from '../drawing/files/on-the-phone.svg'
import doctor from '../drawing/files/with-doctor.svg'
import { Prose } from '../prose/prose.tsx'
import { endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inSection } from '../testing/frames.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { EasyRead } from './easy-read.tsx'

const meta = {
  component: EasyRead,
  parameters: { layout: 'fullscreen' },
  decorators: inSection,
} satisfies Meta<typeof EasyRead>

export default meta
type Story = StoryObj<typeof meta>

export const TwoThoughts: Story = inLanguage((say) => ({
  headingLevel: 'h2',
  parts: [
    {
      drawing: phone,
      title: say('Vous appelez', 'You call'),
      text: (
        <Prose>
          <p>{say('Vous dites votre nom.', 'You say your name.')}</p>
          <p>{say('Vous dites ce qui vous inquiète.', 'You say what worries you.')}</p>
        </Prose>
      ),
    },
    {
      drawing: doctor,
      title: say('Le médecin vous écoute', 'The doctor listens to you'),
      text: (
        <Prose>
          <p>{say('Il vous pose des questions.', 'The doctor asks you questions.')}</p>
        </Prose>
      ),
    },
  ],
}))
export const LongWord: Story = inLanguage(() => ({
  headingLevel: 'h2',
  parts: [{ drawing: doctor, title: endlessWord, text: <p>{htmlInText}</p> }],
}))
