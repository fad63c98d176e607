import type { Decorator } from '@storybook/react-vite'

/** Picks what stands in one language; what is not said in two languages is the same in both. */
export type Say = <Said>(french: Said, english: Said) => Said

const sayFrench: Say = (french) => french
const sayEnglish: Say = (_, english) => english

/** The voice of a locale, for the `play` and `render` of a story: `sayIn(globals.locale)`. */
export function sayIn(locale: unknown): Say {
  return locale === 'en' ? sayEnglish : sayFrench
}

/** The args of a story in the language of the toolbar. */
export function inLanguage<Args>(args: (say: Say) => Args) {
  return { args: args(sayFrench), parameters: { inLanguage: args } }
}

/** Gives the story its args in the language of the toolbar; one that was changed by hand, and what it calls back, stay. */
export const inLanguageOfToolbar: Decorator = (Story, { args, initialArgs, globals, parameters }) => {
  const build: ((say: Say) => object) | undefined = parameters['inLanguage']
  const said = Object.entries(build?.(sayIn(globals['locale'])) ?? {}).filter(
    ([name, value]) => args[name] === initialArgs[name] && typeof value !== 'function',
  )
  return Story({ args: { ...args, ...Object.fromEntries(said) } })
}
