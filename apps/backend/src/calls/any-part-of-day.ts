import type { Callback } from '@clairmemoire/api-client/schema'

/** For who does not say when to be called. */
export const anyPartOfDay: Callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }
