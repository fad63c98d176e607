import { productName } from '@clairmemoire/domain/product'
import { create } from 'storybook/theming/create'

/** Gives Storybook's own interface the fonts and colors of the site. */
export const theme = create({
  base: 'light',
  brandTitle: productName,
  fontBase: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
})
