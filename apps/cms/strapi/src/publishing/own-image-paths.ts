import type { Modules } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'

/** Keeps the images of a running text by their path: the admin writes the address under which it was open itself. */
export function ownImagePaths(): Modules.Documents.Middleware.Middleware {
  return (context, next) => {
    const isSaved = context.action === 'create' || context.action === 'update'
    if (isSaved && kindOf(context.uid) !== undefined) shortenIn(context.params.data)
    return next()
  }
}

function shortenIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isImageNode(value)) value.image.url = value.image.url.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '')
  for (const part of Object.values(value)) shortenIn(part)
}

function isImageNode(value: object): value is { image: { url: string } } {
  if (!('type' in value) || value.type !== 'image' || !('image' in value)) return false
  const { image } = value
  return typeof image === 'object' && image !== null && 'url' in image && typeof image.url === 'string'
}
