import type { Decorator } from '@storybook/react-vite'
import { Section } from '../section/section.tsx'

/** A story inside a section of a page. */
export const inSection: Decorator = (Story) => (
  <Section>
    <Story />
  </Section>
)

/** A story in a right-to-left language. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
)
