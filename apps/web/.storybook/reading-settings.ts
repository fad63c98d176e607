import type { Decorator } from '@storybook/react-vite'
import './forced-colors.css'

/** Sets the attributes of the document that the site sets: language, text size, calm mode. */
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

/** For reviewers whose system does not force colors; the story tests use the browser's real emulation. */
function simulateForcedColors(page: Document, isOn: boolean): void {
  page.documentElement.toggleAttribute('data-forced-colors', isOn)
  const [from, to] = isOn ? [isForced, isSimulated] : [isSimulated, isForced]
  for (const media of mediaRulesIn(page)) if (media.mediaText === from) media.mediaText = to
}

/** The conditions of all rules of the page, also of those inside layers and other rules. */
function mediaRulesIn(page: Document): MediaList[] {
  return [...page.styleSheets].flatMap(({ cssRules }) => conditionsOf([...cssRules]))
}

function conditionsOf(rules: readonly CSSRule[]): MediaList[] {
  return rules.flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? conditionsOf([...(rule as CSSGroupingRule).cssRules]) : []),
  ])
}
