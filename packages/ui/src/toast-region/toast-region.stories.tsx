import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/layout.tsx'
import { Section } from '../section/section.tsx'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { Toasted } from '../testing/toasted.tsx'
import { ToastedNotice } from '../toasted-notice/toasted-notice.tsx'

const meta = {
  title: 'toasted-notice/toast-region',
  component: Toasted,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Toasted>

export default meta
type Story = StoryObj<typeof meta>

const messages = (say: Say) => ({ label: say('Messages', 'Messages'), closeLabel: say('Fermer', 'Close') })

function Page({ children }: { children: ReactNode }) {
  return (
    <Section width="column">
      <Stack>{children}</Stack>
    </Section>
  )
}

/** A button that shows `text` when it is pressed. It can be in the corner of the window where toasts are. */
function SaysWhenPressed({ label, text }: { label: string; text: string }) {
  const [isSaid, setSaid] = useState(false)
  return (
    <Page>
      <Button onClick={() => setSaid(!isSaid)}>{label}</Button>
      {isSaid ? <ToastedNotice tone="error" text={text} /> : null}
    </Page>
  )
}

export const StaysOnScreen: Story = inLanguage((say) => ({
  ...messages(say),
  keepMessages: true,
  children: (
    <Page>
      <ToastedNotice tone="error" text={say('Erreur', 'Error')}>
        <Button kind="quiet">{say('Réessayer', 'Try again')}</Button>
      </ToastedNotice>
    </Page>
  ),
}))
export const Empty: Story = inLanguage((say) => ({
  ...messages(say),
  children: <Page>{say('Rien à dire.', 'Nothing to say.')}</Page>,
}))

export const OfEveryTone: Story = inLanguage((say) => ({
  ...messages(say),
  keepMessages: true,
  children: (
    <Page>
      <ToastedNotice tone="success" text={say('Votre choix est enregistré.', 'Your choice is saved.')} />
      <ToastedNotice tone="info" text={say('Vous êtes de nouveau en ligne.', 'You are online again.')} />
      <ToastedNotice tone="error" text={say('Les articles ne sont pas arrivés.', 'The articles did not arrive.')} />
    </Page>
  ),
}))

export const Many: Story = inLanguage((say) => ({
  ...messages(say),
  keepMessages: true,
  children: (
    <Page>
      {Array.from({ length: 100 }, (_, index) => (
        <ToastedNotice key={index} tone="info" text={`${say('Message', 'Message')} ${index + 1}`} />
      ))}
    </Page>
  ),
}))

export const LongWord: Story = inLanguage((say) => ({
  ...messages(say),
  keepMessages: true,
  children: (
    <Page>
      <ToastedNotice tone="error" text={'anticonstitutionnellement'.repeat(12)} />
    </Page>
  ),
}))

export const RightToLeft: Story = {
  args: {
    label: 'رسائل',
    closeLabel: 'إغلاق',
    keepMessages: true,
    children: <ToastedNotice tone="error" text="حدث خطأ. إجاباتك لا تزال هنا." />,
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Toasted {...args} />
    </div>
  ),
}

export const HtmlInText: Story = inLanguage((say) => ({
  ...messages(say),
  keepMessages: true,
  children: <ToastedNotice tone="error" text="<b>Erreur</b><script>alert(1)</script>" />,
}))

export const LeavesByItself: Story = {
  ...inLanguage((say) => ({
    ...messages(say),
    keepMessages: false,
    children: <SaysWhenPressed label={say('Charger', 'Load')} text={say('Erreur', 'Error')} />,
  })),
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['locale'])
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: say('Charger', 'Load') }))
    const toasts = page.getByRole('status')
    await waitFor(() => expect(toasts).toHaveTextContent(say('Erreur', 'Error')))
    await waitFor(() => expect(toasts).toBeEmptyDOMElement(), { timeout: 5000 })
    await expect(page.getByText(say('Erreur', 'Error'))).toBeVisible()
  },
}

/** The button is at the bottom right of the window, where the toast would be. */
export const ClearOfTheFocusedElement: Story = {
  ...inLanguage((say) => ({
    ...messages(say),
    keepMessages: true,
    children: (
      <div dir="rtl">
        <Page>
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index}>{index + 1}</p>
          ))}
        </Page>
        <SaysWhenPressed label={say('Charger', 'Load')} text={say('Erreur', 'Error')} />
      </div>
    ),
  })),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const load = page.getByRole('button', { name: sayIn(globals['locale'])('Charger', 'Load') })
    await userEvent.click(load)
    load.scrollIntoView({ block: 'end' })
    const toasts = await page.findByRole('region')
    await waitFor(() => expect(toasts).toHaveClass('toasts--start'))
    await expect(toasts.getBoundingClientRect().bottom).toBeLessThan(load.getBoundingClientRect().top)
  },
}

export const ClearedByEscape: Story = {
  ...inLanguage((say) => ({
    ...messages(say),
    keepMessages: true,
    children: <SaysWhenPressed label={say('Charger', 'Load')} text={say('Erreur', 'Error')} />,
  })),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const load = page.getByRole('button', { name: sayIn(globals['locale'])('Charger', 'Load') })
    await userEvent.click(load)
    await waitFor(() => expect(page.getByRole('status')).not.toBeEmptyDOMElement())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.getByRole('status')).toBeEmptyDOMElement())
    await expect(load).toHaveFocus()
  },
}
