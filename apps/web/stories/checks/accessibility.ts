import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that axe runs only if a test enables them. */
const named = ['target-size', 'color-contrast-enhanced']
/** Rules for whole pages, which a single component cannot satisfy. */
const ofPages = [
  'bypass',
  'document-title',
  'heading-order',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'skip-link',
]

/** Returns the violations on the current story, with rule and selector. */
export async function axeFindings(page: Page, isPage: boolean): Promise<string[]> {
  // One document shows many stories, and loading axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: '/axe.min.js' })
  const states: [string, boolean][] = [
    ...named.map((rule): [string, boolean] => [rule, true]),
    ...(isPage ? [] : ofPages.map((rule): [string, boolean] => [rule, false])),
  ]
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(states.map(([rule, enabled]) => [rule, { enabled }])),
    resultTypes: ['violations'],
  }
  return page.evaluate(async (options) => {
    // Storybook's messages are hidden, but axe counts them as parts of the page. They are put back for the next story.
    const own = [...document.querySelectorAll('.sb-wrapper, #storybook-docs')]
    for (const message of own) message.remove()
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
    document.body.append(...own)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
  }, options)
}
