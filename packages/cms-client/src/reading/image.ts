import * as v from 'valibot'
import { isOwnPath } from '../allowed-link.ts'
import type { Image } from '../image.ts'
import { related } from './envelope.ts'
import { leaveOut, type Place } from './place.ts'
import { read } from './read.ts'

const pixels = v.optional(v.nullable(v.number()))
const imageFields = v.object({
  url: v.string(),
  alternativeText: v.optional(v.nullable(v.pipe(v.string(), v.trim())), null),
  width: pixels,
  height: pixels,
})

/** An image without a description, or from elsewhere, is left out: nobody may be shown what others cannot read. */
export function readImage(value: unknown, place: Place): Image | undefined {
  const { url, alternativeText, width, height } = read(imageFields, value, place)
  if (!isOwnPath(url)) return leaveOut(place, 'is an image from elsewhere')
  if (!alternativeText) return leaveOut(place, 'is an image without a description')
  return { url, alt: alternativeText, ...(width ? { width } : {}), ...(height ? { height } : {}) }
}

/** The image that a field of the media library names, when it names one. */
export function readMedia(field: unknown, place: Place): Image | undefined {
  const found = related(field, place)
  return found && readImage(...found)
}
