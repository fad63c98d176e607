import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PublicSettings } from '../src/platform/settings/public-settings.ts'
import type { RenderedPage } from '../src/render.tsx'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Page {
  status: RenderedPage['status']
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

/** A page as the build writes it: the finished document and its status. */
export interface PrerenderedPage {
  status: RenderedPage['status']
  html: string
}

/** The pages of the build, by the fingerprint of the settings they were made with, then by address. */
export type PrerenderedPages = Readonly<Record<string, Readonly<Record<string, PrerenderedPage>>>>

/** Answers a page of the site with the given settings. */
export type PageStore = (url: string, settings: PublicSettings) => Promise<Page>

export type MakePage = (url: string, settings: PublicSettings) => Promise<PrerenderedPage>

/** Two settings with the same fingerprint make the same pages. */
export function fingerprint(settings: PublicSettings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16)
}

/** Readers' own settings multiply the pages by twelve: kept are as many as take some 30 MB. */
const mostPages = 400

/** Pages come from the build where the settings are those of the build; others are made once and kept in memory. */
export function createPageStore(prerendered: PrerenderedPages, makePage: MakePage): PageStore {
  const kept = new Map<string, Promise<Page>>()
  return (url, settings) => {
    const mark = fingerprint(settings)
    const key = `${mark} ${url}`
    const known = kept.get(key)
    if (known) return known
    const made = Promise.resolve(prerendered[mark]?.[url] ?? makePage(url, settings)).then(compress)
    kept.set(key, made)
    for (const oldest of kept.keys()) if (kept.size > mostPages) kept.delete(oldest)
    made.catch(() => kept.delete(key))
    return made
  }
}

async function compress({ status, html }: PrerenderedPage): Promise<Page> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, bodies: { br, gzip: gz, identity } }
}
