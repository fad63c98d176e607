import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Pictures by name, as PNG files. */
export type Album = ReadonlyMap<string, Buffer>

export interface PictureChange {
  /** `<story>.<locale>.<width>` */
  name: string
  kind: 'changed' | 'new' | 'gone'
  /** A hash of the new picture, or `gone`. An acceptance applies only to this hash. */
  seen: string
  /** The differing pixels, as a PNG file. */
  difference?: Buffer
}

/** Returns the differences between two albums, sorted by name. Equal pictures are left out. */
export function pictureChanges(before: Album, after: Album): PictureChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return names.flatMap((name) => changeOf(name, before.get(name), after.get(name)))
}

function changeOf(name: string, before: Buffer | undefined, after: Buffer | undefined): PictureChange[] {
  if (!after) return [{ name, kind: 'gone', seen: 'gone' }]
  const seen = createHash('sha256').update(PNG.sync.read(after).data).digest('hex').slice(0, 16)
  if (!before) return [{ name, kind: 'new', seen }]
  if (before.equals(after)) return []
  const { pixels, picture } = difference(PNG.sync.read(before), PNG.sync.read(after))
  return pixels === 0 ? [] : [{ name, kind: 'changed', seen, difference: picture }]
}

/** Compares pictures of different sizes on a canvas that is large enough for both. */
function difference(before: PNG, after: PNG) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const result = new PNG({ width, height })
  const pixels = pixelmatch(onField(before).data, onField(after).data, result.data, width, height, { threshold: 0.05 })
  return { pixels, picture: PNG.sync.write(result) }

  function onField(picture: PNG): PNG {
    const field = new PNG({ width, height })
    PNG.bitblt(picture, field, 0, 0, picture.width, picture.height, 0, 0)
    return field
  }
}
