import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Banner, SampleStrip } from './banner.tsx'

const meta = { component: Banner, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

const label = (say: Say) => say('Essais cliniques', 'Clinical trials')

export const OneSentence: Story = inLanguage((say) => ({
  label: label(say),
  children: (
    <a href="#trials">
      {say('Cliquez ici pour participer à un essai clinique', 'Click here to join an ongoing clinical trial')}
    </a>
  ),
}))
export const LongWord: Story = inLanguage((say) => ({
  label: label(say),
  children: <a href="#trials">{'anticonstitutionnellement'.repeat(12)}</a>,
}))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({
    label: label(say),
    children: <a href="#trials">{say('Participer à une étude', 'Join a study')}</a>,
  })),
  render: (args) => (
    <div dir="rtl">
      <Banner {...args} />
    </div>
  ),
}
export const Sample: Story = {
  ...inLanguage((say) => ({
    label: label(say),
    children: (
      <>
        <span>{say('Essais cliniques\u00a0: ', 'Clinical trials: ')}</span>
        {say('ils sont inventés.', 'they are made up.')}
      </>
    ),
  })),
  render: ({ label, children }) => <SampleStrip firstWords={label}>{children}</SampleStrip>,
}
