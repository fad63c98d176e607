import * as v from 'valibot'
import { isSitePath } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import type { Image, ImageSize } from '../rich-text.ts'
import { related } from './envelope.ts'
import * as fields from './fields.ts'
import { messageOf, warn, type ReadContext, read, within } from './read.ts'

const noPixels = messageOf({ code: 'pixels_out_of_range', max: bounds.pixels })
const pixels = v.pipe(v.number(), v.integer(noPixels), v.minValue(1, noPixels), v.maxValue(bounds.pixels, noPixels))
const side = v.optional(v.nullable(pixels))
const formatFields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.maxEntries(bounds.sizes, messageOf({ code: 'too_many_entries', max: bounds.sizes })),
)
const imageFields = v.object({
  url: v.string(),
  alternativeText: fields.optionalLabel,
  width: side,
  height: side,
  formats: v.optional(v.nullable(formatFields), null),
})
const sizeFields = v.object({ url: v.pipe(v.string(), v.check(isSitePath)), width: v.number() })

/** An image without a description or from another host is skipped, so that no reader misses content that others see. */
export function readImage(value: unknown, context: ReadContext): Image | undefined {
  const { url, alternativeText, width, height, formats } = read(imageFields, value, context)
  if (!isSitePath(url)) return warn(context, { code: 'image_from_elsewhere' })
  if (!alternativeText) return warn(context, { code: 'image_without_description' })
  const sizes = readSizes(Object.values(formats ?? {}), within(context, 'formats'))
  return {
    url: context.files + url,
    alt: alternativeText,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(sizes.length > 0 ? { sizes } : {}),
  }
}

/** Smaller versions are optional, so an unreadable one is ignored; one without dimensions is refused. */
function readSizes(formats: readonly unknown[], context: ReadContext): ImageSize[] {
  return formats
    .flatMap((format, index) => {
      const { success, output } = v.safeParse(sizeFields, format)
      if (!success) return []
      return [{ url: context.files + output.url, width: read(pixels, output.width, within(context, index, 'width')) }]
    })
    .toSorted((one, other) => one.width - other.width)
}

/** The image that a media field names, if any. */
export function readMedia(field: unknown, context: ReadContext): Image | undefined {
  const found = related(field, context)
  return found && readImage(...found)
}
