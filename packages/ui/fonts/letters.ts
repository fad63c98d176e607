/** Everything that French and English copy and the names of most visitors are written with; the fallback faces draw the rest. */
export const letters = [charactersIn(0x20, 0x7e), charactersIn(0xc0, 0xff), 'ŒŸœ«»“”‘’–—…·•×−²³½°€→←\u00A0\u202F'].join(
  '',
)

function charactersIn(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
