import { formsOf } from './path-forms.ts'
import type { Page, PathParams } from './site-map.ts'

/** A path that a row of the site map answers, whichever of its forms was used. */
export interface PathMatch {
  page: Page
  params: PathParams
}

interface Pattern {
  page: Page
  segments: readonly string[]
}

/** Finds the row of a path. A path that is spelled out comes before a parameter; a trailing slash makes no difference. */
export function createPathLookup(pages: readonly Page[]): (pathname: string) => PathMatch | undefined {
  const fixed = new Map<string, Page>()
  const patterns: Pattern[] = []
  for (const page of pages) {
    for (const form of formsOf(page, pages)) {
      if (form.includes(':')) patterns.push({ page, segments: form.split('/') })
      else fixed.set(withoutSlash(form), page)
    }
  }
  patterns.sort((a, b) => shapeOf(a).localeCompare(shapeOf(b)))
  return (pathname) => {
    const path = withoutSlash(pathname)
    const page = fixed.get(path)
    if (page) return { page, params: {} }
    const segments = path.split('/')
    for (const pattern of patterns) {
      const params = matchSegments(pattern.segments, segments)
      if (params) return { page: pattern.page, params }
    }
    return undefined
  }
}

/** Sorts a segment that is spelled out before a parameter. */
function shapeOf({ segments }: Pattern): string {
  return segments.map((segment) => (segment.startsWith(':') ? 1 : 0)).join('')
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function matchSegments(form: readonly string[], segments: readonly string[]): PathParams | undefined {
  if (form.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of form.entries()) {
    const segment = segments[index] ?? ''
    if (expected.startsWith(':') && segment !== '') params[expected.slice(1)] = segment
    else if (expected !== segment) return undefined
  }
  return params
}
