import { type Measured, sendMeasured } from './measured-events.ts'

/** Totals of pages read, without a cookie and without anything that recognises a visitor: what French law exempts from consent. */
export const audience = {
  tell: (measured: Measured) => {
    if (measured.kind === 'view') sendMeasured('audience', measured)
  },
}
