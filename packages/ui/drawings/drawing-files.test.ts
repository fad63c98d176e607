import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { drawingsFolder, drawingFiles } from './drawing-files.ts'

/** Bytes of Brotli. */
const atMost = 4000

test('every file is a drawing, and every drawing is a file', () => {
  expect(readdirSync(drawingsFolder).toSorted()).toEqual([...drawingFiles.keys()].toSorted())
})

describe.each([...drawingFiles])('%s', (name, text) => {
  it('is up to date with its source', () => {
    expect(readFileSync(path.join(drawingsFolder, name), 'utf8'), 'run pnpm generate').toBe(text)
  })

  it('is small', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(atMost)
  })

  it('is self-contained, as a file for an img has to be', () => {
    expect(text).not.toMatch(/NaN|undefined|\bid=|href=|<(?:image|use|style|text)\b|var\(/)
  })
})
