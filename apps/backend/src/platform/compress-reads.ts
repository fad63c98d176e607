import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes below which compression does not save a packet. */
const threshold = 1024

/** The long response of this POST is about hundreds of studies and contains no secret. */
const longResponse = '/api/trials/trial-signup-recommendation'

/**
 * Compresses public reads. Responses to submitted data are not compressed, because together with text chosen by an attacker the
 * length would reveal secrets (BREACH).
 */
export async function compressReads(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.url !== longResponse) route.compress = false
  })
  await app.register(compress, {
    threshold,
    // Compressed requests are not unpacked: a decompression bomb would be unpacked before its size is checked.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
}
