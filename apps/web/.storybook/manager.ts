import { inWords } from '@clairmemoire/ui/in-words'
import { addons } from 'storybook/manager-api'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { renderLabel: ({ name }: { name: string }) => inWords(name) } })
