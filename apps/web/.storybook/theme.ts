import { productName } from '@clairmemoire/domain/product'
import { create } from 'storybook/theming/create'

/** Storybook itself, in the type and colours of the site. */
export const theme = create({
  base: 'light',
  brandTitle: productName,
  fontBase: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
})
