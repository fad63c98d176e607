export interface TitleLines {
  /** Pixels. */
  size: number
  lines: readonly string[]
}

/** Pixels that a title may take. */
const width = 660

/** The largest first: how many lines of that size the picture has room for. */
const sizes = [
  { size: 76, lines: 3 },
  { size: 64, lines: 4 },
  { size: 52, lines: 5 },
  { size: 42, lines: 7 },
] as const

/** Of a letter of Fraunces, on average and rather too much than too little. */
const widthOfLetter = 0.54

/** The title in as large a size as leaves it whole; one that is too long for any ends with an ellipsis. */
export function titleLines(title: string): TitleLines {
  for (const { size, lines: most } of sizes) {
    const lines = linesOf(title, lettersIn(size))
    if (lines.length <= most) return { size, lines }
  }
  const { size, lines: most } = sizes[3]
  const lines = linesOf(title, lettersIn(size)).slice(0, most)
  return {
    size,
    lines: lines.map((line, index) => (index === most - 1 ? `${line.slice(0, lettersIn(size) - 1)}…` : line)),
  }
}

function lettersIn(size: number): number {
  return Math.floor(width / (size * widthOfLetter))
}

/** No line has more letters than that; a longer word is cut. */
function linesOf(title: string, letters: number): readonly string[] {
  const words = title.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${letters}}`, 'gsu')) ?? [])
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > letters) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}
