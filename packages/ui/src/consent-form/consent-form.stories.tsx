import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { ConsentForm } from './consent-form.tsx'

const meta = { component: ConsentForm } satisfies Meta<typeof ConsentForm>

export default meta
type Story = StoryObj<typeof meta>

const onChoose = fn()

const essential = (say: Say) => ({
  id: 'essential',
  isRequired: true,
  name: say('Cookies de session essentiels', 'Essential session cookies'),
  description: say('Sans eux le site ne marche pas.', 'The site cannot work without them.'),
})

const audience = (say: Say) => ({
  id: 'audience',
  isRequired: true,
  name: say('Mesure d’audience', 'Audience measurement'),
  description: say('Nous comptons les visites, sans savoir qui vous êtes.', 'We count visits, not who you are.'),
})

const product = (say: Say) => ({
  id: 'product',
  isRequired: false,
  name: say('Amélioration du site', 'Improving the site'),
  description: say(
    'Un service extérieur nous montre comment les pages sont utilisées.',
    'An outside service shows us how the pages are used.',
  ),
})

const settings = (say: Say) => ({
  action: '#',
  field: 'consent',
  texts: {
    required: say('Obligatoire, toujours actif', 'Required, always on'),
    declineAll: say('Tout refuser', 'Decline All'),
    acceptAll: say('Tout accepter', 'Accept All'),
    save: say('Enregistrer', 'Save'),
  },
  categories: [essential(say), audience(say), product(say)],
  accepted: [],
  onChoose,
})

export const Unanswered: Story = inLanguage(settings)
export const Answered: Story = inLanguage((say) => ({ ...settings(say), accepted: ['product'] }))
export const RequiredCategoriesAlone: Story = inLanguage((say) => ({
  ...settings(say),
  categories: [essential(say), audience(say)],
}))
export const Empty: Story = inLanguage((say) => ({ ...settings(say), categories: [] }))
export const LongWord: Story = inLanguage((say) => ({
  ...settings(say),
  texts: { ...settings(say).texts, acceptAll: 'interdépartementalisation'.repeat(12) },
  categories: [
    essential(say),
    {
      ...product(say),
      name: 'anticonstitutionnellement'.repeat(12),
      description: 'anticonstitutionnellement'.repeat(12),
    },
  ],
}))
export const RightToLeft: Story = {
  args: {
    ...settings((french) => french),
    texts: {
      required: 'إلزامي، مفعّل دائمًا',
      declineAll: 'رفض الكل',
      acceptAll: 'قبول الكل',
      save: 'حفظ',
    },
    categories: [{ id: 'essential', isRequired: true, name: 'ملفات أساسية', description: 'لا يعمل الموقع بدونها.' }],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ConsentForm {...args} />
    </div>
  ),
}
export const HtmlInText: Story = inLanguage((say) => ({
  ...settings(say),
  categories: [{ ...product(say), name: '<b>Nom</b><script>alert(1)</script>' }],
}))

export const SavedByKeyboardAlone: Story = {
  ...inLanguage(settings),
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['locale'])
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('switch', { name: product(say).name })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalledWith(['product'])
  },
}
