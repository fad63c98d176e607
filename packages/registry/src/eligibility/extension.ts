const extension =
  /\b(?:extension|roll-?over|follow-on study|OLEX?|open[- ]label (?:period|phase|part|treatment)|parent study|lead-in (?:study|trial|double-blind)|previous study|double[- ]blind (?:treatment )?(?:period|phase|part))\b/i

/** Whether one of the texts is about an extension, whose rules do not concern new participants. */
export function isOfExtension(texts: readonly string[]): boolean {
  return texts.some((text) => extension.test(text))
}
