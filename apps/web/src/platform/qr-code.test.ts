import jsqr from 'jsqr'
import { expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

const scale = 4
const quiet = 4

/** The text that a camera reads from the drawing. */
function readBack({ size, path }: ReturnType<typeof qrCode>): string | undefined {
  const side = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let index = 0; index < scale * scale; index += 1) {
      const column = (Number(x) + quiet) * scale + (index % scale)
      const row = (Number(y) + quiet) * scale + Math.floor(index / scale)
      pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  return jsqr(pixels, side, side)?.data
}

it.each(['https://clairmemoire.fr/essais-cliniques/predictom', 'https://clairmemoire.com/clinical-trials/precise-ad'])(
  'leads a camera to %s',
  (address) => {
    expect(readBack(qrCode(address))).toBe(address)
  },
)
