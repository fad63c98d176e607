import { settingsElementId } from '../src/platform/settings/page-settings.ts'
import type { PublicSettings } from '../src/platform/settings/public-settings.ts'
import { siteMap } from '../src/routing/site-map.ts'
import type { RenderedPage } from '../src/render.tsx'
import type { ClientAssets } from './client-assets.ts'

/** The whole page around what was rendered into its mount point. */
export function htmlDocument(page: RenderedPage, settings: PublicSettings, assets: ClientAssets): string {
  const isForm = siteMap.some((row) => row.screen === page.screen && row.form)
  const links = [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...(isForm ? assets.main.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
    `<script type="module" src="${assets.boot}"></script>`,
  ]
  return `<!doctype html>
<html lang="${settings.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
${links.join('\n')}
</head>
<body>
<div id="app"${isForm ? ' data-start="now"' : ''}>${page.body}</div>
<script type="application/json" id="${settingsElementId}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}
