/** The only spelling of the product's name; everything that shows it imports it from here. */
export const productName = 'Clairmémoire'

/** The product's name in host names. */
export const hostName = 'clairmemoire'
