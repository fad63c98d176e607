import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Headers, headerOf } from './exchange.ts'

/** The text of a body as every client reads it, whatever `Content-Encoding` it travelled in. Throws when the bytes are not what the header says. */
export function unpacked({ headers, body }: { headers: Headers; body: Buffer }): string {
  switch (headerOf({ headers }, 'content-encoding')) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}
