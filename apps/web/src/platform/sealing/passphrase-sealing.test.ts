import { describe, expect, it } from 'vitest'
import { openWithPassphrase, sealWithPassphrase } from './passphrase-sealing.ts'

const passphrase = 'quatre mots très longs'
const draft = { answers: { mood: 'low' }, comment: 'Zoé Canari' }

describe('a file encrypted with a passphrase', () => {
  it('opens with the passphrase on another device, and cannot be read without it', async () => {
    const file = await sealWithPassphrase(crypto, draft, passphrase)
    expect(file).not.toMatch(/Canari|mood|quatre/)
    expect(await openWithPassphrase(crypto, file, passphrase)).toEqual({ kind: 'opened', value: draft })
  })

  it('is different each time', async () => {
    const files = await Promise.all([1, 2].map(() => sealWithPassphrase(crypto, draft, passphrase)))
    const [first, second] = files.map((file) => JSON.parse(file) as Record<string, string>)
    for (const part of ['salt', 'iv', 'ciphertext']) expect(first?.[part]).not.toBe(second?.[part])
  })

  it('ignores spaces around the passphrase and the normalization of accents', async () => {
    const file = await sealWithPassphrase(crypto, draft, passphrase)
    const opened = await openWithPassphrase(crypto, file, ` ${passphrase.normalize('NFD')} `)
    expect(opened.kind).toBe('opened')
  })

  it('does not open with another passphrase, or if one of its letters was changed', async () => {
    const file = await sealWithPassphrase(crypto, draft, passphrase)
    expect(await openWithPassphrase(crypto, file, 'Quatre mots très longs')).toEqual({ kind: 'closed' })
    const changed = file.replace(/"ciphertext":"(.)/, (_, letter) => `"ciphertext":"${letter === 'A' ? 'B' : 'A'}`)
    expect(await openWithPassphrase(crypto, changed, passphrase)).toEqual({ kind: 'closed' })
  })

  it.each([
    ['no JSON', 'a letter', 'no_file'],
    ['nothing', '', 'no_file'],
    ['another JSON', '{"a":1}', 'no_file'],
    ['null', 'null', 'no_file'],
    ['of a later version', '{"format":"sealed-by-passphrase","version":2}', 'other_version'],
    ['without its fields', '{"format":"sealed-by-passphrase","version":1}', 'closed'],
    ['that is too large', `{"format":"sealed-by-passphrase","version":1,"a":"${'a'.repeat(1_000_001)}"}`, 'no_file'],
  ])('is reported as such if it is %s', async (_, file, kind) => {
    expect(await openWithPassphrase(crypto, file, passphrase)).toEqual({ kind })
  })
})
