interface Exception {
  /** Matches the id of stories. */
  story: RegExp
  /** Matches a finding. */
  finding: RegExp
  reason: string
}

/** Accepted findings with their reasons. Every other finding fails the test of its story. */
const exceptions: readonly Exception[] = [
  {
    story: /^pages-(trial-finder-failures--technical-issue|articles--without-content)$/,
    finding: /^console: /,
    reason: 'The page is shown because something failed; the browser says so.',
  },
]

export function isExcepted(story: string, finding: string): boolean {
  return exceptions.some((exception) => exception.story.test(story) && exception.finding.test(finding))
}
