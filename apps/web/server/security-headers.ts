import type { FastifyInstance } from 'fastify'
import { previewPath } from './preview/preview-link.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Headers of built files. They do not include the policy of pages, which would double the headers of a small file. */
const ofFiles = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** Headers of everything except built files and editors' files. */
export const headersOfPages = {
  ...ofFiles,
  'content-security-policy': contentSecurityPolicy,
  'x-frame-options': 'DENY',
  // The language switch needs the referrer to return to the page with the switch. Other sites get no referrer.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

// A drawing uploaded by an editor may contain scripts, so it is sandboxed when it is opened by itself.
const ofContent = { ...ofFiles, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

export interface HeaderSettings {
  /** The origin at which editors see drafts in a frame. */
  editors: string
  /** Includes subdomains in HSTS and allows browsers to preload it. */
  isPreloaded: boolean
}

const twoYears = 'max-age=63072000'

/** Adds the security headers to every response, including errors and proxied ones (R0-19). */
export function addSecurityHeaders(app: FastifyInstance, { editors, isPreloaded }: HeaderSettings): void {
  const transport = isPreloaded ? `${twoYears}; includeSubDomains; preload` : twoYears
  const ofPreviews = framedBy(editors)
  app.addHook('onSend', async (request, reply) => {
    const { url: route = '' } = request.routeOptions
    const isOfDraft = route === previewPath && request.url.includes('?')
    reply.headers(isOfDraft ? ofPreviews : headersFor(request.url, route))
    // Browsers ignore the header over http, and on a test machine it would block http for two years.
    if (request.protocol === 'https') reply.header('strict-transport-security', transport)
  })
}

function framedBy(origin: string): Record<string, string> {
  const { 'x-frame-options': _, ...others } = headersOfPages
  const policy = contentSecurityPolicy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`)
  return { ...others, 'content-security-policy': policy }
}

/**
 * Selects headers by the route, because an address may be written in many ways. A missing file has no route, so built files are found by
 * their prefix.
 */
function headersFor(url: string, route: string): Record<string, string> {
  if (url.startsWith('/assets/')) return ofFiles
  return route.startsWith('/cms/') ? ofContent : headersOfPages
}
