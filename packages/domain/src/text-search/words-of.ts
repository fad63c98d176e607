import { visibleText } from '../typed-text/typed-text.ts'

/** Letters that Unicode does not decompose, by their ASCII spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  // This is an apostrophe, although Unicode classifies it as a letter.
  ʼ: ' ',
}

/** These scripts have no spaces between words, so each character is a word; otherwise a word is a run of letters and digits. */
const words =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{N}])+/gu

/** The words of a text for comparison: in lower case, without accents and invisible characters, `œ` as `oe` and `ł` as `l`. */
export function wordsOf(text: string): readonly string[] {
  const plain = visibleText(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[œæßøđðłıħŧþʼ]/g, (letter) => plainLetters[letter] ?? letter)
  return plain.match(words) ?? []
}
