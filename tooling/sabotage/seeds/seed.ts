/** A defect that could slip in, and the tests that have to see it. Paths are relative to the root of the repository. */
export interface Seed {
  /** What a person would suffer from. */
  defect: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  tests: readonly string[]
}
