import './forced-colors.css'

const isForced = '(forced-colors: active)'
const isSimulated = '(min-width: 0)'

/** For reviewers whose system does not force colors; the story tests use the browser's real emulation. */
export function simulateForcedColors(page: Document, isOn: boolean): void {
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
