import type { Decorator } from '@storybook/react-vite'
import './forced-colors.css'

/** Sets the same attributes of the document as the site: language, text size and calm mode. */
export const readingSettingsOfToolbar: Decorator = (Story, { globals }) => {
  const { locale, textSize, calm, forcedColors } = globals
  const page = document.documentElement
  page.lang = locale === 'en' ? 'en' : 'fr'
  if (textSize === 'a-plus' || textSize === 'a-plus-plus') page.dataset['textSize'] = textSize
  else delete page.dataset['textSize']
  page.toggleAttribute('data-calm', calm === 'on')
  simulateForcedColors(document, forcedColors === 'on')
  return Story()
}

const isForced = '(forced-colors: active)'
const isSimulated = '(min-width: 0)'

/** Lets reviewers see forced colors if their system does not force them. The story tests use the emulation of the browser instead. */
function simulateForcedColors(page: Document, isOn: boolean): void {
  page.documentElement.toggleAttribute('data-forced-colors', isOn)
  const [from, to] = isOn ? [isForced, isSimulated] : [isSimulated, isForced]
  for (const media of mediaRulesIn(page)) if (media.mediaText === from) media.mediaText = to
}

/** Returns the media conditions of all rules of the page, also of rules inside layers and other rules. */
function mediaRulesIn(page: Document): MediaList[] {
  return [...page.styleSheets].flatMap(({ cssRules }) => conditionsOf([...cssRules]))
}

function conditionsOf(rules: readonly CSSRule[]): MediaList[] {
  return rules.flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? conditionsOf([...(rule as CSSGroupingRule).cssRules]) : []),
  ])
}
