import { everyText } from './every-text.ts'
import { groupTexts } from './groups.ts'
import { type Judged, judged } from './judge.ts'

/** For each text, this many of its longest sentences are printed. */
const shown = 3

const read = await everyText()
const texts = [
  ...read.map((text) => judged(text)),
  ...groupTexts(read).map(({ text, limits }) => judged(text, limits)),
].toSorted((one, other) => hardness(one) - hardness(other))
const hard = texts.filter(({ faults }) => faults.length > 0)

process.stdout.write(`${texts.map(reportOf).join('\n\n')}\n\n${texts.length} texts, ${hard.length} beyond the limits\n`)
process.exitCode = hard.length > 0 ? 1 : 0

function reportOf({ text, score, faults }: Judged): string {
  const unit = text.locale === 'fr' ? 'Kandel-Moles' : 'grade'
  const figures = score
    ? `${unit} ${score.reading.toFixed(1)} · ${score.mean.toFixed(1)} words a sentence · ${score.longest} in the longest`
    : 'no sentence'
  const worst = score?.sentences.slice(0, shown) ?? []
  return [
    text.place,
    `  ${figures}`,
    ...worst.map((sentence) => `  – ${sentence}`),
    ...faults.map((fault) => `  ✗ ${fault}`),
  ].join('\n')
}

/** The order of the output: the hardest texts have the highest number and are printed last, next to the prompt. */
function hardness({ text, score, faults }: Judged): number {
  const reading = score === undefined ? 0 : text.locale === 'fr' ? 100 - score.reading : score.reading * 5
  return faults.length * 1_000 + reading
}
