/** The only spelling of the product's name: whatever shows the name imports it. */
export const productName = 'Clairmémoire'

/** The product's name as host names begin with it. */
export const hostName = 'clairmemoire'
