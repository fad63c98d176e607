import type { Study } from '@clairmemoire/domain/study'

/** Known to take people in, at one site at least. */
export function isOpen({ status, sites }: Study): boolean {
  return status === 'recruiting' && sites.some(({ recruiting }) => recruiting)
}
