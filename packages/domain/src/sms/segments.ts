const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The GSM 7-bit default alphabet (3GPP TS 23.038, 6.2.1). */
const basic = `@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡${letters}ÄÖÑÜ§¿${letters.toLowerCase()}äöñüà`

/** Its extension table (6.2.1.1): each character is an escape and a second septet. */
const extension = '\f^{}\\[~]|€'

/** The septets of a text message that is sent alone, and of each segment of a longer one, which starts with a header. */
const alone = 160
const perSegment = 153

/** The number of segments of a text message; undefined if the GSM 7-bit alphabet lacks one of its characters. */
export function segmentsOf(text: string): number | undefined {
  const septets = Array.from(text, septetsOf)
  if (septets.includes(0)) return undefined
  if (septets.reduce((sum, count) => sum + count, 0) <= alone) return 1
  let [segments, filled] = [1, 0]
  for (const count of septets) {
    // The two septets of a character of the extension are in one segment.
    const fits = filled + count <= perSegment
    filled = fits ? filled + count : count
    if (!fits) segments += 1
  }
  return segments
}

/** 0 if the alphabet lacks the character. */
function septetsOf(character: string): number {
  return basic.includes(character) ? 1 : extension.includes(character) ? 2 : 0
}
