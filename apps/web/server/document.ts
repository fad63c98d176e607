import type { Locale } from '@clairmemoire/domain/locale'
import { type ReadingSettings, readingAttributes } from '@clairmemoire/domain/reading-settings'
import { contentsElementId } from '../src/platform/page-contents/page-contents.ts'
import { settingsElementId } from '../src/platform/settings/page-settings.ts'
import type { PublicSettings } from '../src/platform/settings/public-settings.ts'
import { siteMap } from '../src/routing/site-map.ts'
import type { RenderedPage } from '../src/render.tsx'
import type { ClientAssets, PageScripts } from './client-assets.ts'

/** The whole page around what was rendered into its mount point. */
export function htmlDocument(page: RenderedPage, settings: PublicSettings, assets: ClientAssets): string {
  const form = siteMap.find((row) => row.screen === page.screen && row.form)
  const scripts = form && assets.scriptsOf(form, settings.locale)
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  const links = [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // A page is read first, in the face it was drawn for; a form has to answer first.
    ...(scripts ? [] : fonts),
    ...(page.still ? [] : [`<script type="module" src="${assets.boot}"></script>`]),
    ...(scripts ? scripts.first.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
    ...(form?.questions ? [questionsLink(form.questions, settings.locale)] : []),
    ...(scripts ? fonts : []),
  ]
  return `<!doctype html>
<html lang="${settings.locale}"${readingAttributesText(settings.reading)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
${links.join('\n')}
</head>
<body>
<div id="app"${scripts ? startNow(scripts) : ''}>${page.body}</div>
${dataElement(settingsElementId, settings)}${page.contents ? dataElement(contentsElementId, page.contents) : ''}
</body>
</html>
`
}

/** Data for scripts, which nothing in it can end. */
function dataElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Also for `boot.ts`: that the page is a form, and what its first press opens. */
function startNow({ ahead }: PageScripts): string {
  return ahead.length > 0 ? ` data-start="now" data-ahead="${ahead.join(' ')}"` : ' data-start="now"'
}

/** On the root element before anything is painted, so that no script has to put them there. */
export function readingAttributesText(reading: ReadingSettings): string {
  const attributes = Object.entries(readingAttributes(reading))
  return attributes.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('')
}

/** What a form asks first is on its way with its scripts. With credentials, as the client asks: otherwise it would be fetched again. */
function questionsLink(questions: string, locale: Locale): string {
  return `<link rel="preload" href="${questions}?locale=${locale}" as="fetch" crossorigin="use-credentials">`
}
