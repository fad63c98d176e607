import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Headers, headerOf } from './exchange.ts'

const unpack = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

/** The text of a body as every client reads it, whatever `Content-Encoding` it travelled in. Throws when the bytes are not what the header says. */
export function unpacked({ headers, body }: { headers: Headers; body: Buffer }): string {
  const encoding = headerOf({ headers }, 'content-encoding') ?? ''
  return (unpack.get(encoding)?.(body) ?? body).toString()
}
