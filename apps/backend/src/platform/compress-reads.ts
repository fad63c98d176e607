import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes below which an answer travels as it is: compressed it would not fit in fewer packets. */
const threshold = 1024

/** Names every study, hundreds of them, and has no secret: the person has just sent what it is compared with. */
const longAnswer = '/api/trials/trial-signup-recommendation'

/**
 * Compresses what everyone may read. Answers to what a person sent stay as they are: compressed beside words of a stranger's
 * choice, a secret shows by the length of the answer (BREACH).
 */
export async function compressReads(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.url !== longAnswer) route.compress = false
  })
  await app.register(compress, {
    threshold,
    // A body that unpacks to gigabytes would be unpacked before its size is known.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
}
