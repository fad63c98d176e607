import { seenText } from '../typed-text/typed-text.ts'

/** Letters that Unicode does not take apart into a letter and its mark, as they are typed without them. */
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
  // An apostrophe that Unicode counts among the letters.
  ʼ: ' ',
}

/** Names in these scripts are written without spaces, so each sign is a word; any other word is a row of letters and digits. */
const words =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{N}])+/gu

/** The words of a text as they are compared: in lower case, without accents or what nobody sees, `œ` as `oe` and `ł` as `l`. */
export function wordsOf(text: string): readonly string[] {
  const plain = seenText(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[œæßøđðłıħŧþʼ]/g, (letter) => plainLetters[letter] ?? letter)
  return plain.match(words) ?? []
}
