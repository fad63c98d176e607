import type { Decorator } from '@storybook/react-vite'

/** Picks the texts of one language; a value without translations is used in both. */
export type Say = <Said>(french: Said, english: Said) => Said

const sayFrench: Say = (french) => french
const sayEnglish: Say = (_, english) => english

/** Returns a function that picks the text of a language, for a story's `play` and `render`: `sayIn(globals.locale)`. */
export function sayIn(locale: unknown): Say {
  return locale === 'en' ? sayEnglish : sayFrench
}

/** The args of a story in the language of the toolbar. */
export function inLanguage<Args>(args: (say: Say) => Args) {
  return { args: args(sayFrench), parameters: { inLanguage: args } }
}

/** Gives a story its args in the language of the toolbar. Callbacks and args that were changed in the controls stay. */
export const inLanguageOfToolbar: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const build: ((say: Say) => object) | undefined = parameters['inLanguage']
  const inLanguage = Object.entries(build?.(sayIn(globals['locale'])) ?? {}).filter(
    ([name, value]) => args[name] === initialArgs[name] && typeof value !== 'function',
  )
  return Story({ args: { ...args, ...Object.fromEntries(inLanguage) } })
}
