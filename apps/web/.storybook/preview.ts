import '@clairmemoire/ui/styles.css'
import '@clairmemoire/ui/print.css'
import { describeArgs } from '@clairmemoire/ui/arg-types'
import { inLanguageOfToolbar } from '@clairmemoire/ui/testing/in-language'
import { startPageScript } from '@clairmemoire/ui/page-script'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './preview.css'
import { readingSettingsOfToolbar } from './reading-settings.ts'
import { openSitePage, showSitePage } from './site-pages.tsx'
import { theme } from './theme.ts'

// On a slow machine an element may appear late, and no story tests speed.
configure({ asyncUtilTimeout: 60_000 })

startPageScript(window)

const phone = (width: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: '100%' } })

const preview: Preview = {
  argTypesEnhancers: [describeArgs],
  loaders: [openSitePage],
  decorators: [showSitePage, inLanguageOfToolbar, readingSettingsOfToolbar],
  initialGlobals: { locale: 'fr', textSize: 'a', calm: 'off', forcedColors: 'off' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    textSize: {
      description: 'Size of the text',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'a', title: 'A' },
          { value: 'a-plus', title: 'A+' },
          { value: 'a-plus-plus', title: 'A++' },
        ],
      },
    },
    calm: {
      description: 'Calm mode',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Not calm' },
          { value: 'on', title: 'Calm' },
        ],
      },
    },
    forcedColors: {
      description: 'Colours of the system',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Our colours' },
          { value: 'on', title: 'Forced colours' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: {
      theme,
      source: { type: 'dynamic' },
      toc: { title: 'On this page', headingSelector: 'h2', ignoreSelector: '.docs-story *, .guide-examples *' },
    },
    // The shown code of a story has this function instead of the mock functions of the tests.
    jsx: { functionValue: () => '() => undefined' },
    options: {
      storySort: {
        order: ['Start here', ['welcome', 'find-a-component', 'review', '*'], 'Foundations', 'Components', 'Pages'],
      },
    },
    viewport: { options: { w320: phone(320), w390: phone(390), w768: phone(768), w1280: phone(1280) } },
  },
}

export default preview
