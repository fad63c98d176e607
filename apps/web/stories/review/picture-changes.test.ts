import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { pictureChanges } from './picture-changes.ts'

function picture(width: number, height: number, grey: number): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(grey)
  for (let alpha = 3; alpha < png.data.length; alpha += 4) png.data[alpha] = 255
  return PNG.sync.write(png)
}
const album = (pictures: Record<string, Buffer>) => new Map(Object.entries(pictures))
const kinds = (before: Record<string, Buffer>, after: Record<string, Buffer>) =>
  pictureChanges(album(before), album(after)).map(({ name, kind }) => `${name} ${kind}`)

it('does not report identical pixels', () => {
  expect(kinds({ a: picture(4, 4, 10) }, { a: picture(4, 4, 10) })).toEqual([])
})

it('reports different pixels as a change, with a picture of the difference', () => {
  const [change] = pictureChanges(album({ a: picture(4, 4, 10) }), album({ a: picture(4, 4, 200) }))
  expect(change?.kind).toBe('changed')
  expect(PNG.sync.read(change?.difference ?? Buffer.alloc(0)).width).toBe(4)
})

it('reports a different size as a change', () => {
  expect(kinds({ a: picture(4, 4, 10) }, { a: picture(4, 6, 10) })).toEqual(['a changed'])
})

it('reports added and removed pictures', () => {
  expect(kinds({ a: picture(4, 4, 10) }, { b: picture(4, 4, 10) })).toEqual(['a gone', 'b new'])
})

it('gives each different picture a different hash', () => {
  const seen = (grey: number) => pictureChanges(new Map(), album({ a: picture(4, 4, grey) }))[0]?.seen
  expect(seen(10)).toBe(seen(10))
  expect(seen(10)).not.toBe(seen(11))
})
