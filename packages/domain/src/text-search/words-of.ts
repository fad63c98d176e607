/** The words of a text as they are compared: in lower case, without accents, `œ` as `oe`. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
