import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { WrittenDocument } from '@clairmemoire/cms-client/written-document'
import type { Core } from '@strapi/strapi'

interface NamedImage {
  /** Such as `/uploads/brain.webp`. */
  url: string
  alternativeText: string
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Puts the images that documents name into the media library, which keeps each at an address of its own. */
export async function seedMedia(strapi: Core.Strapi, folder: string, documents: readonly WrittenDocument[]) {
  const images = new Map(imagesIn(documents).map((image) => [image.url, image]))
  for (const image of images.values()) await seedImage(strapi, folder, image)
}

async function seedImage(strapi: Core.Strapi, folder: string, { url, alternativeText }: NamedImage): Promise<void> {
  if (await seededImage(strapi, url)) return
  const { base, ext } = path.parse(url)
  const filepath = path.join(folder, base)
  const { size } = await stat(filepath)
  await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: base, alternativeText } },
      files: { filepath, originalFilename: base, mimetype: types[ext], size },
    })
}

/** The file of an image that documents name by this address. */
export async function seededImage(strapi: Core.Strapi, url: unknown): Promise<Readonly<Record<string, unknown>>> {
  return strapi.db.query('plugin::upload.file').findOne({ where: { name: path.basename(String(url)) } })
}

function imagesIn(value: unknown): NamedImage[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(imagesIn)
  return isImage(value) ? [value, ...inside] : inside
}

function isImage(value: object): value is NamedImage {
  return 'alternativeText' in value && 'url' in value
}
