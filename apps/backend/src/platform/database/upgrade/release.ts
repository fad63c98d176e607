import manifest from '../../../../package.json' with { type: 'json' }

/** The release that this code is or becomes, such as "0.1.0". */
export const thisRelease: string = manifest.version

/** Whether one release came before another; both are three numbers with dots. */
export function isBefore(release: string, other: string): boolean {
  const [numbers, others] = [release, other].map((each) => each.split('.').map(Number))
  const index = numbers?.findIndex((number, place) => number !== others?.[place]) ?? -1
  return index >= 0 && (numbers?.[index] ?? 0) < (others?.[index] ?? 0)
}
