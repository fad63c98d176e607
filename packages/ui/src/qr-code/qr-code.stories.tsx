import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { QrCode } from './qr-code.tsx'

const meta = { component: QrCode } satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** A pattern that looks like a code but cannot be read. */
export const Squares: Story = inLanguage((say) => ({
  code: { size: 3, path: 'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1zM0 2h1v1h-1z' },
  label: say('Code QR de votre résultat', 'QR code of your result'),
}))
