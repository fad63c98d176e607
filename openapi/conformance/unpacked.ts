import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Headers, headerOf } from './exchange.ts'

const unpack = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

/** Decodes a body by its `Content-Encoding`. Throws when the bytes do not match the header. */
export function unpacked({ headers, body }: { headers: Headers; body: Buffer }): string {
  const encoding = headerOf({ headers }, 'content-encoding') ?? ''
  return (unpack.get(encoding)?.(body) ?? body).toString()
}
