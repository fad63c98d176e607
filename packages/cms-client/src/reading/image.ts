import * as v from 'valibot'
import { isOwnPath } from '../allowed-link.ts'
import type { Image, ImageSize } from '../image.ts'
import { related } from './envelope.ts'
import { leaveOut, type Place } from './place.ts'
import { read } from './read.ts'

const pixels = v.optional(v.nullable(v.number()))
const imageFields = v.object({
  url: v.string(),
  alternativeText: v.optional(v.nullable(v.pipe(v.string(), v.trim())), null),
  width: pixels,
  height: pixels,
  formats: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
})
const sizeFields = v.object({ url: v.pipe(v.string(), v.check(isOwnPath)), width: v.number() })

/** An image without a description, or from elsewhere, is left out: nobody may be shown what others cannot read. */
export function readImage(value: unknown, place: Place): Image | undefined {
  const { url, alternativeText, width, height, formats } = read(imageFields, value, place)
  if (!isOwnPath(url)) return leaveOut(place, 'is an image from elsewhere')
  if (!alternativeText) return leaveOut(place, 'is an image without a description')
  const sizes = readSizes(Object.values(formats ?? {}), place)
  return {
    url: place.files + url,
    alt: alternativeText,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(sizes.length > 0 ? { sizes } : {}),
  }
}

/** The picture itself is there without any of them, so one that cannot be read is none. */
function readSizes(formats: readonly unknown[], { files }: Place): ImageSize[] {
  return formats
    .flatMap((format) => {
      const { success, output } = v.safeParse(sizeFields, format)
      return success ? [{ url: files + output.url, width: output.width }] : []
    })
    .toSorted((one, other) => one.width - other.width)
}

/** The image that a field of the media library names, when it names one. */
export function readMedia(field: unknown, place: Place): Image | undefined {
  const found = related(field, place)
  return found && readImage(...found)
}
