import type { StorybookConfig } from '@storybook/react-vite'

const ui = '../../../packages/ui/src'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    { directory: `${ui}/foundation`, titlePrefix: 'Foundations' },
    { directory: ui, files: '!(foundation)/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src', titlePrefix: 'Pages' },
  ],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
