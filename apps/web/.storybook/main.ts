import { linkComponents } from '@clairmemoire/ui/link-components'
import type { StorybookConfig } from '@storybook/react-vite'

const ui = '../../../packages/ui/src'
const guide = '../../../packages/ui/guide'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    { directory: guide, files: '*.mdx', titlePrefix: 'Start here' },
    { directory: `${ui}/foundation`, titlePrefix: 'Foundations' },
    { directory: ui, files: '!(foundation)/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
    { directory: '../src', titlePrefix: 'Pages' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [linkComponents] } } },
    },
    '@storybook/addon-a11y',
  ],
  docs: { defaultName: 'Guide' },
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
